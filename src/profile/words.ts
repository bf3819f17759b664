import type { RefusalWords } from '../contract/refusal.ts'
import type { RefusalName } from './rules.ts'

export const words = {
  title: 'Profile',
  details: 'Your details',
  edit: 'Edit Profile',
  save: 'Save Changes',
  cancel: 'Cancel',
  fullName: 'Full name',
  email: 'Email',
  emailFixed: 'The email is how you sign in and cannot be changed here.',
  phoneNumber: 'Phone number',
  noPhone: 'Not given',
  memberSince: 'Member since',
  saved: 'Profile Updated!',
  savedMore: 'Your details were saved.',
  bankTitle: 'Bank Details',
  bankIntro: 'Withdrawals are paid to this bank account or e-wallet.',
  editBank: 'Edit Bank Details',
  saveBank: 'Save Bank Details',
  noBank: 'No bank account linked',
  addBank: 'Add bank details',
  bankName: 'Bank or e-wallet',
  chooseBank: 'Choose a bank or e-wallet',
  accountName: 'Account name',
  accountNameHint: 'As the bank or e-wallet writes it.',
  accountNumber: 'Account number',
  accountNumberHint: 'For an e-wallet this is the mobile number it is known by.',
  masked: (lastDigits: string) => `ending in ${lastDigits}`,
  reveal: 'Show account number',
  conceal: 'Hide account number',
  bankSaved: 'Bank Details Updated',
  bankSavedMore: 'The next withdrawal is filled in with them.',
}

export const refusals: Record<RefusalName, RefusalWords> = {
  'bank-details-missing': { title: 'Missing Fields', message: 'Please fill all bank details.' },
  'bank-not-supported': { title: 'Bank Not Supported', message: 'Please choose a bank or e-wallet from the list.' },
  'account-number-malformed': { title: 'Check the Account Number', message: 'An account number has 6 to 20 digits. Spaces and dashes are allowed.' },
  'full-name-required': { title: 'Full Name Required', message: 'Please enter your full name.' },
  'phone-number-malformed': { title: 'Check the Phone Number', message: 'A phone number has 7 to 20 digits and may begin with +.' },
}
