import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { OwnerSafeguards } from '../shared/contract.ts'
import { ownerSafeguardWords } from '../shared/words-staff.ts'

interface Props {
  safeguards: OwnerSafeguards | undefined
  /** A payment is being decided here. */
  beforePaying?: boolean
}

/** For the staff: the user said "This was not me", locked the money, or is in a pause. */
export function OwnerSafeguardsNotice({ safeguards, beforePaying = false }: Props) {
  const w = useWords(ownerSafeguardWords)
  const language = useLanguage()
  if (!safeguards) return null
  const { lockedAt, notMeAt, pausedUntil } = safeguards
  const paused = pausedUntil && w.pausedUntil(showDateTime(pausedUntil, language))
  if (!lockedAt) return paused && !beforePaying ? <Notice tone="waiting">{paused}</Notice> : null
  const lines = [
    notMeAt
      ? w.notMe(showDateTime(notMeAt, language))
      : w.ownLock(showDateTime(lockedAt, language)),
    beforePaying && w.askFirst,
    notMeAt && !beforePaying && w.loginProtected,
    paused,
  ]
  return (
    <Notice tone="failed" title={w.lockedTitle}>
      {lines.filter(Boolean).join(' ')}
    </Notice>
  )
}
