import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import type { SignInOutcome } from '../shared/rules.ts'
import { socialRefusals, socialWords } from '../shared/words.ts'

/** The outcome of a sign-in or connection of a provider, which the address names. */
export function SocialNotice({ outcome }: { outcome: SignInOutcome }) {
  const w = useWords(socialWords)
  const refusals = useWords(socialRefusals)
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
      <Notice tone="failed" title={refusals[outcome].title}>
        {refusalMessage(refusals[outcome])}
      </Notice>
    </div>
  )
}
