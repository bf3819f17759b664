import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { revealReasonMin, type RevealRefusal } from './rules-reveal.ts'

export const revealWords = {
  reveal: 'Show the number',
  title: 'Show the whole account number',
  why: 'Why do you need it?',
  hint: 'Your reason is kept with your name.',
  failed: 'The number could not be shown',
  concealsAgain: (seconds: number) => `Hidden again after ${seconds} seconds.`,
  conceal: 'Hide the number',
  cancel: 'Cancel',
}

export const revealRefusals: Record<RevealRefusal, RefusalWords> = {
  'reveal-reason-required': {
    title: 'Reason Needed',
    message: `Write why you need the number, in ${revealReasonMin} letters at least.`,
  },
}
