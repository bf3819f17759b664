import type { Figures } from '#foundation/contract/shared/refusal.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { isSecurityEvent } from './rules.ts'
import type { safeguardRefusals } from './words-refusals.ts'
import { securityEventWordsFil } from './words.fil.ts'

const day = (figures: Figures) => showDateTime(new Date(figures['until'] ?? ''), 'fil')

function reasonOf(figures: Figures): string {
  const event = figures['event']
  return isSecurityEvent(event) ? ` ${securityEventWordsFil[event]}` : ''
}

export const safeguardRefusalsFil: typeof safeguardRefusals = {
  'withdrawals-paused': {
    title: 'Nakahinto ang mga withdrawal',
    message: (figures) =>
      'Para protektado ang pera mo, nakahinto ang mga withdrawal hanggang ' +
      `${day(figures)}.${reasonOf(figures)} Walang perang gumalaw. Kung hindi ikaw ito, ` +
      'sabihin agad sa aming suporta.',
  },
  'money-locked': {
    title: 'Naka-lock ang pera',
    message:
      'Ni-lock mo ang pera mo, kaya hindi ka makaka-withdraw. Walang perang gumalaw. I-unlock ' +
      'ito ' +
      'sa Mga setting.',
  },
}
