import { showListTime } from '../time/time.ts'
import { useLanguage, useWords } from './language.tsx'
import { useOnline } from './online.tsx'
import { words } from './words.ts'

interface Props {
  /** A query that has an answer. */
  answer: { dataUpdatedAt: number; isError: boolean }
  /** Also says when it was asked while all is well: what is always there moves nothing when it has more to say. */
  always?: boolean
  className?: string
}

/** What is older than this page was kept on the device. */
const openedAt = performance.timeOrigin

/** From when what is shown is, where it may be so no longer: without a connection, when asking again failed, and until it was asked again. */
export function AsOf({ answer, always = false, className = '' }: Props) {
  const w = useWords(words)
  const language = useLanguage()
  const online = useOnline()
  const time = showListTime(new Date(answer.dataUpdatedAt), language)
  const old = !online || answer.isError || (always && answer.dataUpdatedAt < openedAt)
  if (always && !old) return <p className={`text-sm text-muted ${className}`}>{w.updated(time)}</p>
  return (
    <p role="status" className={`text-sm text-waiting ${className}`}>
      {old && w.asOf(time)}
    </p>
  )
}
