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
    message: 'Nobody adjusts their own balance. Ask somebody else of the staff.',
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
  reasonHint: 'The user reads it, in the notification and on the receipt.',
  notes: 'Internal notes',
  notesHint: 'Only the company reads them.',
  after: 'Available afterwards',
  waiting: (by: string) =>
    `${by ? `A request of ${by}` : 'A request'} about this wallet waits for a decision already. ` +
    'It comes first.',
  openRequest: 'Open the request',
  own: 'This is your own wallet. Nobody adjusts their own balance.',
  credit: (amount: string) => `Credit ${amount}`,
  debit: (amount: string) => `Debit ${amount}`,
  request: 'Request Approval',
  adjust: 'Adjust Balance',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Balance Adjusted',
  doneMore: (uid: string) => `Booked as ${uid}. The user was notified.`,
  filed: 'Waits for Approval',
  filedMore: 'Nothing was moved yet. Somebody else of the staff finds it under Approvals.',
}
