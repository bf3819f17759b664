import type { Figures } from '#foundation/contract/shared/refusal.ts'
import { blockedTextsFil as blocked } from './blocked/words.fil.ts'
import { changeWordsFil } from './changes/words-changes.fil.ts'
import type { ChangedTerm } from './rules.ts'
import { showUntil } from './user/deadline.ts'
import type { placementRefusals } from './words.ts'

const notPlaced = 'Walang nailagay'
const walletUntouched = 'Nasa wallet mo pa rin ang pera mo.'

export const placementRefusalsFil: typeof placementRefusals = {
  'below-minimum': {
    title: 'Masyadong mababa ang halaga',
    message: ({ minimum }) => `Maglagay ng hindi bababa sa ${minimum}. ${walletUntouched}`,
  },
  'off-step': {
    title: 'Hindi tugma ang halaga',
    message: ({ step }) => `Maglagay ng halagang mahahati sa ${step}. ${walletUntouched}`,
  },
  'above-total-cap': {
    title: 'Halos puno na ang alok',
    message: ({ left }) =>
      `${left} na lang ang kasya sa alok na ito. Iyon o mas mababa ang ilagay. ${walletUntouched}`,
  },
  'above-user-cap': {
    title: 'Lampas sa limitasyon mo',
    message: ({ left, used, cap }) =>
      `${cap} ang puwedeng ilagay ng isang tao sa ilalim ng pahintulot ng alok na ito. Nagamit ` +
      `mo na ang ${used} nito, at hanggang ${left} pa ang mailalagay mo. ${walletUntouched}`,
  },
  'insufficient-balance': {
    title: 'Kulang ang balanse',
    message: `Mas malaki ang halaga kaysa sa magagamit mo. ${walletUntouched}`,
  },
  'terms-changed': {
    title: 'Nagbago ang mga kondisyon',
    message: ({ changed = '' }: Figures) =>
      `Mula nang buksan mo ang pahinang ito, ito ang nagbago: ${listTermsFil(changed)}. Basahin ` +
      `ang bagong kondisyon, saka magpasya ulit. ${walletUntouched}`,
  },
  'answer-wrong': {
    title: 'May maling sagot',
    message: `Basahin kung bakit, at sagutin ulit ang tatlong tanong. ${walletUntouched}`,
  },
  'user-not-active': {
    title: notPlaced,
    message: (figures) =>
      `${blocked.login(figures)}, kaya walang nailagay. ${walletUntouched} ${blocked.contact}`,
  },
  'money-locked': {
    title: 'Naka-lock ang pera mo',
    message: `${blocked.locked}, kaya walang nailagay. ${walletUntouched} ${blocked.unlock}`,
  },
  'money-paused': {
    title: 'Nakahinto ang pera mo',
    message: (figures) =>
      `${blocked.paused(figures)}. Walang nailagay. ${walletUntouched} ${blocked.afterPause}`,
  },
  'placement-not-found': {
    title: 'Hindi nakita',
    message: 'Hindi nakita ang investment na ito. Walang perang gumalaw.',
  },
  'cooling-over': {
    title: 'Hindi na makakansela',
    message: ({ until = '' }: Figures) =>
      `Hanggang ${showUntil(new Date(until), 'fil')} ka lang puwedeng magkansela. Nagsimula na ` +
      'ang termino nito, at nakalagay pa rin ang pera mo.',
  },
  'placement-ended': {
    title: 'Tapos na',
    message: 'Tapos na ang investment na ito. Walang perang gumalaw.',
  },
}

export function listTermsFil(changed: string): string {
  return changed
    .split(',')
    .map((term) => changeWordsFil.terms[term as ChangedTerm])
    .join(', ')
}
