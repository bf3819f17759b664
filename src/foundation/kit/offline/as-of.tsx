import { useEffect, useState } from 'react'
import { showListTime } from '#foundation/time/shared/time.ts'
import { FetchFailed } from '../data/fetch-failed.tsx'
import { isSignedOut } from '../form/refusals.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from './online.tsx'

interface Props {
  /** A query with an answer. */
  answer: KeptQuery & { dataUpdatedAt: number; isError: boolean }
  /** The notice of the specification when the newest answer could not be had. */
  failed?: string
  /** Always shows the time, so that nothing moves when a warning is added. */
  always?: boolean
  /** On a teal field. */
  onDeep?: boolean
  className?: string
}

interface KeptQuery {
  error?: unknown
  refetch?: () => unknown
}

/** An answer older than this page was kept on the device. */
const openedAt = performance.timeOrigin
/** Most refetches end before anybody could read that one is under way. */
const quietMs = 3000

/**
 * Says how old an answer is while it may be out of date: offline, after a failed refetch, and while
 * a refetch takes long.
 */
export function AsOf({ answer, failed, always = false, onDeep = false, className = '' }: Props) {
  const w = useWords(kitWords)
  const language = useLanguage()
  const online = useOnline()
  const time = showListTime(new Date(answer.dataUpdatedAt), language)
  const lasting = useLasting(always && answer.dataUpdatedAt < openedAt)
  const old = !online || answer.isError || lasting
  const [calm, warning] = onDeep
    ? ['text-on-deep-muted', 'text-mango']
    : ['text-muted', 'text-waiting']
  if (always && !old) return <p className={`text-sm ${calm} ${className}`}>{w.updated(time)}</p>
  return (
    <>
      {failed !== undefined && answer.isError && (
        <RefetchFailed title={failed} answer={answer} className={`my-2 ${className}`} />
      )}
      <p role="status" className={`text-sm ${warning} ${className}`}>
        {old && w.asOf(time)}
      </p>
    </>
  )
}

interface RefetchFailedProps {
  title: string
  answer: KeptQuery
  className?: string
}

/** Above an answer that is kept. Offline the banner says it all, and trying again is no use. */
export function RefetchFailed({ title, answer, className = '' }: RefetchFailedProps) {
  const online = useOnline()
  if (!answer.error || !online || isSignedOut(answer.error)) return null
  return (
    <div className={className}>
      <FetchFailed title={title} error={answer.error} onRetry={() => void answer.refetch?.()} />
    </div>
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
