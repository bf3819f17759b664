import { useWatch } from 'react-hook-form'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import { showUntil } from '../../../shared/user/deadline.ts'
import { figuresOf } from '../../../shared/user/facts.ts'
import { subscribeWords } from '../../../shared/user/words-subscribe.ts'
import { NotOwed } from '../not-owed.tsx'
import type { OpenPlan } from './open-plan.ts'

interface Props {
  offered: OpenPlan
  /** Whether the amount can be placed. */
  judge: (amountCentavos: bigint | null) => boolean
}

/** The typed amount in pesos and days: what leaves, until when it can come back, what may. */
export function AmountMeans({ offered, judge }: Props) {
  const w = useWords(subscribeWords)
  const language = useLanguage()
  const typed = parsePesos(useWatch<{ amount: string }, 'amount'>({ name: 'amount' }))
  const amount = judge(typed) ? typed : null
  if (amount === null) return null
  const { projectedReturnCentavos, worstReturnCentavos } = figuresOf(offered.terms, amount)
  const { coolingUntil, startsOn, dueOn } = offered.dates
  const on = (day: string) => w.on(showWrittenDay(day, language))
  const lines = [
    [w.today, w.meansToday(showPesos(amount))],
    [w.until(showUntil(coolingUntil, language)), w.meansCooling],
    [on(startsOn), w.meansStarts],
    [on(dueOn), w.meansDue(showPesos(projectedReturnCentavos))],
  ] as const
  return (
    <section aria-label={w.means} className="grid gap-3 rounded-card bg-sunken p-4">
      <h3 className="text-base">{w.means}</h3>
      <ol className="grid gap-3">
        {lines.map(([when, what], place) => (
          <li key={place} className="border-l-2 border-primary pl-3">
            <span className="block text-sm text-muted">{when}</span>
            {what}
            {place === lines.length - 1 && (
              <NotOwed>{w.meansWorst(showPesos(worstReturnCentavos))}</NotOwed>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
