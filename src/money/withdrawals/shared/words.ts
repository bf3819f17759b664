import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { pauseHours } from '#people/safeguards/shared/rules.ts'
import { bankReferenceMin, type WithdrawalRefusal } from './rules.ts'

/** The title of refusals of staff, too. */
export const moveFailed = 'Status Update Failed'

export const withdrawalRefusals: Record<WithdrawalRefusal, RefusalWords> = {
  'invalid-amount': { title: 'Invalid Amount', message: 'Please enter a valid positive amount.' },
  'minimum-amount': {
    title: 'Minimum Amount',
    message: ({ minimum = '' }) => `Minimum withdrawal amount is ${minimum}.`,
  },
  'maximum-amount': {
    title: 'Maximum Amount',
    message: ({ maximum = '' }) => `Maximum withdrawal amount is ${maximum}.`,
  },
  'insufficient-balance': {
    title: 'Insufficient Balance',
    message: 'You do not have enough funds.',
  },
  'bank-details-incomplete': {
    title: 'Bank Details Incomplete',
    message: 'Please provide all bank details for withdrawal.',
  },
  'user-not-active': {
    title: 'Withdrawal Failed',
    message: 'Withdrawals are paused for your login. No money was moved. Please contact support.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: (figures) =>
      `This withdrawal is already ${figures['from']} and cannot become ${figures['to']}. ` +
      'No money was moved.',
  },
  'reason-required': {
    title: 'Reason Required',
    message: 'Please give the reason; the user sees it on the receipt.',
  },
  'bank-reference-short': {
    title: 'Bank Reference Too Short',
    message:
      `A bank reference has at least ${bankReferenceMin} letters or digits. No money was ` +
      'moved.',
  },
  'bank-reference-required': {
    title: 'Bank Reference Required',
    message:
      'Please enter the bank’s reference for this payment. A withdrawal cannot be completed ' +
      'without it.',
  },
  'bank-reference-used': {
    title: 'Bank Reference Used',
    message:
      'This bank reference already belongs to another withdrawal. No money was moved; ' +
      'check the payment.',
  },
  'payee-waits': {
    title: 'New Account Waits',
    message: ({ until = '' }) =>
      'The user has not sent money to this account before, so it cannot be paid until ' +
      `${showDateTime(new Date(until))}. No money was moved. You can decline it, put it on ` +
      'hold, or end the wait with a reason.',
  },
  'lift-used': {
    title: 'Nothing Changed',
    message: 'This form was used for another withdrawal. Close it and open it again.',
  },
  'payee-does-not-wait': {
    title: 'No Longer Waiting',
    message: 'This withdrawal is no longer waiting. Nothing was changed.',
  },
  'payee-not-found': {
    title: 'Account Not Found',
    message: 'This account is no longer on your list.',
  },
  'consent-not-possible': {
    title: 'Cannot Be Shown',
    message: 'You can only show your own completed withdrawals to others.',
  },
  'consent-too-often': {
    title: 'Cannot Be Shown',
    message: 'You have changed this too often. It stays hidden.',
  },
  'bank-reference-too-early': {
    title: 'Bank Reference Not Needed',
    message: 'A bank reference belongs to an approved or completed withdrawal.',
  },
}

/** Stored in the internal history, in English. */
export const withdrawalStoredTexts = {
  cancelledReason: 'Cancelled by the user.',
  /** In the internal history, because a later move may name another reference. */
  bankReference: (bankReference: string) => `Bank reference: ${bankReference}`,
}

export const withdrawalWords = {
  title: 'Withdraw',
  intro: 'Enter an amount and choose where it goes. You review everything before it is sent.',
  minimum: 'Minimum',
  maximum: 'Maximum per request',
  noFee: 'None',
  tooLittle: (minimum: string) => `Your available balance is below the minimum of ${minimum}.`,
  maximumHint: (maximum: string) => `Maximum withdrawal is ${maximum}.`,
  linked: 'Linked bank account',
  saved: 'Paid before',
  moreSaved: 'More saved accounts',
  other: 'Another bank or e-wallet',
  otherHint: 'The first withdrawal to an account needs a code and may have to wait.',
  notLinked:
    'You have no linked bank account. Enter one for this withdrawal, or link one for all ' +
    'withdrawals.',
  linkOne: 'Link a bank account',
  linkOneHint:
    `Linking one pauses withdrawals for ${pauseHours} hours. What you typed is still here when ` +
    'you come back.',
  youReceive: 'You receive',
  available: 'Available balance',
  onHold: (amount: string) => `On hold ${amount}`,
  amount: 'Amount',
  minimumHint: (minimum: string) => `Minimum withdrawal is ${minimum}.`,
  exceedsHint: 'Amount exceeds available balance.',
  bankDetails: 'Where the money goes',
  bankName: 'Bank or e-wallet',
  chooseBank: 'Choose a bank or e-wallet',
  accountName: 'Account name',
  accountNumber: 'Account number',
  review: 'Review withdrawal',
  reviewTitle: 'Check before you withdraw',
  reviewMore:
    'We set the amount aside now and pay it out once your request is processed. You can ' +
    'cancel while it is pending.',
  reviewMoreFrom: (earliest: string) =>
    `We set the amount aside now. The account is new, so we pay it out on ${earliest} at the ` +
    'earliest. You can cancel while it is pending.',
  fee: 'Fee',
  availableAfter: 'Available afterwards',
  withdrawAmount: (amount: string) => `Withdraw ${amount}`,
  changeDetails: 'Change details',
  failed: 'Withdrawal Failed',
  submitted: 'Withdrawal Request Submitted',
  submittedMore: (reference: string, amount: string) => `Reference ${reference}, amount ${amount}.`,
  submittedNext: 'The amount is on hold. We notify you here and by email when its status changes.',
  reference: 'Reference number',
  copyReference: 'reference number',
  status: 'Status',
  openReceipt: 'Open the receipt',
  another: 'New withdrawal',
  balanceFailed: 'Error Fetching Balance',
}
