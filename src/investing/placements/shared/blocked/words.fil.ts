import { showDateTime } from '#foundation/time/shared/time.ts'
import type { blockedTexts } from './words.ts'

export const blockedTextsFil: typeof blockedTexts = {
  login: ({ status }) =>
    status === 'suspended' ? 'Suspendido ang login mo' : 'Hindi pa na-verify ang email mo',
  locked: 'Naka-lock ang pera mo',
  paused: ({ until = '' }) =>
    'May nagbago sa login mo, kaya nakahinto ang pera mo hanggang ' +
    showDateTime(new Date(until), 'fil'),
  contact: 'Sumulat sa aming suporta.',
  unlock:
    'I-unlock ito sa Mga setting, saka subukan ulit. Kung hindi ikaw ang nag-lock, sumulat sa ' +
    'aming suporta.',
  afterPause:
    'Subukan ulit pagkatapos niyon. Kung hindi ikaw ang nagbago, sumulat agad sa aming suporta.',
}
