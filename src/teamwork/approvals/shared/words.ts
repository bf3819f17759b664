import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ApprovalList } from './rules-address.ts'
import {
  approvalHours,
  type ApprovalKindName,
  type ApprovalRefusal,
  type ApprovalStatus,
} from './rules.ts'

const notDecided = 'Not Decided'

export const approvalRefusals: Record<ApprovalRefusal, RefusalWords> = {
  'approval-not-found': { title: notDecided, message: 'There is no such request.' },
  'already-waiting': {
    title: 'Already Waiting',
    message: ({ by }) =>
      (by ? `A request of ${by}` : 'Another request') +
      ' about this waits for a decision already. Nothing was changed.',
  },
  'already-decided': {
    title: 'Already Decided',
    message: ({ status }) => `This request is ${status} already. Nothing was changed.`,
  },
  'approval-expired': {
    title: 'Too Late',
    message:
      `A request waits for ${approvalHours} hours. ` + 'This one is over; it has to be filed anew.',
  },
  'own-request': {
    title: 'A Second Person Is Needed',
    message: 'You filed this request yourself. Somebody else of the staff has to decide.',
  },
  'own-wallet': {
    title: 'Not Your Own Wallet',
    message: 'This is about your own wallet. Somebody else of the staff has to decide.',
  },
  'not-your-request': {
    title: notDecided,
    message: 'Only who filed a request can recall it. You can reject it.',
  },
  'maker-not-staff': {
    title: notDecided,
    message:
      'Who filed this request is not of the staff any more. It has to be filed anew; ' +
      'nothing was changed.',
  },
  'checker-not-staff': {
    title: notDecided,
    message: 'You are not of the staff any more. Nothing was changed.',
  },
  'checker-too-new': {
    title: 'A Second Person Is Needed',
    message:
      'This was filed before you were of the staff. Somebody who was has to decide; ' +
      'nothing was changed.',
  },
  'state-changed': {
    title: 'Changed Meanwhile',
    message:
      'What this is about is not as it was when the request was filed. Nothing was done; ' +
      'reject it, or let it be filed anew.',
  },
  'request-altered': {
    title: notDecided,
    message:
      'This request is not to the letter what was filed. Nothing was done; look at the books.',
  },
  'reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; who filed the request reads it.',
  },
}

/** Also in refusals, which the server says in English. */
export const approvalStatusWords: Record<ApprovalStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  recalled: 'Recalled',
  expired: 'Expired',
  outdated: 'Overtaken',
}

const views: Record<ApprovalList, string> = {
  waiting: 'Waiting for me',
  mine: 'Filed by me',
  decided: 'Decided',
}
const kinds: Record<ApprovalKindName, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  payee: 'Wait of a new account',
  adjustment: 'Balance adjustment',
  investment: 'Investment payout',
  income: 'Declared income',
  offer: 'Offer of a plan',
  impair: 'Impaired investment',
}

