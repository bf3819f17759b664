import { useWords } from '#foundation/kit/i18n/language.tsx'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import type { Step } from './use-steps.ts'

const order: readonly Step[] = ['amount', 'facts', 'questions', 'review']

/** Where the user is: in words, and as a bar. */
export function StepBar({ step }: { step: Step }) {
  const w = useWords(subscribeWords)
  const now = order.indexOf(step)
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{w.step(now + 1, order.length, w.steps[now] ?? '')}</p>
      <div aria-hidden className="grid grid-cols-4 gap-1.5 [--line:var(--control-line)]">
        {order.map((name, place) => (
          <span
            key={name}
            className={`h-1 rounded-full ${place <= now ? 'bg-primary' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}
