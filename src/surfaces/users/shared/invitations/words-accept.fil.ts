import { invitationMailsMax } from './rules.ts'
import type { acceptWords, invitationRefusals } from './words-accept.ts'

export const invitationRefusalsFil: typeof invitationRefusals = {
  'invitation-missing-fields': {
    title: 'May Kulang',
    message: 'Pakipunan ang lahat ng kailangan.',
  },
  'invitation-invalid-email': {
    title: 'Maling Email',
    message: 'Maglagay ng wastong email address.',
  },
  'admin-by-invitation': {
    title: 'Imbitahan Sila',
    message:
      'Walang nagiging admin sa ganitong paraan. Imbitahan siya: siya ang pipili ng password, at ' +
      'kasamahan ang magkukumpirma. Walang nabago.',
  },
  'is-admin-already': { title: 'Admin Na', message: 'Admin na ang may ganitong email.' },
  'invitation-user-not-active': {
    title: 'Suspendido ang Login',
    message: 'Suspendido ang login na may ganitong email. Walang inimbitahan o kinumpirma.',
  },
  'invited-already': {
    title: 'Inimbitahan Na',
    message: 'May bukas nang imbitasyon ang email na ito. Ipadala ulit, o bawiin muna.',
  },
  'invitation-not-found': { title: 'Hindi Makita', message: 'Walang ganitong imbitasyon.' },
  'invitation-moved': {
    title: 'Nagbago Na',
    message: 'Iba na ang lagay ng imbitasyong ito. Walang nabago; tingnan ulit.',
  },
  'invitation-mails-used-up': {
    title: 'Sapat na ang Naipadala',
    message:
      `${invitationMailsMax} beses nang ipinadala ang imbitasyong ito. Bawiin, at tingnan ang ` +
      'email.',
  },
  'invitation-mail-too-soon': {
    title: 'Masyadong Maraming Mail',
    message: 'Ilang email na ang natanggap ng mailbox na ito. Walang ipinadala; subukan mamaya.',
  },
  'invitation-link-ended': {
    title: 'Tapos na ang Link',
    message:
      'Nagamit na ang link, napalitan ng mas bagong email, binawi, o lumipas na. ' +
      'Walang nabago. Ipahingi ulit sa kasamahan.',
  },
  'invitation-wrong-code': {
    title: 'Maling Code',
    message: 'Hindi tugma ang code. Ilagay ang pinakabago sa app mo.',
  },
  'invitation-not-set-up': {
    title: 'Magsimula Ulit',
    message: 'Buksan ulit ang link sa email para i-set up ang app. Walang nabago.',
  },
  'own-invitation': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Ikaw mismo ang nag-imbita. Ibang admin ang dapat magkumpirma.',
  },
  'confirmer-too-new': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Inimbitahan siya bago ka naging admin. Ang magkukumpirma ay dapat admin na noon.',
  },
  'inviter-left': {
    title: 'Umalis ang Nag-imbita',
    message: 'Hindi na admin ang nag-imbita. Bawiin ito at imbitahan siya ulit.',
  },
}

export const acceptWordsFil: typeof acceptWords = {
  title: 'Maging admin',
  intro: 'Pumili ng password na ikaw lang ang nakakaalam, at app na ikaw lang ang may hawak.',
  noToken: 'Kulang ang Link',
  noTokenMore: 'Buksan ang buong link mula sa email mo.',
  failed: 'Hindi Na-save',
  openFailed: 'Tapos na ang Link',
  name: 'Pangalan',
  email: 'Email',
  ends: 'Gagana ang link hanggang',
  password: 'Password mo',
  passwordHint: 'Hindi bababa sa 6 na character. Hindi ito kailanman hihingin ng kompanya.',
  confirmPassword: 'Ulitin ang password',
  app: 'Authenticator app mo',
  ownApp: 'Maglagay ng code mula sa app na na-set up mo na.',
  codeMissing: 'Ilagay ang anim na numerong code mula sa app mo.',
  save: 'I-save',
  saving: 'Sine-save …',
  keepCodes: 'Itago ang mga recovery code',
  keepCodesIntro:
    'Makakapasok ka gamit ang isa sa mga ito kapag nawala ang telepono mo. Ngayon lang ipapakita.',
  goOn: 'Magpatuloy',
  waitsTitle: 'Na-save na ang password at app mo',
  waits:
    'Wala pang nagkukumpirma sa iyo. Kailangan ito mula sa ibang admin, at hangga’t wala ito ' +
    'hindi mo mabubuksan ang console. Lalabas dito kapag nangyari na, at may email ka ring ' +
    'matatanggap.',
  doneTitle: 'Admin Ka Na',
  confirmedBy: (name) => (name ? `Kinumpirma ka ni ${name}.` : 'Kinumpirma ka ng kompanya.'),
  alone: 'Walang ibang admin na kailangang magkumpirma sa iyo.',
  signIn: 'Makakapag-sign in ka na.',
  approvesFrom: (when) => `Makakapag-apruba ka simula ${when}.`,
  approves: 'Makakapag-apruba ka na.',
  revokedTitle: 'Binawi',
  revoked: 'Binawi ng kompanya ang imbitasyong ito, kaya hindi ka admin. Tanungin ang nag-imbita.',
  stateFailed: 'Hindi namin makita kung kumpirmado ka na',
  toLogin: 'Pumunta sa login',
}
