import { useEffect, useState } from 'react'
import { showListTime, showRelative } from '#foundation/time/shared/time.ts'
import { useLanguage } from '../i18n/language.tsx'
import { serverNow } from './server-clock.ts'

const minute = 60_000

/** '5 minutes ago', kept up to date. A pointer over it, or a tap, shows the exact time. */
export function RelativeTime({ instant, className = '' }: { instant: Date; className?: string }) {
  const language = useLanguage()
  const [exact, setExact] = useState(false)
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minute)
    return () => clearInterval(timer)
  }, [])
  const absolute = showListTime(instant, language)
  // An instant after the last render is not in the future.
  const relative = showRelative(instant, new Date(Math.max(now, instant.getTime())), language)
  return (
    <button
      type="button"
      title={absolute}
      onClick={() => setExact(!exact)}
      className={
        'target figures relative inline-flex items-center justify-end text-sm text-muted ' +
        className
      }
    >
      <time dateTime={instant.toISOString()}>{exact ? absolute : relative}</time>
    </button>
  )
}
