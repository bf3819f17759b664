import type { RefusalWords } from '../contract/refusal.ts'
import { showPesos } from '../peso/peso.ts'
import { maximumCentavos, minimumCentavos, type WithdrawalRefusal, type WithdrawalStatus } from './rules.ts'

const moveFailed = 'Status Update Failed'

export const refusals: Record<WithdrawalRefusal, RefusalWords> = {
  'invalid-amount': { title: 'Invalid Amount', message: 'Please enter a valid positive amount.' },
  'minimum-amount': { title: 'Minimum Amount', message: 'Minimum withdrawal amount is ₱5000.00.' },
  'maximum-amount': { title: 'Maximum Amount', message: `Maximum withdrawal amount is ${showPesos(maximumCentavos)}.` },
  'insufficient-balance': { title: 'Insufficient Balance', message: 'You do not have enough funds.' },
  'bank-details-incomplete': { title: 'Bank Details Incomplete', message: 'Please provide all bank details for withdrawal.' },
  'user-not-active': {
    title: 'Withdrawal Failed',
    message: 'Withdrawals are paused for your sign-in. No money was moved; please contact support.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: (figures) => `This withdrawal is already ${figures['from']} and cannot become ${figures['to']}. No money was moved.`,
  },
  'reason-required': { title: 'Reason Required', message: 'Please give the reason; the user reads it on the receipt.' },
  'bank-reference-used': {
    title: 'Bank Reference Used',
    message: 'This bank reference already belongs to another withdrawal. No money was moved; check the payment.',
  },
  'consent-not-possible': { title: 'Cannot Be Shown', message: 'Only a completed withdrawal of your own can be shown to others.' },
  'consent-too-often': { title: 'Cannot Be Shown', message: 'You have changed this very often. It stays hidden.' },
  'bank-reference-too-early': {
    title: 'Bank Reference Not Needed',
    message: 'A bank reference belongs to an approved or completed withdrawal.',
  },
}

/** What a transaction says of itself, and the internal history; kept in English. */
export const records = {
  description: (bankName: string, maskedNumber: string) => `Withdrawal to ${bankName}, ${maskedNumber}.`,
  completedDescription: (amount: string) => `Withdrawal of ${amount} completed.`,
  cancelledReason: 'Cancelled by the user.',
  /** In the internal history: a later move may name another reference. */
  bankReference: (bankReference: string) => `Bank reference: ${bankReference}`,
}

export const mails = {
  greeting: (fullName: string) => `Hello ${fullName},`,
  requestedSubject: (reference: string) => `Withdrawal request received (${reference})`,
  requested: 'We received your withdrawal request. The amount is on hold until we have processed it; you can cancel while it is pending.',
  movedSubject: (reference: string, status: string) => `Withdrawal ${status} (${reference})`,
  moved: (status: string) => `The status of your withdrawal is now: ${status}.`,
  instructions: 'Company instructions',
  facts: { reference: 'Reference', status: 'Status', amount: 'Amount', bank: 'Bank or e-wallet', name: 'Account name', number: 'Account number' },
  action: 'Open the receipt',
}

const statuses: Record<WithdrawalStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  on_hold: 'On hold',
  approved: 'Approved',
  completed: 'Completed',
  declined: 'Declined',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

export const words = {
  moveFailed,
  title: 'Withdraw',
  intro: `From ${showPesos(minimumCentavos)} to ${showPesos(maximumCentavos)} for each request. Kaban charges no fee.`,
  available: 'Available balance',
  onHold: (amount: string) => `On hold ${amount}`,
  amount: 'Amount',
  minimumHint: 'Minimum withdrawal is ₱5000.00.',
  exceedsHint: 'Amount exceeds available balance.',
  bankDetails: 'Where the money goes',
  bankName: 'Bank or e-wallet',
  chooseBank: 'Choose a bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',
  review: 'Review withdrawal',
  reviewTitle: 'Check before you withdraw',
  reviewMore: 'The amount is set aside at once and paid out when the company has processed the request. You can cancel while it is pending.',
  fee: 'Fee',
  availableAfter: 'Available afterwards',
  withdrawAmount: (amount: string) => `Withdraw ${amount}`,
  changeDetails: 'Change details',
  failed: 'Withdrawal Failed',
  submitted: 'Withdrawal Request Submitted',
  submittedMore: (reference: string, amount: string) => `Reference ${reference}, amount ${amount}.`,
  submittedNext: 'The amount is on hold. We tell you here and by email when the status changes.',
  reference: 'Reference number',
  copyReference: 'reference number',
  openReceipt: 'Open the receipt',
  another: 'New withdrawal',
  balanceFailed: 'Error Fetching Balance',
  cancel: 'Cancel withdrawal',
  cancelQuestion: 'Cancel this withdrawal?',
  cancelMore: (amount: string) => `${amount} will be available in your balance again.`,
  keep: 'Keep it',
  cancelled: 'Withdrawal cancelled',
  cancelledMore: 'The amount is available again.',
  adminTitle: 'Withdrawals',
  caption: 'Withdrawals, newest first',
  search: 'Search by user, reference, bank or account number',
  status: 'Status',
  allStatuses: 'All statuses',
  statuses,
  user: 'User',
  requested: 'Requested',
  processHeader: 'Action',
  process: 'Process',
  processOf: (reference: string) => `Process ${reference}`,
  ended: 'Nothing left to do',
  noun: 'withdrawals',
  fetchFailed: 'Error Fetching Withdrawals',
  none: 'No withdrawals yet.',
  noneFound: 'No withdrawal matches.',
  clearFilters: 'Clear search and filter',
  loadMore: 'Load more',
  processTitle: (amount: string) => `Process withdrawal of ${amount}`,
  newStatus: 'New status',
  chooseStatus: 'Choose the new status',
  reason: 'Company instructions or reason',
  reasonHint: 'The user reads this on the receipt and by email.',
  notes: 'Internal notes',
  notesHint: 'Only staff see them.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'As the bank prints it. One reference belongs to one withdrawal.',
  copyNumber: 'account number',
  effects: {
    'pays-out': (amount: string) => `${amount} leaves the user's wallet for good and is booked as paid out. Send it at the bank first. This cannot be undone.`,
    'gives-back': (amount: string) => `${amount} goes back to the user's available balance. This cannot be undone.`,
    'keeps-held': (amount: string) => `${amount} stays on hold. No money moves.`,
  },
  setStatus: (status: string) => `Set to ${status}`,
  updated: 'Withdrawal updated',
  updatedMore: (reference: string, status: string) => `${reference} is now ${status}.`,
  conflict: 'Somebody else has processed this withdrawal in the meantime. What you see here is its newest state.',
  close: 'Close',
}
