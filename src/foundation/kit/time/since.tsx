import { useSyncExternalStore } from 'react'
import { showListTime, showRelative } from '#foundation/time/shared/time.ts'
import { useLanguage } from '../i18n/language.tsx'
import { serverNow } from './server-clock.ts'

const minute = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = serverNow()

/**
 * One clock for all of them: there are hundreds in a list, and its rows are not drawn again for the
 * time's sake.
 */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow()
    timer = setInterval(() => {
      now = serverNow()
      for (const tell of listeners) tell()
    }, minute)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/**
 * The time to the minute, for what grows older while it is looked at; never before `instant`, which
 * has happened.
 */
export function useNowAfter(instant: Date): number {
  return Math.max(
    useSyncExternalStore(subscribe, () => now),
    instant.getTime(),
  )
}

/** '5 minutes ago', where nothing else can be pressed; a pointer over it shows the time itself. */
export function Since({ instant, className }: { instant: Date; className?: string }) {
  const language = useLanguage()
  const after = useNowAfter(instant)
  return (
    <time
      dateTime={instant.toISOString()}
      title={showListTime(instant, language)}
      className={className}
    >
      {showRelative(instant, new Date(after), language)}
    </time>
  )
}
