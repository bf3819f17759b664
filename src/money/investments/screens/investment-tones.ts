import type { Tone } from '#foundation/kit/theme/tone.tsx'
import type { InvestmentStatus } from '../shared/rules.ts'

export const investmentTones: Record<InvestmentStatus, Tone> = {
  pending: 'waiting',
  active: 'info',
  matured: 'credited',
  cancelled: 'neutral',
  failed: 'failed',
}
