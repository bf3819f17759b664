import type { Figures, RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { blockedTexts as blocked } from './blocked/words.ts'
import { changeWords } from './changes/words-changes.ts'
import type { ChangedTerm, PlacementRefusal } from './rules.ts'
import { showUntil } from './user/deadline.ts'

const notPlaced = 'Nothing Was Placed'
const walletUntouched = 'Your money stays in your wallet.'

export const placementRefusals: Record<PlacementRefusal, RefusalWords> = {
  'below-minimum': {
    title: 'Amount Too Small',
    message: ({ minimum }) => `Place at least ${minimum}. ${walletUntouched}`,
  },
  'off-step': {
    title: 'Not a Multiple of the Step',
    message: ({ step }) => `Place a multiple of ${step}. ${walletUntouched}`,
  },
  'above-total-cap': {
    title: 'Offer Nearly Full',
    message: ({ left }) =>
      `Only ${left} more fits into this offer. Place that or less. ${walletUntouched}`,
  },
  'above-user-cap': {
    title: 'Above Your Limit',
    message: ({ left, used, cap }) =>
      `One person may place ${cap} under the permission of this offer. You have used ${used} of ` +
      `it and can place up to ${left} more. ${walletUntouched}`,
  },
  'insufficient-balance': {
    title: 'Insufficient Balance',
    message: `The amount is more than you have available. ${walletUntouched}`,
  },
  'terms-changed': {
    title: 'The Terms Have Changed',
    message: ({ changed = '' }: Figures) =>
      `Since you opened this page, this changed: ${listTerms(changed)}. Read the new terms, ` +
      `then decide again. ${walletUntouched}`,
  },
  'answer-wrong': {
    title: 'Not Every Answer Is Right',
    message: `Read why, and answer the three questions again. ${walletUntouched}`,
  },
  'user-not-active': {
    title: notPlaced,
    message: (figures) =>
      `${blocked.login(figures)}, so nothing was placed. ${walletUntouched} ${blocked.contact}`,
  },
  'money-locked': {
    title: 'Your Money Is Locked',
    message: `${blocked.locked}, so nothing was placed. ${walletUntouched} ${blocked.unlock}`,
  },
  'money-paused': {
    title: 'Your Money Is Paused',
    message: (figures) =>
      `${blocked.paused(figures)}. Nothing was placed. ${walletUntouched} ${blocked.afterPause}`,
  },
  'placement-not-found': {
    title: 'Not Found',
    message: 'This investment was not found. No money was moved.',
  },
  'cooling-over': {
    title: 'Too Late To Cancel',
    message: ({ until = '' }: Figures) =>
      `You could cancel until ${showUntil(new Date(until), 'en')}. The term has begun, and your ` +
      'money stays placed.',
  },
  'placement-ended': {
    title: 'Already Ended',
    message: 'This investment has ended. No money was moved.',
  },
}

export function listTerms(changed: string): string {
  return changed
    .split(',')
    .map((term) => changeWords.terms[term as ChangedTerm])
    .join(', ')
}
