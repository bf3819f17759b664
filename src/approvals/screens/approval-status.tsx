import { useWords } from '../../kit/language.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { Tone } from '../../kit/tone.tsx'
import type { ApprovalStatus } from '../rules.ts'
import { statusWords } from '../words.ts'

const tones: Record<ApprovalStatus, Tone> = {
  pending: 'waiting',
  approved: 'credited',
  rejected: 'failed',
  recalled: 'neutral',
  expired: 'neutral',
  outdated: 'neutral',
}

export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const w = useWords(statusWords)
  return <StatusBadge tone={tones[status]}>{w[status]}</StatusBadge>
}
