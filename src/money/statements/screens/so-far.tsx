import { useWords } from '#foundation/kit/i18n/language.tsx'
import { statementWords } from '../shared/words.ts'

/** Marks the month that is not over. */
export function SoFar() {
  const w = useWords(statementWords)
  return (
    <span className="rounded-full bg-info-tint px-2 text-sm font-normal text-info">{w.soFar}</span>
  )
}
