import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { blockedTexts as blocked } from './blocked/words.ts'
import { rollObstacles, type RollObstacle } from './rolls/words.ts'
import type { MaturityRefusal } from './rules-maturity.ts'

const nothingChanged = 'Nothing Changed'
const goesOn = 'the investment goes on as it was. No money was moved.'
const notLeft = 'Not Ended'
const notSaved = 'Not Saved'
const notFiled = 'Request Not Sent'

export const maturityRefusals: Record<MaturityRefusal, RefusalWords> = {
  'placement-not-found': {
    title: 'Not Found',
    message: 'This investment was not found. No money was moved.',
  },
  'user-not-active': {
    title: nothingChanged,
    message: (figures) => `${blocked.login(figures)}, so ${goesOn} ${blocked.contact}`,
  },
  'money-locked': {
    title: nothingChanged,
    message: `${blocked.locked}, so ${goesOn} ${blocked.unlock}`,
  },
  'money-paused': {
    title: nothingChanged,
    message: (figures) => `${blocked.paused(figures)}, and ${goesOn} ${blocked.afterPause}`,
  },
  'exit-not-active': {
    title: notLeft,
    message: 'Only an active investment can be ended early. No money was moved.',
  },
  'exit-matured': {
    title: notLeft,
    message:
      'The term of this investment is over, so it can no longer be ended early. There is no fee. ' +
      'No money was moved.',
  },
  'exit-not-allowed': {
    title: notLeft,
    message: 'This plan cannot be ended early. No money was moved.',
  },
  'quote-not-found': {
    title: notLeft,
    message: 'We could not find this quote. Please ask for a new one. No money was moved.',
  },
  'quote-over': {
    title: 'Quote Expired',
    message: 'A quote is valid for 10 minutes. Please ask for a new one. No money was moved.',
  },
  'roll-not-open': {
    title: notSaved,
    message: (figures) =>
      `You can choose this from ${figures['days']} days before maturity until the day before. ` +
      'Your payout goes to your wallet. No money was moved.',
  },
  'roll-other-plan': {
    title: notSaved,
    message: 'You can roll over into the same plan only. No money was moved.',
  },
  'roll-not-placeable': {
    title: notSaved,
    message: (figures) =>
      `${rollObstacles[figures['obstacle'] as RollObstacle](figures)} Your payout goes to your ` +
      'wallet. No money was moved.',
  },
  'roll-other-questions': {
    title: notSaved,
    message:
      'The current terms have different questions. Reload the page, answer them, and choose ' +
      'again. No money was moved.',
  },
  'impair-not-open': {
    title: notFiled,
    message: 'Only an active or due investment can be impaired. No money was moved.',
  },
  'impair-not-less': {
    title: notFiled,
    message:
      'The amount back must be less than the principal. Only a late investment may end with ' +
      'all of it and no return. No money was moved.',
  },
  'impair-pool-can-pay': {
    title: 'Can Be Paid',
    message:
      'Its pool can pay the return now, so it cannot end without one. It is paid with the next ' +
      'maturities. No money was moved.',
  },
  'impair-own': {
    title: notFiled,
    message: 'You cannot decide about your own investment. No money was moved.',
  },
}
