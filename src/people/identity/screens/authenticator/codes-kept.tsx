import { useId, useState, type ReactNode } from 'react'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { authenticatorWords } from '../../shared/words-authenticator.ts'

/**
 * A checkbox that confirms that the codes, which are shown only once, are kept. `isKept` returns
 * whether it is checked, and shows an error when it is not.
 */
export function useCodesKept(): { tick: ReactNode; isKept: () => boolean } {
  const w = useWords(authenticatorWords)
  const id = useId()
  const [kept, setKept] = useState(false)
  const [missed, setMissed] = useState(false)
  const tick = (
    <div className="grid gap-1">
      <label className="target flex cursor-pointer items-start gap-3 py-2.5">
        <input
          type="checkbox"
          checked={kept}
          onChange={({ target }) => {
            setKept(target.checked)
            setMissed(false)
          }}
          aria-describedby={missed ? `${id}-error` : undefined}
          aria-invalid={missed || undefined}
          className="my-[calc((1lh-1.25rem)/2)] size-5 shrink-0 cursor-pointer accent-primary"
        />
        <span>{w.codesKept}</span>
      </label>
      <FieldError id={`${id}-error`} error={missed ? w.codesKeptMissing : undefined} />
    </div>
  )
  const isKept = () => {
    setMissed(!kept)
    return kept
  }
  return { tick, isKept }
}
