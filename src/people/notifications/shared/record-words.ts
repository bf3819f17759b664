/** Activity descriptions of mail settings, and the greeting of mails, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  emailOn: 'Email notifications turned on.',
  emailOff: 'Email notifications turned off.',
  greeting: (name: string) => `Hello ${name},`,
  toAdmins: {
    notYours:
      'You get this because you’re an admin too. If it shouldn’t have happened, change it back ' +
      'and talk to the person who did it.',
    notYoursFiled:
      'You get this because you’re an admin too. If it shouldn’t happen, reject it and talk to ' +
      'the person who requested it.',
    changedBy: 'Changed by',
    filedBy: 'Requested by',
    agreedBy: 'Approved by',
    companyAccess: 'Company access',
    action: 'Open settings',
  },
}

const filipino: typeof english = {
  emailOn: 'In-on ang mga abiso sa email.',
  emailOff: 'In-off ang mga abiso sa email.',
  greeting: (name) => `Kumusta, ${name},`,
  toAdmins: {
    notYours:
      'Natanggap mo ito dahil admin ka rin. Kung hindi ito dapat nangyari, ibalik ito sa dati at ' +
      'kausapin ang gumawa.',
    notYoursFiled:
      'Natanggap mo ito dahil admin ka rin. Kung hindi ito dapat mangyari, tanggihan ito at ' +
      'kausapin ang humiling.',
    changedBy: 'Binago ni',
    filedBy: 'Hiniling ni',
    agreedBy: 'Inaprubahan ni',
    companyAccess: 'Company access',
    action: 'Buksan ang mga setting',
  },
}

export const notificationRecordTexts = inBothLanguages(english, filipino)
