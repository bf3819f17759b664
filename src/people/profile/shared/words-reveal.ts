import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { revealReasonMin, type RevealRefusal } from './rules-reveal.ts'

export const revealWords = {
  reveal: 'Show the number',
  title: 'Show the full account number',
  why: 'Why do you need it?',
  hint: 'We record your reason with your name.',
  failed: 'Couldn’t show the number',
  concealsAgain: (seconds: number) => `Hidden again after ${seconds} seconds.`,
  conceal: 'Hide the number',
  cancel: 'Cancel',
}

export const revealRefusals: Record<RevealRefusal, RefusalWords> = {
  'reveal-reason-required': {
    title: 'Reason Needed',
    message: `Say why you need the number, in at least ${revealReasonMin} letters.`,
  },
}
