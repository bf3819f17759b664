/** Mails to admins about company access, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { CompanyAccessEvent } from '#people/identity/shared/rules-security-events.ts'

const subject: Record<CompanyAccessEvent, (site: string) => string> = {
  'new-device': (site) => `Company access to ${site} was used in a new browser`,
  'authenticator-on': () => 'An authenticator app was connected to company access',
  'authenticator-off': () => 'The company access authenticator app was removed',
  'recovery-codes-renewed': () => 'The company access recovery codes were renewed',
  'recovery-code-used': () => 'A company access recovery code was used',
}

const subjectFil: typeof subject = {
  'new-device': (site) => `Ginamit ang company access ng ${site} sa bagong browser`,
  'authenticator-on': () => 'Ikinonekta ang isang authenticator app sa company access',
  'authenticator-off': () => 'Tinanggal ang authenticator app ng company access',
  'recovery-codes-renewed': () => 'Pinalitan ang mga recovery code ng company access',
  'recovery-code-used': () => 'May gumamit ng recovery code ng company access',
}

const happened: Record<CompanyAccessEvent, string> = {
  'new-device': 'Someone opened the console with the company access code from a new browser.',
  'authenticator-on':
    'An authenticator app was connected to company access. Signing in now takes its code and ' +
    'the access code.',
  'authenticator-off':
    'The authenticator app was removed from company access. All company access sessions were ' +
    'signed out, except possibly the one that removed it.',
  'recovery-codes-renewed':
    'Company access has new recovery codes; the earlier ones no longer work.',
  'recovery-code-used': 'Someone used one of the recovery codes of company access.',
}

const happenedFil: typeof happened = {
  'new-device': 'May nagbukas ng console gamit ang company access code mula sa bagong browser.',
  'authenticator-on':
    'Ikinonekta ang isang authenticator app sa company access. Sa pag-sign in, hihingin na ang ' +
    'code nito bukod sa access code.',
  'authenticator-off':
    'Tinanggal ang authenticator app ng company access. Na-sign out ang lahat ng session ng ' +
    'company access, maliban siguro sa nagtanggal nito.',
  'recovery-codes-renewed':
    'May mga bagong recovery code ang company access; hindi na gagana ang mga nauna.',
  'recovery-code-used': 'May gumamit ng isa sa mga recovery code ng company access.',
}

const english = {
  subject,
  happened,
  notYours:
    'You get this because you’re an admin. If none of you did it, turn off company access in ' +
    'Settings or ask the operator to change the access code. Either signs out all company ' +
    'access sessions.',
  when: 'When',
  action: 'Open the audit trail',
}

const filipino: typeof english = {
  subject: subjectFil,
  happened: happenedFil,
  notYours:
    'Natanggap mo ito dahil admin ka. Kung wala sa inyo ang gumawa nito, i-off ang company ' +
    'access sa Mga setting o ipabago sa operator ang access code. Masa-sign out ng alinman dito ' +
    'ang lahat ng session ng company access.',
  when: 'Kailan',
  action: 'Buksan ang audit trail',
}

export const companyAccessMail = inBothLanguages(english, filipino)
