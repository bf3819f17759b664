/** Mails to admins about company access, which are in English. */
import type { CompanyAccessEvent } from '#people/identity/shared/rules-security-events.ts'
import { securityMail } from './security-mail.ts'

const subject: Record<CompanyAccessEvent, (site: string) => string> = {
  'new-device': (site) => `Company access to ${site} was used in a new browser`,
  'authenticator-on': () => 'An authenticator app was connected to company access',
  'authenticator-off': () => 'The authenticator app of company access was removed',
  'recovery-codes-renewed': () => 'The recovery codes of company access were renewed',
  'recovery-code-used': () => 'A recovery code of company access was used',
}

const happened: Record<CompanyAccessEvent, string> = {
  'new-device':
    'Somebody came into the console with the company access code from a browser that we ' +
    'had not seen before.',
  'authenticator-on':
    'An authenticator app was connected to company access. From now on its code is asked ' +
    'besides the access code.',
  'authenticator-off':
    'The authenticator app was removed from company access, and every session of company ' +
    'access was ended but perhaps the one that did it.',
  'recovery-codes-renewed':
    'New recovery codes were made for company access; the earlier ones no longer work.',
  'recovery-code-used': 'Somebody used one of the recovery codes of company access.',
}

export const companyAccessMail = {
  subject,
  happened,
  notYours:
    'You are told because you are an administrator. If none of you did it, turn company ' +
    'access off under Settings, or set another access code where Kaban is started: ' +
    'either ends every session of company access.',
  when: securityMail.facts.when,
  action: { label: 'See the audit trail', path: '/admin/audit' },
}
