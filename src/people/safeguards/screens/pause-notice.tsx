import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { SafeguardsView } from '../shared/contract.ts'
import { securityEventWords, safeguardWords } from '../shared/words.ts'

export function PauseNotice({
  pausedUntil,
  pauseReason,
}: Pick<SafeguardsView, 'pauseReason'> & { pausedUntil: Date }) {
  const w = useWords(safeguardWords)
  const events = useWords(securityEventWords)
  const language = useLanguage()
  return (
    <Notice
      tone="waiting"
      title={w.pausedTitle}
      action={
        <LinkButton to="/dashboard/chat/new-support" variant="secondary">
          {w.tellSupport}
        </LinkButton>
      }
    >
      <div className="grid gap-1.5">
        <p>
          {w.pausedUntil(showDateTime(pausedUntil, language))} {pauseReason && events[pauseReason]}
        </p>
        <p>
          {w.pausedNothingMoved} {w.notYou}
        </p>
      </div>
    </Notice>
  )
}
