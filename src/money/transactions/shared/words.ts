import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { TransactionRefusal, TransactionStatus, TransactionType } from './rules.ts'

export const transactionRefusals: Record<TransactionRefusal, RefusalWords> = {
  'transaction-not-found': { title: 'Error', message: 'Could not load transaction details.' },
  'key-reused': {
    title: 'Already Used',
    message:
      'You already sent this with other details. Nothing changed now. Check your transactions ' +
      'before you send it again.',
  },
  'changed-meanwhile': {
    title: 'Changed Meanwhile',
    message:
      'Someone changed this transaction after you opened it. Nothing was saved. Close this ' +
      'window and open it again to see the latest.',
  },
  'own-transaction': {
    title: 'Not Your Own Money',
    message:
      'You can’t decide about your own money. Another staff member must. Nothing was changed.',
  },
  'user-closed': {
    title: 'Login Closed',
    message:
      'This user has closed their login, so their money can’t move here. Return what arrived ' +
      'outside Kaban.',
  },
}

const types: Record<TransactionType, string> = {
  deposit: 'Deposit',
  deposit_initiated: 'Deposit requested',
  withdrawal: 'Withdrawal',
  withdrawal_request: 'Withdrawal request',
  investment: 'Investment',
  investment_payout: 'Investment payout',
  admin_credit: 'Credit by the company',
  admin_debit: 'Debit by the company',
}

const statuses: Record<TransactionStatus, string> = {
  pending_payment: 'Pending payment',
  pending: 'Pending',
  pending_confirmation: 'Pending confirmation',
  processing: 'Processing',
  on_hold: 'On hold',
  approved: 'Approved',
  completed: 'Completed',
  declined: 'Declined',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

export const transactionWords = {
  correction: 'Investment correction',
  ends: {
    cancelled: 'Investment cancelled',
    exited: 'Investment ended early',
    impaired: 'Impaired investment',
  },
  types,
  statuses,
  home: 'Home',
  wallet: 'Wallet',
  balance: 'Available balance',
  onHold: 'On hold',
  showBalance: 'Show figures',
  hideBalance: 'Hide figures',
  balanceHidden: 'Amount hidden',
  deposit: 'Deposit',
  firstDeposit: 'Make your first deposit',
  withdraw: 'Withdraw',
  latest: 'Latest transactions',
  seeAll: 'See all',
  profileFailed: 'Profile Error',
  balanceFailed: 'Error Fetching Balance',
  balanceFailedMore:
    'We could not load your balance. Your money has not moved. Try again in a moment.',
  transactionsFailed: 'Error Fetching Transactions',
  retry: 'Try again',
  none: 'No transactions yet.',
  noneMore: 'Your deposits and withdrawals will appear here.',
  noneFound: 'No matching transactions',
  noneFoundMore: 'Try fewer words, or clear the search and filters.',
  clearFilters: 'Clear search and filters',
  transactions: 'Transactions',
  statements: 'Statements',
  search: 'Search reference or amount',
  type: 'Type',
  allTypes: 'All types',
  status: 'Status',
  allStatuses: 'All statuses',
  loadMore: 'Load more',
  showing: (count: number) =>
    count === 1 ? 'Showing 1 transaction' : `Showing ${count} transactions`,
  today: (day: string) => `Today, ${day}`,
  linkedBank: 'Linked bank account',
  noBank: 'No bank account linked',
  noBankMore: 'Link one so we know where to send your withdrawals.',
  linkBank: 'Add bank details',
  changeBank: 'Change',
  bankName: 'Bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',
  receipt: 'Receipt',
  receiptTab: (reference: string) => `Receipt ${reference}`,
  backToAll: 'Back to transactions',
  print: 'Print / Download',
  receiptFailedTitle: 'Error',
  receiptFailed: 'Could not load transaction details.',
  receiptMissing: 'Transaction not found or access denied.',
  amount: 'Amount',
  reference: 'Reference number',
  transactionUid: 'Transaction ID',
  copyReference: 'reference number',
  copyUid: 'transaction ID',
  /** The hash of the terms that the user agreed to. */
  terms: 'Terms (SHA-256)',
  copyTerms: 'hash of the terms',
  description: 'Description',
  holder: 'Name',
  requestedAt: 'Requested',
  updatedAt: 'Last change',
  balanceAfter: 'Balance after, with amounts on hold',
  paidTo: 'Paid to',
  /** As long as nothing was paid, or when nothing ever will be. */
  askedTo: 'Requested to',
  askedInto: 'To be paid into',
  paidInto: 'Paid into',
  instructions: 'Company instructions',
  history: 'Status history',
  byYou: 'you',
  byCompany: 'the company',
  bySystem: 'automatically',
  changed: (time: string, by: string) => `${time}, ${by}`,
  sampleMark: 'Sample data',
  sampleNote: 'Sample data. This receipt is not about real money.',
  manilaTime: 'All times are Manila time.',
}
