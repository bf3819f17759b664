import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { appWords } from '../../shared/words.ts'

const minuteMs = 60_000

/** Shows the current time in Manila, because all times on the pages are Manila's. */
export function ManilaTime() {
  const w = useWords(appWords)
  const language = useLanguage()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), minuteMs - (now % minuteMs))
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p data-frame="time" className="no-print mt-6 text-center text-sm text-balance text-muted">
      {w.manilaTime(showListTime(new Date(now), language))}
    </p>
  )
}
