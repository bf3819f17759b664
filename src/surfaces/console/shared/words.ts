import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ConsoleRefusal } from './rules.ts'

const updateFailed = 'Update Failed'

export const consoleWords = {
  transactions: 'Transactions',
  noTransactions: 'No transactions yet.',
  loadFailed: 'Error Fetching Transaction',
  listFailed: 'Error Fetching Transactions',
  updateFailed,
  searchTransactions: 'Search by user, email, transaction ID or reference',
  status: 'Status',
  user: 'User',
  transaction: 'Transaction',
  amount: 'Amount',
  created: 'Created',
  actions: 'Actions',
  statusSince: 'Status, since',
  views: { all: 'All', deposits: 'Deposits', withdrawals: 'Withdrawals' },
  noun: 'transactions',
  noneFound: 'No matching transactions',
  noneFoundMore: 'Change the search or the filters.',

  edit: 'Edit',
  editOne: (uid: string) => `Edit ${uid}`,
  editTitle: 'Edit Transaction',
  newStatus: 'New status',
  unchanged: (status: string) => `${status} (unchanged)`,
  noMoves: 'Nothing follows this status. Notes and the reason can still be written.',
  statusReason: 'Status reason',
  statusReasonHint: 'The user reads it on the receipt.',
  statusReasonNeeded: 'The user reads it on the receipt; this status needs one.',
  adminNotes: 'Admin notes',
  adminNotesHint: 'Only the company reads them.',
  moneyMoves: 'Completing, declining or failing moves the money and cannot be taken back here.',
  save: 'Save Changes',
  cancel: 'Cancel',
  saved: 'Transaction Updated',
  savedMove: (uid: string, status: string) => `${uid} is now ${status}.`,
  filed: 'Sent for Approval',
  filedMore: (uid: string) =>
    `${uid} is above what one person may decide. A second one has to agree; nothing has moved yet.`,
  bankReference: 'Bank reference',
  bankReferenceHint: 'As the bank prints it. One reference belongs to one withdrawal.',
  kind: 'Type',
  reference: 'Reference',
  bankAccount: 'Bank account',
  ewallet: 'E-wallet',
  history: 'Status history',
  company: 'Company Access',
  system: 'Kaban itself',
  internally: (notes: string) => `Internal: ${notes}`,
  savedNotes: 'The notes were saved. The status was not changed.',
}

export const consoleRefusals: Record<ConsoleRefusal, RefusalWords> = {
  'move-not-allowed': {
    title: updateFailed,
    message: ({ from, to }) =>
      `This transaction is ${from} and cannot become ${to}. Nothing was changed.`,
  },
}
