import { useEffect, useState } from 'react'
import { showListTime } from '#foundation/time/shared/time.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from './online.tsx'

interface Props {
  /** A query that has an answer. */
  answer: { dataUpdatedAt: number; isError: boolean }
  /**
   * Also says when it was asked while all is well: what is always there moves nothing when it has
   * more to say.
   */
  always?: boolean
  className?: string
}

/** What is older than this page was kept on the device. */
const openedAt = performance.timeOrigin
/** Most answers are there before anybody could read that they are awaited. */
const quietMs = 3000

/**
 * From when what is shown is, where it may be so no longer: without a connection, when asking again
 * failed, and when it takes long to be asked again.
 */
export function AsOf({ answer, always = false, className = '' }: Props) {
  const w = useWords(kitWords)
  const language = useLanguage()
  const online = useOnline()
  const time = showListTime(new Date(answer.dataUpdatedAt), language)
  const lasting = useLasting(always && answer.dataUpdatedAt < openedAt)
  const old = !online || answer.isError || lasting
  if (always && !old) return <p className={`text-sm text-muted ${className}`}>{w.updated(time)}</p>
  return (
    <p role="status" className={`text-sm text-waiting ${className}`}>
      {old && w.asOf(time)}
    </p>
  )
}

function useLasting(awaited: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!awaited) return
    const timer = setTimeout(() => setLasting(true), quietMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [awaited])
  return lasting
}
