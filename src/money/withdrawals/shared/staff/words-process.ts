import type { BulkWithdrawalTarget } from '../rules-bulk.ts'
import type { WithdrawalStatus } from '../rules.ts'

/** The act by which staff give a withdrawal this status. */
const acts: Record<
  Exclude<WithdrawalStatus, 'pending' | 'cancelled'>,
  (amount: string) => string
> = {
  processing: () => 'Start processing',
  on_hold: (amount) => `Put ${amount} on hold`,
  approved: (amount) => `Approve ${amount}`,
  completed: (amount) => `Pay ${amount}`,
  declined: (amount) => `Decline ${amount}`,
  failed: (amount) => `Mark ${amount} as failed`,
}

/** Words for staff who decide on withdrawals, one by one or many at once. */
export const withdrawalProcessWords = {
  acts,
  heading: (amount: string, name: string) => `${amount} for ${name}`,
  loadFailed: 'Error Fetching Withdrawals',
  requested: 'Requested',
  reference: 'Reference',
  number: 'account number',
  paying: 'Paying this withdrawal',
  amountWord: 'amount',
  decide: 'Decide',
  approve: 'Approve',
  pay: 'Pay',
  reject: 'Decline',
  fail: 'The bank sent it back',
  otherStatus: 'Another status',
  bankReference: 'Bank reference',
  bankReferenceHint:
    'Pay at the bank first, then paste the bank’s reference here. Press Enter to complete.',
  complete: (amount: string) => `Complete: ${amount} paid out`,
  completeMore: (amount: string) =>
    `${amount} leaves the wallet for good and is booked as paid out. This cannot be undone.`,
  rejectMore: (amount: string) =>
    `${amount} goes back to the user’s available balance. The user sees the reason.`,
  rejectButton: (amount: string) => `Decline and give back ${amount}`,
  failButton: (amount: string) => `Fail and give back ${amount}`,
  reason: 'Reason',
  otherReason: 'Another reason',
  writeReason: 'Write the reason',
  reasons: [
    'The name on the bank account is not yours. Please withdraw to a bank account in ' +
      'your own name.',
    'The bank does not know this account number. Please check it and ask again.',
    'Your bank isn’t accepting payments at the moment. Please ask again later, or use another ' +
      'bank.',
    'We could not reach you to confirm this withdrawal. Please write to us in the support chat.',
  ],
  back: 'Back',
  approved: 'Withdrawal approved',
  completed: 'Withdrawal completed',
  rejected: 'Money given back',
  doneMore: (reference: string, amount: string, name: string) =>
    `${reference}: ${amount}, ${name}.`,
  sentForApproval: 'Awaiting a second person',
  sentForApprovalMore: (amount: string) =>
    `${amount} is above what one person may decide alone. It happens once another staff member ` +
    'approves it.',
  requestWaits: 'A second person must approve first',
  companyAccess: 'Company access',
  requestOf: {
    agree: (by: string, at: string) => `${by} asked on ${at} to pay it.`,
    'end-wait': (by: string, at: string) => `${by} asked on ${at} to end the wait.`,
  },
  requestWaitsMore:
    'No money moves until another admin approves. Any other change made here ends the request.',
  openRequest: 'Open the request',
  nothingLeft: (status: string) => `Nothing left to do. Status: ${status}.`,
  history: 'Status history',
  historyBy: { user: 'the user', admin: 'Company', system: 'Kaban' },
  notes: 'Internal notes',
  companySays: 'Shown to the user',
  select: (reference: string) => `Select ${reference}`,
  selectAll: 'Select all on this page',
  chosen: (count: number, total: string) => `${count} selected · ${total}`,
  clearChosen: 'Clear',
  bulk: {
    processing: 'Processing',
    approved: 'Approve',
    on_hold: 'Put on hold',
    declined: 'Decline',
    completed: 'Complete',
  },
  bulkTitle: {
    processing: (count: string) => `Set ${count} to processing`,
    approved: (count: string) => `Approve ${count}`,
    on_hold: (count: string) => `Put ${count} on hold`,
    declined: (count: string) => `Decline ${count}`,
    completed: (count: string) => `Complete ${count}`,
  },
  countOf: (count: number) => (count === 1 ? '1 withdrawal' : `${count} withdrawals`),
  bulkFirst: 'First see what would happen to each one. Nothing changes yet.',
  bulkReasonHint: 'One reason for all of them; each user sees it.',
  bulkReferences:
    'Each payment has its own bank reference. Paste a column copied from the bank’s list to ' +
    'fill the fields below it too.',
  bulkTry: 'Show what would happen',
  bulkCheck: 'This is what would happen. Nothing has been changed yet.',
  bulkChecking: 'Checking with the server',
  bulkCheckFailed: 'The check failed',
  willMove: 'Will be changed',
  willWait: 'Will need a second person',
  wontMove: 'Cannot be changed',
  bulkGo: {
    processing: (count: string) => `Start processing ${count}`,
    approved: (count: string, total: string) => `Approve ${count}, ${total}`,
    on_hold: (count: string, total: string) => `Put ${count} on hold, ${total}`,
    declined: (count: string, total: string) => `Decline ${count}, ${total}`,
    completed: (count: string, total: string) => `Pay ${count}, ${total}`,
  } satisfies Record<BulkWithdrawalTarget, (count: string, total: string) => string>,
  bulkWaits: (count: string) =>
    `${count}: this only sends a request. No money moves until a second person approves.`,
  bulkRequest: (count: string, total: string) => `Request approval of ${count}, ${total}`,
  bulkNothing: 'None of them can be changed.',
  bulkRun: 'Results, one line each.',
  bulkDone: (done: number, all: number) => `${done} of ${all} done`,
  bulkAgain: 'Try the others again',
  bulkFailed: 'Status Update Failed',
  rowDone: 'Done',
  rowWaits: 'Awaiting a second person',
  rowRefused: 'Not changed',
  rowUnknown: 'No answer. Try again: nothing happens twice.',
  close: 'Close',
  details: 'Details',
  detailsOf: (reference: string) => `Details of ${reference}`,
  user: 'User',
  amount: 'Amount',
  outcome: 'Outcome',
  rows: 'withdrawals',
}
