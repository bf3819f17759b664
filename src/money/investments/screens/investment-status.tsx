import { useWords } from '#foundation/kit/i18n/language.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import type { InvestmentStatus } from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'
import { investmentTones } from './investment-tones.ts'

export function InvestmentStatusBadge({ status }: { status: InvestmentStatus }) {
  const w = useWords(investmentWords)
  return <StatusBadge tone={investmentTones[status]}>{w.statuses[status]}</StatusBadge>
}
