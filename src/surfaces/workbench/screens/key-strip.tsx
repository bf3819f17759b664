import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeysOn } from '#foundation/kit/overlay/keys.ts'
import { workbenchWords } from '../shared/words.ts'

/** The keys of the workbench, hidden on touch screens. */
export function KeyStrip() {
  const w = useWords(workbenchWords)
  const on = useKeysOn()
  const keys = [
    ['J', w.keyDown],
    ['K', w.keyUp],
    ['Enter', w.keyOpen],
    ['A', w.keyApprove],
    ['P', w.keyPay],
    ['R', w.keyReject],
    ['Esc', w.keyClose],
  ] as const
  if (!on) return null
  return (
    <section aria-label={w.keys} className="mt-6 hidden pointer-fine:block">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line pt-3 text-sm text-muted">
        {keys.map(([key, does]) => (
          <li key={key} className="flex items-center gap-1.5">
            <KeyHint>{key}</KeyHint>
            <span className="sr-only">{key}</span>
            {does}
          </li>
        ))}
      </ul>
    </section>
  )
}
