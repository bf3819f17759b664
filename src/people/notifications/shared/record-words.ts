/** Activity descriptions of mail settings, and the greeting of mails, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  emailOn: 'Email notifications switched on.',
  emailOff: 'Email notifications switched off.',
  greeting: (name: string) => `Hello ${name},`,
  toAdmins: {
    notYours:
      'You are told because you are an administrator too. If this should not have ' +
      'happened, change it back and talk to whoever did it.',
    notYoursFiled:
      'You are told because you are an administrator too. If this should not happen, reject it ' +
      'and talk to whoever filed it.',
    changedBy: 'Changed by',
    filedBy: 'Filed by',
    agreedBy: 'Agreed by',
    companyAccess: 'Company access',
    action: 'See the settings',
  },
}

const filipino: typeof english = {
  emailOn: 'Binuksan ang mga abiso sa email.',
  emailOff: 'Isinara ang mga abiso sa email.',
  greeting: (name) => `Kumusta, ${name},`,
  toAdmins: {
    notYours:
      'Sinasabi ito sa iyo dahil administrator ka rin. Kung hindi ito dapat nangyari, ibalik ito ' +
      'sa dati at kausapin ang gumawa nito.',
    notYoursFiled:
      'Sinasabi ito sa iyo dahil administrator ka rin. Kung hindi ito dapat mangyari, tanggihan ' +
      'ito at kausapin ang naghain nito.',
    changedBy: 'Binago ni',
    filedBy: 'Inihain ni',
    agreedBy: 'Sinang-ayunan ni',
    companyAccess: 'Company access',
    action: 'Tingnan ang settings',
  },
}

export const notificationRecordTexts = inBothLanguages(english, filipino)
