import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { AdjustmentRefusal } from './rules.ts'

export const adjustmentRefusals: Record<AdjustmentRefusal, RefusalWords> = {
  'invalid-input': { title: 'Invalid Input', message: 'Please provide a valid amount and reason.' },
  'insufficient-balance': {
    title: 'Insufficient Balance',
    message: "Debit amount exceeds user's current balance.",
  },
  'own-wallet': {
    title: 'Not Your Own Wallet',
    message: 'You cannot adjust your own balance. Ask another staff member.',
  },
}

export const adjustmentWords = {
  title: 'Adjust Balance',
  failed: 'Balance Adjustment Failed',
  fetchFailed: 'Error Fetching Balance',
  available: 'Available balance',
  held: 'On hold',
  direction: 'Credit or debit',
  directions: { credit: 'Credit', debit: 'Debit' },
  amount: 'Amount',
  reason: 'Reason',
  reasonHint: 'The user sees this in the notification and on the receipt.',
  notes: 'Internal notes',
  notesHint: 'Only staff see these.',
  after: 'Available balance after',
  waiting: (by: string) =>
    `${by ? `A request by ${by}` : 'A request'} about this wallet is awaiting a decision. ` +
    'Decide that first.',
  openRequest: 'Open the request',
  own: 'This is your own wallet. You cannot adjust your own balance.',
  credit: (amount: string) => `Credit ${amount}`,
  debit: (amount: string) => `Debit ${amount}`,
  request: 'Request Approval',
  adjust: 'Adjust Balance',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Balance Adjusted',
  doneMore: (uid: string) => `Recorded as ${uid}. The user was notified.`,
  filed: 'Awaiting Approval',
  filedMore: 'No money has moved. Another staff member can approve it under Approvals.',
}
