import { showListTime } from '../time/time.ts'
import { useLanguage, useWords } from './language.tsx'
import { useOnline } from './online.tsx'
import { words } from './words.ts'

interface Props {
  /** A query that has an answer. */
  answer: { dataUpdatedAt: number; isError: boolean }
  className?: string
}

/** What is older than this page was kept on the device. */
const openedAt = performance.timeOrigin

/** From when what is shown is, where it may be so no longer: without a connection, when asking again failed, and until it was asked again. */
export function AsOf({ answer, className = '' }: Props) {
  const w = useWords(words)
  const language = useLanguage()
  const online = useOnline()
  return (
    <p role="status" className={`text-sm text-waiting ${className}`}>
      {(!online || answer.isError || answer.dataUpdatedAt < openedAt) && w.asOf(showListTime(new Date(answer.dataUpdatedAt), language))}
    </p>
  )
}
