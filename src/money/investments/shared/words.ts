import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PlacedMark } from './rules-input.ts'
import type { InvestmentRefusal, InvestmentStatus } from './rules.ts'

const updateFailed = 'Update Failed'
const recordFailed = 'Investment Not Recorded'

export const investmentRefusals: Record<InvestmentRefusal, RefusalWords> = {
  'plan-required': { title: 'Plan Name Required', message: 'Please enter the name of the plan.' },
  'dates-reversed': {
    title: recordFailed,
    message: 'The end cannot be before the start. No money was moved.',
  },
  'instruction-required': {
    title: recordFailed,
    message: 'Please say where the user asked for it. No money was moved.',
  },
  'own-investment': {
    title: updateFailed,
    message: 'You cannot record or edit your own investment. No money was moved.',
  },
  'investor-not-found': {
    title: recordFailed,
    message: 'This user was not found. No money was moved.',
  },
  'investor-not-active': {
    title: recordFailed,
    message: 'This user is not active. No money was moved.',
  },
  'insufficient-balance': {
    title: 'Insufficient Balance',
    message: 'The amount exceeds the available balance of the user. No money was moved.',
  },
  'investment-not-found': { title: updateFailed, message: 'This investment was not found.' },
  'move-not-allowed': {
    title: updateFailed,
    message: (figures) =>
      `This investment is ${figures['from']} and cannot become ${figures['to']}. No money ` +
      'was moved.',
  },
  'investment-ended': {
    title: updateFailed,
    message:
      'You cannot change the amount of an investment that is ending or has ended. No money was ' +
      'moved.',
  },
  'payout-required': {
    title: updateFailed,
    message:
      'Please enter the amount that goes back to the user, or 0 for none. No money was moved.',
  },
  'pool-short': {
    title: 'Not Enough Declared Income',
    message: ({ gain, pool }) =>
      `This gain is ${gain}, and the pool of declared income has ${pool}. Other people’s money ` +
      'cannot pay it: declare income under Income Pools first. No money was moved.',
  },
  'pool-owed': {
    title: 'Due Investments Come First',
    message: ({ gain, pool, owed, missing }) =>
      `The pool of declared income has ${pool}, and investments that are due still need ${owed}. ` +
      `They are paid first. For this gain of ${gain}, declare ${missing} more under Income ` +
      'Pools. No money was moved.',
  },
  'reason-required': {
    title: updateFailed,
    message: 'Please give the reason; the user sees it. No money was moved.',
  },
  'investment-changed': {
    title: updateFailed,
    message:
      'A colleague changed this investment in the meantime. Nothing was saved. Please check it ' +
      'again.',
  },
  'placed-by-user': {
    title: updateFailed,
    message:
      'The user placed this investment under fixed terms: it ends on its due date, or as ' +
      'impaired. Nothing was saved.',
  },
}

/** Stored with tills, in English. */
export const investmentStoredTexts = {
  tillName: (userId: string) => `Investments of ${userId}`,
}

const statuses: Record<InvestmentStatus, string> = {
  pending: 'Pending',
  active: 'Active',
  matured: 'Matured',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

const marks: Record<PlacedMark, string> = {
  cooling: 'Cooling-off',
  late: 'Late',
  impaired: 'Impaired',
  'without-return': 'Ended without a return',
  'left-early': 'Ended early',
}

export const investmentWords = {
  statuses,
  marks,
  title: 'Investments',
  caption: 'Investments, newest first',
  noun: 'investments',
  search: 'Search by user, email, plan or ID',
  status: 'Status',
  allStatuses: 'All statuses',
  none: 'No investments yet',
  noneMore: 'Record one when a user asks for it.',
  noneFound: 'No matching investments',
  views: { all: 'All', active: 'Active', late: 'Late payouts', ended: 'Matured' },
  recordedOn: 'Recorded',
  fetchFailed: 'Error Fetching Investments',

  user: 'User',
  plan: 'Plan',
  amount: 'Amount',
  expectedReturn: 'Projected payout',
  expectedReturnHint: 'The amount plus its gain. Not a promise; can stay empty.',
  noExpectation: 'None stated',
  term: 'Term',
  start: 'Start',
  end: 'End',
  payout: 'Payout',
  actions: 'Actions',

  record: 'Record Investment',
  recordIntro:
    'The amount leaves the wallet at once and stays in this user’s investments until it is paid ' +
    'out.',
  investor: 'User',
  investorHint: 'Name, email or ID',
  available: (amount: string) => `Available: ${amount}`,
  noInvestor: 'No matching user.',
  change: 'Another user',
  planName: 'Plan name',
  instruction: 'Where the user asked for it',
  instructionHint: 'A chat, a letter, or a call with its date. Only staff see it.',
  recordNow: (amount: string) => `Take ${amount} and record`,
  recordPlain: 'Record',
  recorded: 'Investment Recorded',
  recordedMore: (amount: string, name: string) => `${amount} was taken from the wallet of ${name}.`,
  recordFailed,
  cancel: 'Cancel',

  details: 'Details',
  detailsOf: (plan: string, name: string) => `Details of ${plan}, ${name}`,
  edit: 'Edit',
  editOne: (plan: string, name: string) => `Edit ${plan} of ${name}`,
  editTitle: 'Edit Investment',
  newStatus: 'New status',
  unchanged: (status: string) => `${status} (unchanged)`,
  amountHint: 'A new amount takes the difference from the wallet, or returns it.',
  payoutNow: 'Amount back to the wallet',
  payoutHint: 'In total, including the amount placed. 0 for none.',
  reason: 'Reason',
  reasonHint: 'The user sees it.',
  notes: 'Notes',
  notesHint: 'Only staff see them.',
  effects: {
    more: (amount: string) => `${amount} more leaves the wallet now.`,
    less: (amount: string) => `${amount} goes back to the wallet now.`,
    payout: (amount: string) => `${amount} goes to the wallet now. This cannot be undone here.`,
    payoutLater: (amount: string) => `${amount} goes to the wallet once a second person approves.`,
    gain: (amount: string) =>
      `${amount} more than was placed: the pool of declared income pays it.`,
    short: (pool: string) =>
      `The pool of declared income has ${pool}, so this gain cannot be paid yet. ` +
      'Declare income first, under Income Pools.',
    owed: (pool: string, owed: string) =>
      `The pool of declared income has ${pool}, and investments that are due still need ${owed}. ` +
      'They are paid first, so this gain cannot be paid yet. Declare income under Income Pools.',
    loss: (amount: string) =>
      `${amount} less than was placed: the company’s account of invested money keeps it.`,
    nothing: 'Nothing goes back to the wallet.',
    none: 'The wallet stays as it is: no money moves.',
  },
  save: 'Save Changes',
  request: 'Request Approval',
  saved: 'Investment Updated',
  savedMove: (plan: string, status: string) => `${plan} is now ${status}.`,
  savedFacts: 'The changes were saved.',
  waits: 'Awaiting a Second Person',
  waitsMore: 'A colleague must approve it under Approvals. No money has moved.',
  updateFailed,
  invalidAmount: 'Please enter a valid positive amount.',
  invalidReturn: 'Please enter an amount, or leave it empty.',
  missingDate: 'Please choose a day.',
  ended:
    'This investment has ended: only its plan name and projected payout can still be corrected.',
  history: 'History',
  moved: (from: string | null, to: string) =>
    from === null ? `Recorded as ${to}` : from === to ? `Edited, ${to}` : `${from} to ${to}`,
  byCompany: 'Company access',
}
