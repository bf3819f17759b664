import { transactionWords } from '#money/transactions/shared/words.ts'
import { moveFailed, withdrawalWords } from '../words.ts'

const { amount, bankDetails, bankName, accountName, accountNumber, reference, status } =
  withdrawalWords

/** Words for staff: the list of withdrawals, and the Process window. */
export const withdrawalStaffWords = {
  amount,
  bankDetails,
  bankName,
  accountName,
  accountNumber,
  reference,
  status,
  moveFailed,
  adminTitle: 'Withdrawals',
  caption: 'Withdrawals, newest first',
  search: 'Search by user, reference, bank or account number',
  allStatuses: 'All statuses',
  statuses: transactionWords.statuses,
  user: 'User',
  requested: 'Requested',
  processHeader: 'Actions',
  process: 'Process',
  processOf: (reference: string) => `Process ${reference}`,
  noun: 'withdrawals',
  fetchFailed: 'Error Fetching Withdrawals',
  none: 'No withdrawals yet.',
  noneFound: 'No matching withdrawals',
  processTitle: (amount: string) => `Process withdrawal of ${amount}`,
  finishedTitle: (amount: string) => `Withdrawal of ${amount}`,
  newStatus: 'New status',
  chooseStatus: 'Choose the new status',
  reason: 'Company instructions or reason',
  reasonHint: 'The user sees this on the receipt and by email.',
  notes: 'Internal notes',
  notesHint: 'Only staff see them.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'As the bank prints it. One reference belongs to one withdrawal.',
  copyNumber: 'account number',
  copyReference: 'reference',
  effects: {
    'pays-out': (amount: string) =>
      `${amount} leaves the user’s wallet for good and is booked as paid out. Send it at ` +
      'the bank first. This cannot be undone.',
    'gives-back': (amount: string) =>
      `${amount} goes back to the user’s available balance. This cannot be undone.`,
    'keeps-held': (amount: string) => `${amount} stays on hold. No money moves.`,
  },
  updated: 'Withdrawal updated',
  updatedMore: (reference: string, status: string) => `${reference} is now ${status}.`,
  conflict:
    'Someone else processed this withdrawal in the meantime. You now see its latest status.',
  close: 'Close',
}
