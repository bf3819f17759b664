/** Mails to the other admins about the settings, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { companyWordsFil } from '../shared/words.fil.ts'
import { companyWords } from '../shared/words.ts'

const english = {
  bandsChanged: 'What needs a second person was changed',
  looseningFiled: 'A change that loosens protection waits for a second admin',
  rejected: {
    subject: 'Your change of the settings was rejected',
    message:
      'The change of the settings that you filed was rejected. The settings stay as they are.',
    by: 'Rejected by',
    reason: 'Reason',
    action: 'See the settings',
  },
  accessChanged: 'Company access was changed',
  accessTurnedOn: 'Company access was turned on where Kaban is started',
  access: 'Company access',
  accessOn: 'on',
  accessOff: 'off',
  accessUntil: (until: Date) => `on until ${showDateTime(until)}`,
  names: companyWords.names,
  hours: companyWords.hours,
}

const filipino: typeof english = {
  bandsChanged: 'Binago kung ano ang kailangan ng ikalawang tao',
  looseningFiled: 'Naghihintay ng ikalawang admin ang pagluwag ng proteksyon',
  rejected: {
    subject: 'Tinanggihan ang pagbabago mo sa mga setting',
    message: 'Tinanggihan ang inihain mong pagbabago sa mga setting. Mananatili ang mga setting.',
    by: 'Tinanggihan ni',
    reason: 'Dahilan',
    action: 'Tingnan ang settings',
  },
  accessChanged: 'Binago ang company access',
  accessTurnedOn: 'Binuksan ang company access kung saan sinisimulan ang Kaban',
  access: 'Company access',
  accessOn: 'bukas',
  accessOff: 'sarado',
  accessUntil: (until) => `bukas hanggang ${showDateTime(until, 'fil')}`,
  names: companyWordsFil.names,
  hours: companyWordsFil.hours,
}

export const companyMails = inBothLanguages(english, filipino)
