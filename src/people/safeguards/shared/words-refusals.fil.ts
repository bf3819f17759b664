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
      'Para maprotektahan ang pera mo, walang tatanggaping withdrawal hanggang ' +
      `${day(figures)}.${reasonOf(figures)} Walang perang nagalaw. Kung hindi ikaw ito, ` +
      'sabihin agad sa aming suporta.',
  },
  'money-locked': {
    title: 'Naka-lock ang pera',
    message:
      'Ni-lock mo ang pera mo, kaya walang maaaring i-withdraw. Walang perang nagalaw. ' +
      'Maaari mo itong i-unlock sa Settings.',
  },
}
