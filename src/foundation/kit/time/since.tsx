import { showListTime, showRelative, showRelativeBriefly } from '#foundation/time/shared/time.ts'
import { createStore, useStore } from '../data/store.ts'
import { useLanguage } from '../i18n/language.tsx'
import { serverNow } from './server-clock.ts'

const minute = 60_000

/** One clock for all: a list has hundreds of times, and its rows must not render again for them. */
const clock = createStore(serverNow(), () => {
  const tick = () => clock.set(serverNow())
  tick()
  const timer = setInterval(tick, minute)
  return () => clearInterval(timer)
})

/** Sets the time that the server renders a page at. In the browser the clock runs by itself. */
export function setRenderedTime(now: number): void {
  clock.set(now)
}

/** The current time, updated each minute; never before `instant`, which has happened. */
export function useNowAfter(instant: Date): number {
  return Math.max(useStore(clock), instant.getTime())
}

interface SinceProps {
  instant: Date
  className?: string
  /** '5 minutes', where the whole has no room. */
  brief?: boolean
}

/** '5 minutes ago', inside links and buttons. A pointer over it shows the exact time. */
export function Since({ instant, className, brief = false }: SinceProps) {
  const language = useLanguage()
  const after = useNowAfter(instant)
  const show = brief ? showRelativeBriefly : showRelative
  return (
    <time
      dateTime={instant.toISOString()}
      title={showListTime(instant, language)}
      className={className}
    >
      {show(instant, new Date(after), language)}
    </time>
  )
}
