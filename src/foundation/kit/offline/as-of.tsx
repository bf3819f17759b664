import { useEffect, useState } from 'react'
import { showListTime } from '#foundation/time/shared/time.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from './online.tsx'

interface Props {
  /** A query with an answer. */
  answer: { dataUpdatedAt: number; isError: boolean }
  /** Always shows the time, so that nothing moves when a warning is added. */
  always?: boolean
  className?: string
}

/** An answer older than this page was kept on the device. */
const openedAt = performance.timeOrigin
/** Most refetches end before anybody could read that one is under way. */
const quietMs = 3000

/**
 * Says how old an answer is while it may be out of date: offline, after a failed refetch, and while
 * a refetch takes long.
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
