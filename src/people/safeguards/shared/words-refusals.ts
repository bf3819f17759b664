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
      'To protect your money, withdrawals are paused until ' +
      `${day(figures)}.${reasonOf(figures)} No money moved. If this wasn’t you, tell our ` +
      'support at once.',
  },
  'money-locked': {
    title: 'Money Is Locked',
    message: 'You locked your money, so you can’t withdraw. No money moved. Unlock it in Settings.',
  },
}
