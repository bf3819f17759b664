import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { Tone } from '#foundation/kit/theme/tone.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { InvestmentStatus } from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'

export const investmentTones: Record<InvestmentStatus, Tone> = {
  pending: 'waiting',
  active: 'info',
  matured: 'credited',
  cancelled: 'neutral',
  failed: 'failed',
}

export function InvestmentStatusBadge({ status }: { status: InvestmentStatus }) {
  const w = useWords(investmentWords)
  return <StatusBadge tone={investmentTones[status]}>{w.statuses[status]}</StatusBadge>
}
