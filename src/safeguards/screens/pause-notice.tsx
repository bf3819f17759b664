import { LinkButton } from '../../kit/button.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { showDateTime } from '../../time/time.ts'
import type { SafeguardsView } from '../contract.ts'
import { happened, words } from '../words.ts'

/** A running pause: until when, why, that nothing was moved, and what to do if it was somebody else. */
export function PauseNotice({
  pausedUntil,
  pauseReason,
}: Pick<SafeguardsView, 'pauseReason'> & { pausedUntil: Date }) {
  const w = useWords(words)
  const h = useWords(happened)
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
          {w.pausedUntil(showDateTime(pausedUntil, language))} {pauseReason && h[pauseReason]}
        </p>
        <p>
          {w.pausedNothingMoved} {w.notYou}
        </p>
      </div>
    </Notice>
  )
}
