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
  'approval-not-found': { title: notDecided, message: 'This request does not exist.' },
  'already-waiting': {
    title: 'Already Waiting',
    message: ({ by }) =>
      (by ? `A request by ${by}` : 'Another request') +
      ' about this is already waiting. Nothing was changed.',
  },
  'already-decided': {
    title: 'Already Decided',
    message: ({ status }) => `This request is already ${status}. Nothing was changed.`,
  },
  'approval-expired': {
    title: 'Request Expired',
    message: `Requests expire after ${approvalHours} hours. Request this again.`,
  },
  'own-request': {
    title: 'A Second Person Is Needed',
    message: 'You requested this yourself. Another staff member must decide.',
  },
  'own-wallet': {
    title: 'Not Your Own Wallet',
    message: 'This is about your own wallet. Another staff member must decide.',
  },
  'not-your-request': {
    title: notDecided,
    message: 'Only the person who requested this can recall it. You can reject it.',
  },
  'maker-not-staff': {
    title: notDecided,
    message:
      'The person who requested this is no longer on staff. Nothing was changed; request it again.',
  },
  'checker-not-staff': {
    title: notDecided,
    message: 'You are no longer on staff. Nothing was changed.',
  },
  'checker-too-new': {
    title: 'A Second Person Is Needed',
    message:
      'This was requested before you joined the staff. A colleague from that time must decide. ' +
      'Nothing was changed.',
  },
  'state-changed': {
    title: 'Changed Meanwhile',
    message:
      'Something has changed since this was requested. Nothing was done; reject it, or have it ' +
      'requested again.',
  },
  'request-altered': {
    title: notDecided,
    message: 'This differs from what was requested. Nothing was done; check the books.',
  },
  'reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; the person who requested it will read it.',
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
  mine: 'Requested by me',
  decided: 'Decided',
}
const kinds: Record<ApprovalKindName, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  payee: 'Early release, new account',
  adjustment: 'Balance adjustment',
  investment: 'Investment payout',
  income: 'Declared income',
  offer: 'Plan offer',
  impair: 'Impaired investment',
}

export const approvalWords = {
  title: 'Approvals',
  intro:
    `One person requests, another approves. Requests expire after ${approvalHours} ` + 'hours.',
  view: 'Requests to show',
  views,
  kinds,
  /** Instead of the kind, when all that was placed comes back. */
  noReturn: 'End without a return',
  statuses: approvalStatusWords,
  caption: 'Requests for approval',
  noun: 'requests',
  fetchFailed: 'Error Fetching Requests',
  none: {
    waiting: 'Nothing is waiting for you',
    mine: 'You have no requests',
    decided: 'No decisions yet',
  } satisfies Record<ApprovalList, string>,
  noneMore: {
    waiting: 'Requests of your colleagues appear here at once.',
    mine: 'Amounts above the limit for one person become requests.',
    decided: 'Approved, rejected, recalled and expired requests are kept here.',
  } satisfies Record<ApprovalList, string>,

  kind: 'Type',
  user: 'User',
  amount: 'Amount',
  maker: 'Requested by',
  filed: 'Requested',
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
    `This is more than all income declared so far (${before}). Check the zeros and the document: ` +
    'a declaration cannot be undone.',
  evidence: 'Evidence',
  permissions: { registration: 'Registration', exemption: 'Exemption' },
  permissionOf: (regulator: string, number: string) => `${number}, ${regulator}`,
  lookup: 'Where to look it up',
  expiry: 'Valid until',
  minimum: 'Minimum and step',
  minimumOf: (minimum: string, step: string) => `${minimum}, in steps of ${step}`,
  caps: 'Caps',
  capsOf: (user: string, total: string) => `${user} for each user, ${total} in all`,
  soldBefore: 'Already sold under this permission',
  nothingSold: 'Nothing',
  soldBeforeOf: (sold: string, left: string) => `${sold}, so ${left} of the total cap is left`,
  opensAndCloses: 'Opens and closes',
  earlyExit: 'Early exit',
  earlyExitFee: (rate: string) => `Allowed, for a fee of ${rate} of the principal`,
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
  comesBack: 'Returned to the wallet',
  gained: 'Return',
  lost: 'Loss of the user',
  gainLost: 'Return not paid',
  lateIn: (pool: string) => `In the pool ${pool}`,
  lateDue: (inPool: string, due: string) =>
    `${inPool}; returns up to and including this one: ${due}`,
  lostOf: (amount: string) => `${amount} lost`,
  upTo: (amount: string) => `up to ${amount}`,
  /** Under the amount of a row. */
  totalCap: 'total cap; no money moves',
  noLoss: 'the whole principal, without a return',
  ofLoss: 'returned; the rest is lost',
  openChat: 'Open the deposit chat with the proof of payment',
  becomes: 'Becomes',
  moves: { approved: 'Approved', completed: 'Completed' },
  bankName: 'Bank or e-wallet',
  bankAccountName: 'Account name',
  bankAccountNumber: 'Account number',
  bankReference: 'Bank reference',
  reason: 'Reason',
  reasonHint: 'Shown to the user.',
  reasonPublic: 'Shown to the user, and to everyone under the outcomes of the plan.',
  notes: 'Internal notes',
  decisionReason: 'Reason for rejection',
  effect: 'Effect on the ledger',
  effectLine: 'Line',
  before: 'Before',
  after: 'After',
  available: 'Available',
  held: 'On hold',
  posted: 'In the wallet',
  inPool: 'In the pool',
  till: {
    deposits: 'Company: the receiving account',
    payouts: 'Company: payouts',
    adjustments: 'Company: adjustments',
    investments: 'Users: investments',
    'own-money': 'Company: own money',
  },
  besides: {
    'investment-money': 'Company: invested money keeps the loss',
    'income-pool': 'The pool of declared income pays the return',
  },
  sameEntry: 'in the same entry',
  untouched: 'No money moves yet.',

  approve: 'Approve',
  reject: 'Reject',
  recall: 'Recall request',
  rejectTitle: 'Reject the request',
  rejectReason: 'Reason',
  rejectReasonHint: 'The person who requested it will read it.',
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
  rejectedMore: 'No money moved. The person who requested it can read your reason.',
  recalled: 'Recalled',
  recalledMore: 'No money moved.',
  mayNot: {
    'own-request': 'You requested this. Another staff member must decide; you can recall it.',
    'own-wallet': 'This is about your own wallet. Another staff member must decide.',
    'checker-too-new':
      'This was requested before you joined the staff. A colleague from that time must decide.',
    'maker-not-staff':
      'The person who requested this is no longer on staff. You can only reject it.',
    'state-changed':
      'Something has changed since this was requested. It can only be rejected, or recalled and ' +
      'requested again.',
    expired: 'This request has expired. Request it again.',
  },
  ownChanged:
    'Something has changed since you requested this, so nobody can approve it. Recall it and ' +
    'request it again.',
  outdatedNote: 'It was settled another way before anyone decided.',
}
