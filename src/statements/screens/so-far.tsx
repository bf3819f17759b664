import { useWords } from '../../kit/language.tsx'
import { words } from '../words.ts'

/** Marks the month that is not over. */
export function SoFar() {
  const w = useWords(words)
  return (
    <span className="rounded-full bg-info-tint px-2 text-sm font-normal text-info">{w.soFar}</span>
  )
}
