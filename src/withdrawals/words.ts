import type { RefusalWords } from '../contract/refusal.ts'
import { showPesos } from '../peso/peso.ts'
import { maximumCentavos, type WithdrawalRefusal } from './rules.ts'

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
    title: 'Status Update Failed',
    message: (figures) => `This withdrawal is already ${figures['from']} and cannot become ${figures['to']}. No money was moved.`,
  },
  'reason-required': { title: 'Reason Required', message: 'Please give the reason; the user reads it on the receipt.' },
  'bank-reference-used': {
    title: 'Bank Reference Used',
    message: 'This bank reference already belongs to another withdrawal. No money was moved; check the payment.',
  },
  'bank-reference-too-early': {
    title: 'Bank Reference Not Needed',
    message: 'A bank reference belongs to an approved or completed withdrawal.',
  },
}

/** What the records say; written when it happens and kept in English. */
export const records = {
  description: (bankName: string, maskedNumber: string) => `Withdrawal to ${bankName}, ${maskedNumber}.`,
  completedDescription: (amount: string) => `Withdrawal of ${amount} completed.`,
  requestedNotice: (amount: string, reference: string) => `Your withdrawal request of ${amount} (${reference}) was received. The amount is on hold.`,
  movedNotice: (amount: string, reference: string, status: string, reason: string) =>
    `Your withdrawal of ${amount} (${reference}) is now ${status}.${reason === '' ? '' : ` ${reason}`}`,
  moneyBack: 'The amount is available in your balance again.',
  requestedActivity: (amount: string, reference: string) => `Requested a withdrawal of ${amount} (${reference}).`,
  cancelledActivity: (amount: string, reference: string) => `Cancelled the withdrawal of ${amount} (${reference}).`,
  movedActivity: (amount: string, reference: string, from: string, to: string) =>
    `Withdrawal of ${amount} (${reference}) changed from ${from} to ${to}.`,
  cancelledReason: 'Cancelled by the user.',
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
