import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showClock } from '#foundation/time/shared/time.ts'
import { claimWords } from '../shared/words.ts'
import type { Claim } from './use-claim.ts'

/** Shows who else works on the subject. Empty when it is free or the caller's own. */
export function ClaimNotice({ claim }: { claim: Claim }) {
  const w = useWords(claimWords)
  const language = useLanguage()
  return (
    // Rendered even when empty: screen readers announce only what is added to an existing region.
    // `absolute` keeps the empty region from taking up a gap.
    <div role="status" className="empty:absolute">
      {claim.state === 'taken' && claim.until && (
        <Notice tone="held" title={w.takenTitle(claim.name)}>
          {w.takenMore(showClock(claim.until, language))}
        </Notice>
      )}
    </div>
  )
}
