import { showAge } from '#foundation/time/shared/line-time.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { waitingAge, type Age, type Patience } from '#foundation/time/shared/waiting-age.ts'
import { useLanguage, useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { useNowAfter } from './since.tsx'

const tones: Record<Age, string> = {
  fresh: 'text-muted',
  long: 'font-medium text-waiting',
  late: 'font-semibold text-failed',
}

/**
 * '2h 45m', kept up to date, in a one-line row. With `patience` it says in a colour and a word when
 * that is too long. A pointer over it shows the exact time.
 */
export function AgeSince({ instant, patience }: { instant: Date; patience?: Patience | false }) {
  const w = useWords(kitListWords)
  const language = useLanguage()
  const now = useNowAfter(instant)
  const age = patience ? waitingAge(patience, instant, now) : 'fresh'
  return (
    <time
      dateTime={instant.toISOString()}
      title={showListTime(instant, language)}
      className={`figures ${tones[age]}`}
    >
      {showAge(now - instant.getTime(), language)}
      {age === 'late' && ` ${w.late}`}
    </time>
  )
}
