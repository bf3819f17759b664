import type { Figures, RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { isSecurityEvent, type SafeguardRefusal } from './rules.ts'
import { securityEventWords } from './words.ts'

const day = (figures: Figures) => showDateTime(new Date(figures['until'] ?? ''))

function reasonOf(figures: Figures): string {
  const event = figures['event']
  return isSecurityEvent(event) ? ` ${securityEventWords[event]}` : ''
}

export const safeguardRefusals: Record<SafeguardRefusal, RefusalWords> = {
  'withdrawals-paused': {
    title: 'Withdrawals Paused',
    message: (figures) =>
      'To protect your money, no withdrawal is taken until ' +
      `${day(figures)}.${reasonOf(figures)} No money was moved. If this was not you, tell ` +
      'our support at once.',
  },
  'money-locked': {
    title: 'Money Is Locked',
    message:
      'You have locked your money, so nothing can be withdrawn. No money was moved. You ' +
      'can unlock it in Settings.',
  },
}
