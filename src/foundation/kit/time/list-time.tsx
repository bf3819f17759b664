import { showLineTime } from '#foundation/time/shared/line-time.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { useLanguage } from '../i18n/language.tsx'

/** A time in a table of the console. A pointer over it shows the exact time. */
export function ListTime({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <time
      dateTime={at.toISOString()}
      title={showDateTime(at, language)}
      className="figures text-[min(1em,7vw)] whitespace-nowrap"
    >
      {showLineTime(at, language)}
    </time>
  )
}
