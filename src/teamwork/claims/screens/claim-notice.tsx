import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showClock } from '#foundation/time/shared/time.ts'
import { claimWords } from '../shared/words.ts'
import type { Claim } from './use-claim.ts'

/** Above what somebody else works on; nothing when it is free or one's own. */
export function ClaimNotice({ claim }: { claim: Claim }) {
  const w = useWords(claimWords)
  const language = useLanguage()
  return (
    // Empty it takes no room between the others, and still is there to be filled: only then is it read out.
    <div role="status" className="empty:absolute">
      {claim.state === 'taken' && claim.until && (
        <Notice tone="held" title={w.takenTitle(claim.name)}>
          {w.takenMore(showClock(claim.until, language))}
        </Notice>
      )}
    </div>
  )
}
