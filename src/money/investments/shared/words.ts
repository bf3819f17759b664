import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PlacedMark } from './rules-input.ts'
import type { InvestmentRefusal, InvestmentStatus } from './rules.ts'

const updateFailed = 'Update Failed'
const recordFailed = 'Investment Not Recorded'

export const investmentRefusals: Record<InvestmentRefusal, RefusalWords> = {
  'plan-required': { title: 'Plan Name Required', message: 'Please enter the name of the plan.' },
  'dates-reversed': {
    title: recordFailed,
    message: 'The end cannot lie before the start. No money was moved.',
  },
  'instruction-required': {
    title: recordFailed,
    message: 'Please write where the user asked for it. No money was moved.',
  },
  'own-investment': {
    title: updateFailed,
    message: 'Nobody records or edits an investment of their own. No money was moved.',
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
      'The amount of an investment that ends or has ended does not change. No money was moved.',
  },
  'payout-required': {
    title: updateFailed,
    message: 'Please enter what comes back to the user; 0 when nothing does. No money was moved.',
  },
  'pool-short': {
    title: 'Not Enough Declared Income',
    message: ({ gain, pool }) =>
      `This gain is ${gain}, and the pool of declared income has ${pool}. Nobody else's money ` +
      'may pay it: declare income first, under Income Pools. No money was moved.',
  },
  'reason-required': {
    title: updateFailed,
    message: 'Please give the reason; the user reads it. No money was moved.',
  },
  'investment-changed': {
    title: updateFailed,
    message:
      'A colleague has changed this investment meanwhile. Nothing was saved; look at it again.',
  },
  'placed-by-user': {
    title: updateFailed,
    message:
      'The user placed this investment under terms that stay as they are: it ends on its day, or ' +
      'as impaired. Nothing was saved.',
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
  late: 'Late',
  'without-return': 'Ended without a return',
  'left-early': 'Left early',
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
  noneMore: 'Record one when a user has asked for it.',
  noneFound: 'No matching investments',
  views: { all: 'All', active: 'Active', late: 'Late payouts', ended: 'Matured' },
  recordedOn: 'Recorded',
  fetchFailed: 'Error Fetching Investments',

  user: 'User',
  plan: 'Plan',
  amount: 'Amount',
  expectedReturn: 'Expected Back in All',
  expectedReturnHint: 'The amount and its gain together. Nobody promises it; may stay empty.',
  noExpectation: 'None stated',
  term: 'Term',
  start: 'Start',
  end: 'End',
  payout: 'Payout',
  actions: 'Actions',

  record: 'Record Investment',
  recordIntro:
    "The amount leaves the wallet at once and lies in this user's investment till until " +
    'it comes back as a payout.',
  investor: 'User',
  investorHint: 'Name, email or ID',
  available: (amount: string) => `Available: ${amount}`,
  noInvestor: 'No user fits.',
  change: 'Another user',
  planName: 'Plan name',
  instruction: 'Where the user asked for it',
  instructionHint: 'A chat, a letter, a call with date. Only the company reads it.',
  recordNow: (amount: string) => `Take ${amount} and record`,
  recordPlain: 'Record',
  recorded: 'Investment Recorded',
  recordedMore: (amount: string, name: string) => `${amount} was taken from the wallet of ${name}.`,
  recordFailed,
  cancel: 'Cancel',

  edit: 'Edit',
  editOne: (plan: string, name: string) => `Edit ${plan} of ${name}`,
  editTitle: 'Edit Investment',
  newStatus: 'New status',
  unchanged: (status: string) => `${status} (unchanged)`,
  amountHint: 'Another amount takes the difference from the wallet, or gives it back.',
  payoutNow: 'What comes back to the wallet',
  payoutHint: 'In all, the amount placed included. 0 when nothing does.',
  reason: 'Reason',
  reasonHint: 'The user reads it.',
  notes: 'Notes',
  notesHint: 'Only the company reads them.',
  effects: {
    more: (amount: string) => `${amount} more leaves the wallet now.`,
    less: (amount: string) => `${amount} comes back to the wallet now.`,
    payout: (amount: string) =>
      `${amount} comes to the wallet now. This cannot be taken back here.`,
    payoutLater: (amount: string) => `${amount} comes to the wallet when a second person agrees.`,
    gain: (amount: string) =>
      `${amount} more than was placed: the pool of declared income pays it.`,
    short: (pool: string) =>
      `The pool of declared income has ${pool}, so this gain cannot be paid yet. ` +
      'Declare income first, under Income Pools.',
    loss: (amount: string) =>
      `${amount} less than was placed: the company's till of invested money keeps it.`,
    nothing: 'Nothing comes back to the wallet.',
  },
  save: 'Save Changes',
  request: 'Request Approval',
  saved: 'Investment Updated',
  savedMove: (plan: string, status: string) => `${plan} is now ${status}.`,
  savedFacts: 'The changes were saved.',
  waits: 'Waits for a Second Person',
  waitsMore: 'A colleague has to agree under Approvals. No money was moved yet.',
  updateFailed,
  invalidAmount: 'Please enter a valid positive amount.',
  invalidReturn: 'Please enter an amount, or leave it empty.',
  missingDate: 'Please choose a day.',
  ended:
    'This investment has ended: only its plan name and expected return can still be corrected.',
  history: 'History',
  moved: (from: string | null, to: string) =>
    from === null ? `Recorded as ${to}` : from === to ? `Edited, ${to}` : `${from} to ${to}`,
  byCompany: 'Company access',
}
