import { useWords } from '../../kit/language.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { Tone } from '../../kit/tone.tsx'
import type { InvestmentStatus } from '../rules.ts'
import { words } from '../words.ts'

export const tones: Record<InvestmentStatus, Tone> = {
  pending: 'waiting',
  active: 'info',
  matured: 'credited',
  cancelled: 'neutral',
  failed: 'failed',
}

export function InvestmentStatusBadge({ status }: { status: InvestmentStatus }) {
  const w = useWords(words)
  return <StatusBadge tone={tones[status]}>{w.statuses[status]}</StatusBadge>
}
