import type { RefusalWords } from '../contract/refusal.ts'
import type { RefusalName } from './rules.ts'

export const refusals: Record<RefusalName, RefusalWords> = {
  'bank-details-missing': { title: 'Missing Fields', message: 'Please fill all bank details.' },
  'bank-not-supported': { title: 'Bank Not Supported', message: 'Please choose a bank or e-wallet from the list.' },
  'account-number-malformed': { title: 'Check the Account Number', message: 'An account number has 6 to 20 digits. Spaces and dashes are allowed.' },
  'full-name-required': { title: 'Full Name Required', message: 'Please enter your full name.' },
  'phone-number-malformed': { title: 'Check the Phone Number', message: 'A phone number has 7 to 20 digits and may begin with +.' },
}
