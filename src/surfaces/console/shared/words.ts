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
  noMoves: 'This status is final. You can still edit the notes and the reason.',
  statusReason: 'Status reason',
  statusReasonHint: 'Shown to the user on the receipt.',
  statusReasonNeeded: 'Required. Shown to the user on the receipt.',
  adminNotes: 'Admin notes',
  adminNotesHint: 'Only staff can see these.',
  moneyMoves: 'Completing, declining or failing moves money. You cannot undo it here.',
  save: 'Save Changes',
  cancel: 'Cancel',
  saved: 'Transaction Updated',
  savedMove: (uid: string, status: string) => `${uid} is now ${status}.`,
  filed: 'Sent for Approval',
  filedMore: (uid: string) =>
    `${uid} is above the limit for one person. A second person must approve it. No money has ` +
    'moved yet.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'Exactly as the bank shows it. Each reference works for one withdrawal.',
  kind: 'Type',
  reference: 'Reference',
  bankAccount: 'Bank account',
  ewallet: 'E-wallet',
  history: 'Status history',
  company: 'Company Access',
  system: 'Kaban',
  internally: (notes: string) => `Internal: ${notes}`,
  savedNotes: 'Notes saved. The status did not change.',
}

export const consoleRefusals: Record<ConsoleRefusal, RefusalWords> = {
  'move-not-allowed': {
    title: updateFailed,
    message: ({ from, to }) =>
      `This transaction is ${from} and cannot become ${to}. Nothing was changed.`,
  },
}
