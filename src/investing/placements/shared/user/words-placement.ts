import { rollObstacles } from '../rolls/words.ts'
import type { PlacementState } from '../states.ts'
import type { TermDay } from './dates.ts'

const term: Record<TermDay['name'], string> = {
  starts: 'Term begins',
  began: 'Term began',
  ends: 'Term ends',
  ended: 'Term ended',
  agreed: 'Term was to end',
}

const endedOn: Partial<Record<PlacementState, string>> = {
  paid: 'Paid on',
  rolled: 'Rolled over on',
  exited: 'Ended early on',
  cancelled: 'Cancelled on',
  impaired: 'Ended on',
}

/** The page of one placement: cancel, leave early, roll over, and what happened so far. */
export const placementWords = {
  back: 'All investments',
  failed: 'Error Fetching Investment',
  missing: 'This investment was not found, or it is not yours.',
  placed: 'Placed',
  worst: 'Comes back in the worst case',
  comesBack: 'Projected to come back, after tax',
  cameBack: 'Came back',
  placedAgain: 'Rolled over',
  gain: 'Projected return, before tax',
  gainPaid: 'Return, before tax',
  tax: (rate: string) => `Tax withheld, ${rate}`,
  taxAhead: (rate: string) => `Tax to be withheld, ${rate}`,
  noTax: 'No tax class was set for this plan.',
  lost: 'Lost',
  term,
  endedOn,
  facts: 'Key facts',
  factsAccepted: 'The terms as you accepted them. Nobody can change them.',
  factsRead: 'Read them',
  termsAccepted: 'The terms you accepted',
  openPlacement: 'Open the investment',
  plan: 'Plan',
  planVersion: (plan: string, version: number) => `${plan}, version ${version}`,
  termDays: (days: number) => (days === 1 ? 'Term of 1 day' : `Term of ${days} days`),
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  perYear: (rate: string) => `${rate} a year`,
  taxOfReturn: 'Tax on the return',
  exitNone: 'Leaving early is not possible',
  history: 'Timeline',
  next: {
    cooling: 'Cooling-off ends, the term begins',
    active: 'The term ends',
    due: 'Payout to your wallet',
    dueMore: 'As soon as enough income is declared.',
  },
  changed: (at: string, by: string) => `${at}, by ${by}`,
  byUser: 'you',
  byStaff: 'the company',
  bySystem: 'the system',
  documents: 'Documents',
  documentsMore:
    'Each opens its receipt. The receipt of the amount placed has the terms you accepted.',
  document: {
    placed: 'Amount placed',
    principal: 'Amount that came back',
    gain: 'Return after tax',
  },
  coolingTitle: 'Keep it or cancel?',
  coolingMore: (until: string) =>
    `Until ${until} you can change your mind. Cancel, and the whole amount comes back to your ` +
    'wallet at once, free of charge.',
  keep: 'Keep my investment',
  cancel: (amount: string) => `Cancel, get ${amount} back`,
  kept: 'Your money stays placed',
  keptMore: (until: string) => `Nothing changed. You can still cancel until ${until}.`,
  cancelQuestion: 'Cancel this investment?',
  cancelMore: (amount: string, plan: string) =>
    `${amount} comes back to your wallet at once. ${plan} ends, and this cannot be undone.`,
  cancelNow: (amount: string) => `Cancel and take back ${amount}`,
  cancelFailed: 'Not Cancelled',
  cancelled: 'Investment cancelled',
  cancelledMore: (amount: string) => `${amount} is back in your wallet.`,
  lateTitle: 'Late',
  lateMore: (due: string, since: string) =>
    (due === since
      ? `It was due on ${due} and is late. `
      : `It was due on ${due} and has been late since ${since}. `) +
    'A return is paid only from income that the company has declared. When a payout is late, ' +
    'there is usually not enough of it yet.',
  lateNext:
    'What you placed is still in your investments. We pay it as soon as we can, oldest first. ' +
    'You don’t need to do anything: we’ll tell you here and by email.',
  lateness: {
    title: 'Became late',
    wasDue: (due: string) => `It was due on ${due}.`,
    soFar: (days: number) =>
      days < 1
        ? 'It has been late since that day.'
        : `It has been late for ${days === 1 ? '1 day' : `${days} days`}.`,
    ended: (days: number) =>
      days < 1
        ? 'Late, on the day it was due.'
        : `Late: ${days === 1 ? '1 day' : `${days} days`} after it was due.`,
  },
  impairedTitle: 'Impaired: less than your principal came back',
  impairedMore: (placed: string, back: string, lost: string) =>
    `Of the ${placed} you placed, ${back} came back to your wallet and ${lost} is lost.`,
  noReturnTitle: 'Ended without a return',
  noReturnMore: (placed: string) =>
    `All ${placed} you placed came back to your wallet. No return was paid.`,
  reason: 'Reason',
  askUs: 'Ask the company',
  askMessage: (plan: string) => `About my investment ${plan}: `,
  exitTitle: 'Leave early',
  exitMore: (fee: string) =>
    `You can end it before the term is over. The company keeps ${fee} of what you placed, and ` +
    'no return is paid.',
  exitNot: 'This plan cannot be ended early. Your money stays placed until the term ends.',
  exitLater: 'Possible after cooling-off. Until then you can cancel for free.',
  exitSoon: 'Possible once the term has begun.',
  exitToday: 'The term ends now, without a fee.',
  exitAsk: 'See what I would get',
  exitFailed: 'Not Ended',
  quoteFailed: 'Error Fetching Quote',
  exitQuote: 'What you would get now',
  exitFee: 'Fee for leaving early',
  exitNet: 'Goes to your wallet',
  exitHolds: 'This quote holds for',
  exitOver: 'This quote has expired. Nothing happened.',
  exitAgain: 'Ask again',
  exitNow: (amount: string) => `End it and take ${amount}`,
  exitFinal: 'Ending it early cannot be undone.',
  exitKeep: 'Keep it running',
  exited: 'Ended early',
  exitedMore: (amount: string) => `${amount} is in your wallet.`,
  rollTitle: 'When the term ends',
  rollDefault:
    'If you choose nothing, the payout goes to your wallet as soon as declared income covers ' +
    'the return.',
  rollOffer: (until: string) =>
    `Until ${until} you can choose instead to place the same amount again, under the plan’s ` +
    'current terms.',
  rollLater: (from: string) =>
    `From ${from} you can choose to place the same amount again instead.`,
  rollNot: 'The plan takes no new money now, so the amount cannot be placed again.',
  rollObstacles,
  rollNoRoom:
    'The amount cannot be placed again. The payout goes to your wallet when the term ends.',
  rollAsksAnew: 'The current terms have different questions. We ask them next.',
  rollQuestions: 'About the current terms',
  rollNotNow: 'Not now',
  rollTerms: 'Current terms',
  rollDays: (due: string) =>
    `The dates below apply if the payout is made on ${due}. If it is late, they are later.`,
  rollTick: 'I have read the current terms and want to place the amount again.',
  rollTickFirst: 'Confirm that you have read the current terms.',
  rollReview: 'Check before you roll it over',
  rollReviewMore:
    'Nothing is saved yet. Until the payout is made you can still choose your wallet instead.',
  rollReturn: 'Projected return to your wallet, after tax',
  rollNow: (amount: string) => `Roll over ${amount}`,
  rollFailed: 'Not Saved',
  rollChosen: 'Rollover chosen',
  rollChosenMore: (due: string) =>
    `From ${due}, as soon as declared income covers the return, the amount is placed again. Its ` +
    'return goes to your wallet, and you have two banking days to cancel.',
  rollChosenDue:
    'As soon as the payout can be made, the amount is placed again. Its return goes to your ' +
    'wallet, and you have two banking days to cancel.',
  rollLapsed:
    'The offer has closed, changed or filled up since you chose this. For now, the payout goes ' +
    'to your wallet.',
  rollTake: 'Pay it to my wallet instead',
  rollTaken: 'Paid to your wallet instead',
  rollTakenMore:
    'When the term ends, the payout goes to your wallet as soon as declared income covers the ' +
    'return.',
  notRolledTitle: 'Paid to your wallet, not rolled over',
  rolled: 'Rolled over',
  rolledMore: 'You chose to place the amount again. Its return went to your wallet.',
  rolledInto: 'Open the new investment',
}
