import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { newAdminHours } from '#people/identity/shared/second-person/rules.ts'
import type { CompanyRefusal, CompanySettings } from './rules.ts'

export const companyRefusals: Record<CompanyRefusal, RefusalWords> = {
  'settings-changed': {
    title: 'Settings Changed',
    message:
      'A colleague changed the settings after you opened them, so yours weren’t saved. Review ' +
      'their changes first.',
  },
  'limits-crossed': {
    title: 'Limits Crossed',
    message: 'The maximum withdrawal cannot be below the minimum.',
  },
  maintenance: {
    title: 'Under Maintenance',
    message: ({ message }) =>
      message ||
      'You can view everything, but you can’t make changes right now. Your balance stays the same.',
  },
}

const names: Record<keyof CompanySettings, string> = {
  siteName: 'Site name',
  supportEmail: 'Support email',
  supportPhone: 'Support phone',
  businessHours: 'Business hours',
  maintenance: 'Maintenance mode',
  maintenanceMessage: 'Message to users during maintenance',
  minimumDepositCentavos: 'Minimum deposit',
  minimumWithdrawalCentavos: 'Minimum withdrawal',
  maximumWithdrawalCentavos: 'Maximum withdrawal',
  withdrawalApprovalCentavos: 'Withdrawals above this need a second person',
  adjustmentApprovalCentavos: 'Balance adjustments above this need a second person',
  depositApprovalCentavos: 'Deposits above this need a second person',
  personDayCentavos: 'Limit per staff member alone in 24 hours',
  companyDayCentavos: 'Limit for all staff alone in 24 hours',
  newPayeeHours: 'Hours the first withdrawal to an account waits',
  stepUpCentavos: 'Withdrawals above this ask the user for a password or a code',
  newAdminHours: 'Hours until a new admin can approve',
  mailSenderName: 'Name of the mail sender',
}

export const companyWords = {
  names,
  title: 'Settings',
  intro: 'Settings for the whole site. We record every change and the value before it.',
  sections: 'Sections',
  form: 'Company settings',
  identity: 'Name and contact',
  siteNameHint: 'Appears in the header, in page titles and in emails.',
  supportEmailHint: 'Users write here. Leave empty to hide it.',
  businessHoursHint: 'For example: Monday to Friday, 9 AM to 6 PM.',
  maintenanceTitle: 'Maintenance',
  maintenanceHint:
    'Users can sign in and view, but not change anything. Staff keep working. The time to pay a ' +
    'deposit keeps running.',
  maintenanceMessageHint: 'Leave empty to show the standard message.',
  limits: 'Limits',
  limitsHint: 'Forms show them and the server enforces them. Earlier requests stay the same.',
  secondPerson: 'Second person and step-up',
  secondPersonHint:
    'We add up a user’s withdrawals within 24 hours, and their adjustments. An investment’s gain ' +
    'or loss counts as a balance adjustment. Each deposit counts on its own. With 0.00, every ' +
    'one ' +
    'needs a second person.',
  alone: 'Limits for one person alone',
  aloneHint:
    'Deposits, withdrawals and adjustments, in and out together, except those a second person ' +
    'approved. Anything above either amount needs a second person.',
  stepUpHint: (amount: string) => `Leave empty to use ${amount}, the operator’s amount.`,
  newAdminHint:
    `From ${newAdminHours.min} to ${newAdminHours.max}. ` + 'Current admins keep their wait.',
  hoursUnreadable: `Enter whole hours, from ${newAdminHours.min} to ${newAdminHours.max}.`,
  hours: (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`),
  mail: 'Email',
  mailSenderHint: 'Appears before the sender’s address. Leave empty to use the site name.',
  newPayee: 'Users’ new accounts',
  newPayeeHint:
    'The first withdrawal to an account that isn’t linked and was never paid needs a code and ' +
    'waits this long, so its owner can stop it. Staff can end a wait early with a reason. From 0 ' +
    '(no wait) to 168.',
  save: 'Save settings',
  saved: 'Settings saved',
  savedMore: 'In effect now, for everyone.',
  unchanged: 'Nothing to save',
  unchangedMore: 'You have no unsaved changes.',
  saveFailed: 'Update Failed',
  fetchFailed: 'Error Fetching Settings',
  lastChanged: (when: string) => `Last changed ${when}.`,
  siteNameMissing: 'Enter the site name.',
  emailUnreadable: 'Please enter a valid email address.',
  payeeHoursUnreadable: 'Enter whole hours, from 0 to 168.',
  amountUnreadable: 'Enter an amount in pesos.',
  turnOnTitle: 'Start maintenance?',
  turnOnMore:
    'Users won’t be able to deposit, withdraw or send messages. Every page tells them so.',
  turnOn: 'Start maintenance',
  cancel: 'Cancel',
  yes: 'on',
  no: 'off',
}