export const approvalWords = {
  title: 'Approvals',
  intro: `What one person asks for, another agrees to. A request waits for ${approvalHours} hours.`,
  view: 'Which requests',
  views,
  kinds,
  /** Instead of the kind, when all that was placed comes back. */
  noReturn: 'End without a return',
  statuses: approvalStatusWords,
  caption: 'Requests for approval',
  noun: 'requests',
  fetchFailed: 'Error Fetching Requests',
  none: {
    waiting: 'Nothing waits for you',
    mine: 'You have filed no request',
    decided: 'Nothing was decided yet',
  } satisfies Record<ApprovalList, string>,
  noneMore: {
    waiting: 'Requests of your colleagues appear here by themselves.',
    mine: 'Money above the limit of one person becomes a request.',
    decided: 'What was approved, rejected, recalled or expired is kept here.',
  } satisfies Record<ApprovalList, string>,

  kind: 'What',
  user: 'User',
  amount: 'Amount',
  maker: 'Filed by',
  filed: 'Filed',
  expires: 'Expires',
  status: 'Status',
  decidedBy: 'Decided by',
  decided: 'Decided',
  open: 'Open',
  openOne: (what: string, user: string) => `Open ${what}, ${user}`,
  ofCompany: 'The company',
  pool: 'Pool',
  period: 'Period',
  periodOf: (from: string, to: string) => `${from} to ${to}`,
  source: 'Source',
  plans: 'Plans',
  recordedOnly: (plan: string) => `${plan} (not a public plan: recorded by staff)`,
  declaredBefore: 'Declared so far',
  declaredMore: (before: string) =>
    `This is more than all income declared so far (${before}). Check the number of zeros and the ` +
    'document: a declaration cannot be undone.',
  evidence: 'Evidence',
  permissions: { registration: 'Registration', exemption: 'Exemption' },
  permissionOf: (regulator: string, number: string) => `${number}, ${regulator}`,
  lookup: 'Where to look it up',
  expiry: 'Permits until',
  minimum: 'Minimum and step',
  minimumOf: (minimum: string, step: string) => `${minimum}, in steps of ${step}`,
  caps: 'Caps',
  capsOf: (user: string, total: string) => `${user} for each user, ${total} in all`,
  soldBefore: 'Already sold under this permission',
  nothingSold: 'Nothing',
  soldBeforeOf: (sold: string, left: string) => `${sold}, so ${left} of the total cap is left`,
  opensAndCloses: 'Opens and closes',
  earlyExit: 'Early exit',
  earlyExitFee: (rate: string) => `Allowed; ${rate} of the principal is kept as a fee`,
  noEarlyExit: 'Not allowed',
  taxClass: 'Tax withheld',
  noTax: 'None',
  companyAccess: 'Company Access',
  nobody: 'Nobody',

  request: 'Request',
  detailTitle: (what: string, amount: string) => `${what}: ${amount}`,
  reference: 'Reference',
  plan: 'Plan',
  placed: 'Placed',
  comesBack: 'Comes back to the wallet',
  gained: 'Return',
  lost: 'The user loses',
  gainLost: 'Return that is not paid',
  lateIn: (pool: string) => `In the pool ${pool}`,
  lateDue: (inPool: string, due: string) => `${inPool}; returns up to and with this one: ${due}`,
  lostOf: (amount: string) => `${amount} lost`,
  upTo: (amount: string) => `up to ${amount}`,
  /** Under the amount of a row. */
  totalCap: 'total cap; no money moves',
  noLoss: 'all of it comes back, without a return',
  ofLoss: 'comes back; the rest is lost',
  openChat: 'Open the deposit chat with the proof of payment',
  becomes: 'Becomes',
  moves: { approved: 'Approved', completed: 'Completed' },
  bankName: 'Bank or e-wallet',
  bankAccountName: 'Account name',
  bankAccountNumber: 'Account number',
  bankReference: 'Bank reference',
  reason: 'Reason',
  reasonHint: 'The user reads it.',
  reasonPublic: 'The user reads it, and everybody under the outcomes of the plan.',
  notes: 'Internal notes',
  decisionReason: 'Why not',
  effect: 'What it does to the book',
  effectLine: 'Line',
  before: 'Before',
  after: 'After',
  available: 'Available',
  held: 'On hold',
  posted: 'In the wallet',
  inPool: 'In the pool',
  till: {
    deposits: 'Till: the receiving account',
    payouts: 'Till: payouts',
    adjustments: 'Till: adjustments',
    investments: 'Tills: investments',
    'own-money': 'Till: own money of the company',
  },
  besides: {
    'investment-money': "Till: the company's invested money keeps the loss",
    'income-pool': 'Till: the pool of declared income pays the return',
  },
  sameEntry: 'in the same entry',
  untouched: 'No money moves yet.',

  approve: 'Approve',
  reject: 'Reject',
  recall: 'Recall request',
  rejectTitle: 'Reject the request',
  rejectReason: 'Reason',
  rejectReasonHint: 'Who filed it reads it.',
  cancel: 'Cancel',
  keys: 'Keys',
  keyApprove: 'approve',
  keyReject: 'reject',
  keyNext: 'next',
  keyPrevious: 'previous',
  keyOpen: 'open',
  keyClose: 'back to the list',
  close: 'Close',
  approveFailed: 'Approval Failed',
  rejectFailed: 'Rejection Failed',
  recallFailed: 'Recall Failed',
  approved: 'Approved',
  approvedMore: (what: string, user: string) => `${what} for ${user} was carried out.`,
  approvedOfCompany: (what: string) => `${what} was carried out.`,
  rejected: 'Rejected',
  rejectedMore: 'Nothing was moved. Who filed it reads your reason.',
  recalled: 'Recalled',
  recalledMore: 'Nothing was moved.',
  mayNot: {
    'own-request': 'You filed this. Somebody else of the staff has to decide; you can recall it.',
    'own-wallet': 'This is about your own wallet. Somebody else of the staff has to decide.',
    'checker-too-new':
      'This was filed before you were of the staff. Somebody who was has to decide.',
    'maker-not-staff':
      'Who filed this request is not of the staff any more. It can only be rejected.',
    'state-changed':
      'What this is about is not as it was when the request was filed. It can only be ' +
      'rejected, or recalled and filed anew.',
    expired: 'The time of this request is over. It has to be filed anew.',
  },
  ownChanged:
    'What this is about is not as it was when you filed it. Nobody can approve it any ' +
    'more: recall it and file it anew.',
  outdatedNote: 'It moved by another way while this waited.',
}
