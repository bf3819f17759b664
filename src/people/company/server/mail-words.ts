/** Mails to the other admins about the settings, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { companyWordsFil } from '../shared/words.fil.ts'
import { companyWords } from '../shared/words.ts'

const english = {
  bandsChanged: 'Second-person limits changed',
  looseningFiled: 'Weaker protection needs your approval',
  rejected: {
    subject: 'Your settings change was rejected',
    message: 'Another admin rejected your settings change. The settings stay the same.',
    by: 'Rejected by',
    reason: 'Reason',
    action: 'Open settings',
  },
  accessChanged: 'Company access was changed',
  accessTurnedOn: 'The operator turned on company access',
  access: 'Company access',
  accessOn: 'on',
  accessOff: 'off',
  accessUntil: (until: Date) => `on until ${showDateTime(until)}`,
  names: companyWords.names,
  hours: companyWords.hours,
}

const filipino: typeof english = {
  bandsChanged: 'Binago ang mga limit para sa ikalawang tao',
  looseningFiled: 'Kailangan ng pag-apruba mo ang mas mahinang proteksyon',
  rejected: {
    subject: 'Tinanggihan ang binago mo sa mga setting',
    message: 'Tinanggihan ng ibang admin ang binago mo sa mga setting. Walang nagbago sa mga ito.',
    by: 'Tinanggihan ni',
    reason: 'Dahilan',
    action: 'Buksan ang mga setting',
  },
  accessChanged: 'Binago ang company access',
  accessTurnedOn: 'In-on ng operator ang company access',
  access: 'Company access',
  accessOn: 'naka-on',
  accessOff: 'naka-off',
  accessUntil: (until) => `naka-on hanggang ${showDateTime(until, 'fil')}`,
  names: companyWordsFil.names,
  hours: companyWordsFil.hours,
}

export const companyMails = inBothLanguages(english, filipino)
