import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { ApprovalStatus } from '../shared/rules.ts'
import { approvalStatusWords } from '../shared/words.ts'

const tones: Record<ApprovalStatus, Tone> = {
  pending: 'waiting',
  approved: 'credited',
  rejected: 'failed',
  recalled: 'neutral',
  expired: 'neutral',
  outdated: 'neutral',
}

export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const w = useWords(approvalStatusWords)
  return <StatusBadge tone={tones[status]}>{w[status]}</StatusBadge>
}

/** The same in a one-line row. */
export function ApprovalStatusLine({ status }: { status: ApprovalStatus }) {
  const w = useWords(approvalStatusWords)
  return <StatusLine tone={tones[status]} word={w[status]} />
}
