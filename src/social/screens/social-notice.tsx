import { tell } from '../../contract/refusal.ts'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import type { Outcome } from '../rules.ts'
import { refusals, words } from '../words.ts'

/** What came of a way to a provider, as the address tells it. */
export function SocialNotice({ outcome }: { outcome: Outcome }) {
  const w = useWords(words)
  const no = useWords(refusals)
  if (outcome === 'connected') {
    return (
      <div role="status">
        <Notice tone="credited" title={w.connectedTitle}>
          {w.connectedMore}
        </Notice>
      </div>
    )
  }
  return (
    <div role="alert">
      <Notice tone="failed" title={no[outcome].title}>
        {tell(no[outcome])}
      </Notice>
    </div>
  )
}
