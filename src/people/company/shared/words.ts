import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { newAdminHours } from '#people/identity/shared/second-person/rules.ts'
import type { CompanyRefusal, CompanySettings } from './rules.ts'

export const companyRefusals: Record<CompanyRefusal, RefusalWords> = {
  'settings-changed': {
    title: 'Settings Changed',
    message:
      'A colleague has changed the settings since you opened them. Nothing of yours was ' +
      'saved: look at theirs first.',
  },
  'limits-crossed': {
    title: 'Limits Crossed',
    message: 'The maximum withdrawal cannot be below the minimum.',
  },
  maintenance: {
    title: 'Under Maintenance',
    message: ({ message }) =>
      message ||
      'You can look at everything, but nothing can be changed right now. Your balance ' +
        'stays as it is.',
  },
}

const names: Record<keyof CompanySettings, string> = {
  siteName: 'Site name',
  supportEmail: 'Support email',
  supportPhone: 'Support phone',
  businessHours: 'Business hours',
  maintenance: 'Maintenance mode',
  maintenanceMessage: 'What people are told meanwhile',
  minimumDepositCentavos: 'Minimum deposit',
  minimumWithdrawalCentavos: 'Minimum withdrawal',
  maximumWithdrawalCentavos: 'Maximum withdrawal',
  withdrawalApprovalCentavos: 'Withdrawals above this need a second person',
  adjustmentApprovalCentavos: 'Balance adjustments above this need a second person',
  depositApprovalCentavos: 'Deposits above this need a second person',
  personDayCentavos: 'What one person may move alone in 24 hours',
  companyDayCentavos: 'What all of the staff may move alone in 24 hours',
  newPayeeHours: 'Hours that the first withdrawal to an account waits',
  stepUpCentavos: 'Withdrawals above this ask the user for a password or a code',
  newAdminHours: 'Hours until a new admin may approve',
  mailSenderName: 'Name of the mail sender',
}

export const companyWords = {
  names,
  title: 'Settings',
  intro: 'What holds for everybody. Every change is recorded with what was there before.',
  form: 'Company settings',
  identity: 'Name and contact',
  siteNameHint: 'Stands in the header, in the title of every page and in mails.',
  supportEmailHint: 'Users write here. If you leave this empty, it is not shown.',
  businessHoursHint: 'As people say it: Monday to Friday, 9 AM to 6 PM.',
  maintenanceTitle: 'Maintenance',
  maintenanceHint:
    'Users can sign in and read, and change nothing. Staff work on. Time to pay a ' +
    'deposit goes on running.',
  maintenanceMessageHint: 'If you leave this empty, users read a standard message.',
  limits: 'Limits',
  limitsHint:
    'The forms show them and the server keeps to them. What was requested before stays as it is.',
  secondPerson: 'Second person and step-up',
  secondPersonHint:
    'The withdrawals of one user within 24 hours are added up, and so are the adjustments. What ' +
    'an investment gains or loses counts as a balance adjustment. Each deposit counts by itself. ' +
    'With 0.00 every one needs a second person.',
  alone: 'What one person moves alone',
  aloneHint:
    'Deposits, withdrawals and adjustments, in and out together, without those that a second ' +
    'person agreed to. Whatever goes above either amount waits for a second person.',
  stepUpHint: (amount: string) =>
    `If you leave this empty, ${amount} applies: the amount that the operator has set.`,
  newAdminHint:
    `From ${newAdminHours.min} to ${newAdminHours.max}. ` +
    'It does not change the wait of those who are admins already.',
  hoursUnreadable: `Write whole hours, from ${newAdminHours.min} to ${newAdminHours.max}.`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  mail: 'Mail',
  mailSenderHint:
    'Stands before the address that mails come from. If you leave this empty, it is the name of ' +
    'the site.',
  newPayee: 'New accounts of users',
  newPayeeHint:
    'The first withdrawal to an account that is neither linked nor was ever paid asks the user ' +
    'for a code and waits this long, so that its owner can stop it. Staff can end a wait early ' +
    'with a reason. From 0, for no wait, to 168.',
  save: 'Save settings',
  saved: 'Settings saved',
  savedMore: 'They hold from now on, for everybody.',
  unchanged: 'Nothing to save',
  unchangedMore: 'What you see is what is saved.',
  saveFailed: 'Update Failed',
  fetchFailed: 'Error Fetching Settings',
  lastChanged: (when: string) => `Last changed ${when}.`,
  siteNameMissing: 'Write the name of the site.',
  emailUnreadable: 'Please enter a valid email address.',
  payeeHoursUnreadable: 'Write whole hours, from 0 to 168.',
  amountUnreadable: 'Write an amount in pesos.',
  turnOnTitle: 'Begin maintenance?',
  turnOnMore: `From now on users can change nothing: no deposit, no withdrawal,
      no message. They are told so on every page.`,
  turnOn: 'Begin maintenance',
  cancel: 'Cancel',
  yes: 'on',
  no: 'off',
}
