/** Mails to admins about company access, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { CompanyAccessEvent } from '#people/identity/shared/rules-security-events.ts'

const subject: Record<CompanyAccessEvent, (site: string) => string> = {
  'new-device': (site) => `Company access to ${site} was used in a new browser`,
  'authenticator-on': () => 'An authenticator app was connected to company access',
  'authenticator-off': () => 'The authenticator app of company access was removed',
  'recovery-codes-renewed': () => 'The recovery codes of company access were renewed',
  'recovery-code-used': () => 'A recovery code of company access was used',
}

const subjectFil: typeof subject = {
  'new-device': (site) => `Ginamit ang company access ng ${site} sa bagong browser`,
  'authenticator-on': () => 'May ikinabit na authenticator app sa company access',
  'authenticator-off': () => 'Tinanggal ang authenticator app ng company access',
  'recovery-codes-renewed': () => 'Pinalitan ang mga recovery code ng company access',
  'recovery-code-used': () => 'May gumamit ng recovery code ng company access',
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

const happenedFil: typeof happened = {
  'new-device':
    'May pumasok sa console gamit ang company access code mula sa browser na ngayon lang ' +
    'namin nakita.',
  'authenticator-on':
    'May ikinabit na authenticator app sa company access. Mula ngayon, hihingin ang code nito ' +
    'bukod sa access code.',
  'authenticator-off':
    'Tinanggal ang authenticator app ng company access, at tinapos ang lahat ng session ng ' +
    'company access, maliban siguro sa session na nagtanggal nito.',
  'recovery-codes-renewed':
    'Gumawa ng mga bagong recovery code para sa company access; hindi na gagana ang mga nauna.',
  'recovery-code-used': 'May gumamit ng isa sa mga recovery code ng company access.',
}

const english = {
  subject,
  happened,
  notYours:
    'You are told because you are an administrator. If none of you did it, turn company ' +
    'access off under Settings, or let the operator change the access code: ' +
    'either ends every session of company access.',
  when: 'When',
  action: 'See the audit trail',
}

const filipino: typeof english = {
  subject: subjectFil,
  happened: happenedFil,
  notYours:
    'Sinasabi ito sa iyo dahil isa kang administrator. Kung wala sa inyo ang gumawa nito, ' +
    'patayin ang company access sa Settings, o ipabago sa operator ang access code: ' +
    'matatapos ng alinman dito ang lahat ng session ng company access.',
  when: 'Kailan',
  action: 'Tingnan ang audit trail',
}

export const companyAccessMail = inBothLanguages(english, filipino)
