import { showListTime, showRelative } from '#foundation/time/shared/time.ts'
import { createStore, useStore } from '../data/store.ts'
import { useLanguage } from '../i18n/language.tsx'
import { serverNow } from './server-clock.ts'

const minute = 60_000

/** One clock for all: a list has hundreds of them, and its rows do not render again for the time. */
const clock = createStore(serverNow(), () => {
  const tick = () => clock.set(serverNow())
  tick()
  const timer = setInterval(tick, minute)
  return () => clearInterval(timer)
})

/**
 * The time to the minute, for what grows older while it is looked at; never before `instant`, which
 * has happened.
 */
export function useNowAfter(instant: Date): number {
  return Math.max(useStore(clock), instant.getTime())
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
