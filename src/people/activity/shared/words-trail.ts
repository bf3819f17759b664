/** For staff. */
import type { SubjectKind } from './rules.ts'

export const trailWords = {
  whoDidWhat: 'Who did what',
  nobodyYet: 'Nothing recorded yet.',
  failed: 'Error Fetching History',
  older: 'Older entries',
  itself: 'Kaban',
  companyAccess: 'Company access code',
  by: (who: string) => `by ${who}`,
  about: (who: string) => `about ${who}`,
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: '—',
  yes: 'yes',
  no: 'no',
  changesOf: (what: string) => `What changed: ${what}`,
  /** By the names of the record; the others are shown by `inWords`. */
  fields: { state: 'Status', appliesTo: 'Applies to' } as Record<string, string>,
  values: {} as Record<string, string>,
}

/** Labels of the kinds in the filter of the audit trail. */
export const subjectWords = {
  user: 'User',
  transaction: 'Transaction',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  investment: 'Investment',
  income: 'Declared income',
  offer: 'Plan offer',
  bank_holiday: 'Bank holiday',
  tax_class: 'Tax class',
  adjustment: 'Adjustment',
  chat: 'Chat',
  announcement: 'Announcement',
  market_figure: 'Market figure',
  company_settings: 'Company settings',
  company_account: 'Company deposit account',
  approval: 'Approval',
  canned_reply: 'Ready reply',
  export: 'Export',
  mail: 'Email',
  content: 'Public content',
  testimonial: 'Testimonial',
  admin_invitation: 'Admin invitation',
} satisfies Record<SubjectKind, string>
