/** Security mails to the owner of a login, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import type { Remedy } from '../shared/rules.ts'
import { securityEventWordsFil } from '../shared/words.fil.ts'
import { securityEventWords } from '../shared/words.ts'

const subjects: Record<SecurityEvent, (site: string) => string> = {
  'new-device': (site) => `A new browser signed in to ${site}`,
  'many-wrong-passwords': (site) => `Many wrong passwords were tried on your ${site} login`,
  'password-changed': (site) => `Your ${site} password was changed`,
  'password-reset': (site) => `Your ${site} password was reset`,
  'authenticator-on': (site) => `An authenticator app was connected to ${site}`,
  'authenticator-off': (site) => `Your authenticator app was removed from ${site}`,
  'recovery-codes-renewed': (site) => `Your ${site} recovery codes were renewed`,
  'recovery-code-used': (site) => `A recovery code was used to sign in to ${site}`,
  'provider-connected': (site) => `A new way to sign in to ${site} was connected`,
  'provider-disconnected': (site) => `A way to sign in to ${site} was removed`,
  'bank-details-changed': (site) => `Your bank details at ${site} were changed`,
  'new-payee': (site) => `Withdrawal to a new account at ${site}`,
  'payee-wait-lifted': (site) => `Your withdrawal at ${site} can now be paid out`,
  'money-locked': (site) => `Your money at ${site} is locked`,
  'money-unlocked': (site) => `Your money at ${site} is unlocked`,
  'login-protected': (site) => `Your ${site} login is protected`,
  suspended: (site) => `Your access to ${site} was suspended`,
  'access-restored': (site) => `You have access to ${site} again`,
  'role-changed': (site) => `Your ${site} role was changed`,
  'data-exported': (site) => `A copy of your ${site} data was downloaded`,
  closed: (site) => `Your ${site} login was closed`,
}

const subjectsFil: typeof subjects = {
  'new-device': (site) => `May nag-sign in sa ${site} mula sa bagong browser`,
  'many-wrong-passwords': (site) => `Maraming maling password ang sinubok sa ${site} login mo`,
  'password-changed': (site) => `Pinalitan ang password mo sa ${site}`,
  'password-reset': (site) => `May bagong password ang login mo sa ${site}`,
  'authenticator-on': (site) => `Ikinonekta ang isang authenticator app sa ${site} login mo`,
  'authenticator-off': (site) => `Tinanggal ang authenticator app mo sa ${site}`,
  'recovery-codes-renewed': (site) => `Pinalitan ang mga recovery code mo sa ${site}`,
  'recovery-code-used': (site) => `May gumamit ng recovery code para mag-sign in sa ${site}`,
  'provider-connected': (site) => `May bagong paraan ng pag-sign in sa ${site}`,
  'provider-disconnected': (site) => `May tinanggal na paraan ng pag-sign in sa ${site}`,
  'bank-details-changed': (site) => `Binago ang detalye ng bangko mo sa ${site}`,
  'new-payee': (site) => `May withdrawal sa bagong account sa ${site}`,
  'payee-wait-lifted': (site) => `Puwede nang ibayad ang withdrawal mo sa ${site}`,
  'money-locked': (site) => `Naka-lock na ang pera mo sa ${site}`,
  'money-unlocked': (site) => `Na-unlock na ang pera mo sa ${site}`,
  'login-protected': (site) => `Protektado na ang login mo sa ${site}`,
  suspended: (site) => `Sinuspinde ang access mo sa ${site}`,
  'access-restored': (site) => `May access ka na ulit sa ${site}`,
  'role-changed': (site) => `Binago ang role mo sa ${site}`,
  'data-exported': (site) => `May nag-download ng kopya ng data mo sa ${site}`,
  closed: (site) => `Isinara ang login mo sa ${site}`,
}

const english = {
  subject: subjects,
  happened: securityEventWords,
  remedy: {
    'not-me':
      'If it was you, there’s nothing to do. If not, press “This was not me”: it signs everyone ' +
      'out, locks your money and lets you choose a new password.',
    password:
      'If you haven’t chosen a new password yet, do it now. Your money stays locked until you ' +
      'unlock it in Settings.',
    support: 'If it wasn’t you, tell our support at once.',
    company: 'If you don’t know why, ask our support.',
  } satisfies Record<Remedy, string>,
  /** In the notification, which has no button. */
  remedyInside:
    'If it was you, there’s nothing to do. If not, lock your money and change your password in ' +
    'Settings, then tell our support.',
  button: { 'not-me': 'This was not me', password: 'Set a new password' },
  pause: (until: Date) =>
    `To protect your money, withdrawals are paused until ${showDateTime(until)}.`,
  linkLasts: (days: number) => `The button works once, for ${days} days.`,
  facts: { when: 'When', from: 'Browser', address: 'Internet address' },
}

const filipino: typeof english = {
  subject: subjectsFil,
  happened: securityEventWordsFil,
  remedy: {
    'not-me':
      'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, pindutin ang “Hindi ako ito”: ' +
      'isa-sign out nito ang lahat, ila-lock ang pera mo, at makakapili ka ng bagong password.',
    password:
      'Kung wala ka pang napipiling bagong password, gawin mo na ngayon. Mananatiling naka-lock ' +
      'ang pera mo hangga’t hindi mo ito ina-unlock sa Mga setting.',
    support: 'Kung hindi ikaw ito, sabihin agad sa aming suporta.',
    company: 'Kung hindi mo alam kung bakit, magtanong sa aming suporta.',
  },
  remedyInside:
    'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, i-lock ang pera mo at palitan ang ' +
    'password mo sa Mga setting, saka sabihin sa aming suporta.',
  button: { 'not-me': 'Hindi ako ito', password: 'Magtakda ng bagong password' },
  pause: (until) =>
    'Para protektado ang pera mo, nakahinto ang mga withdrawal hanggang ' +
    `${showDateTime(until, 'fil')}.`,
  linkLasts: (days) => `Isang beses lang gagana ang button, sa loob ng ${days} araw.`,
  facts: { when: 'Kailan', from: 'Browser', address: 'Internet address' },
}

export const securityMail = inBothLanguages(english, filipino)
