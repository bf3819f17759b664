import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showDateTime, showListTime } from '#foundation/time/shared/time.ts'
import { userWords } from '../../shared/words.ts'

export function When({ at }: { at: Date }) {
  const language = useLanguage()
  return (
    <time
      dateTime={at.toISOString()}
      title={showDateTime(at, language)}
      className="figures whitespace-nowrap"
    >
      {showListTime(at, language)}
    </time>
  )
}

export function LoadMore({ pending, onMore }: { pending: boolean; onMore: () => void }) {
  const w = useWords(userWords)
  return (
    <Button variant="secondary" size="small" pending={pending} onClick={onMore}>
      {w.more}
    </Button>
  )
}
