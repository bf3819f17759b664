import { invitationMailsMax } from './rules.ts'
import type { acceptWords, invitationRefusals } from './words-accept.ts'

export const invitationRefusalsFil: typeof invitationRefusals = {
  'invitation-missing-fields': {
    title: 'May Kulang',
    message: 'Pakipunan ang lahat ng kailangan.',
  },
  'invitation-invalid-email': {
    title: 'Maling Email',
    message: 'Maglagay ng tamang email address.',
  },
  'admin-by-invitation': {
    title: 'Imbitahan Siya',
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
    message: 'Nagbago na ang imbitasyong ito mula nang buksan mo. Walang ginawa; tingnan ulit.',
  },
  'invitation-mails-used-up': {
    title: 'Naabot ang Limit ng Email',
    message:
      `${invitationMailsMax} beses nang ipinadala ang imbitasyong ito. Bawiin ito at tingnan ang ` +
      'email address.',
  },
  'invitation-mail-too-soon': {
    title: 'Masyadong Maraming Email',
    message:
      'Kakatanggap lang ng mailbox na ito ng ilang email. Walang ipinadala; subukan ulit mamaya.',
  },
  'invitation-link-ended': {
    title: 'Nag-expire na ang link na ito',
    message:
      'Nagamit na, napalitan, binawi, o nag-expire na ang link na ito. Walang nabago. Humingi ng ' +
      'bago sa kasamahan mo.',
  },
  'invitation-wrong-code': {
    title: 'Maling Code',
    message: 'Mali ang code. Ilagay ang pinakabago mula sa app mo.',
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
  openFailed: 'Nag-expire na ang link na ito',
  name: 'Pangalan',
  email: 'Email',
  ends: 'Mag-e-expire ang link',
  password: 'Password mo',
  passwordHint: 'Hindi bababa sa 6 na character. Hindi ito kailanman hihingin ng kompanya.',
  confirmPassword: 'Ulitin ang password',
  app: 'Authenticator app mo',
  ownApp: 'Maglagay ng code mula sa app na na-set up mo na.',
  codeMissing: 'Ilagay ang anim na digit na code mula sa app mo.',
  save: 'I-save',
  saving: 'Sine-save …',
  keepCodes: 'Itabi ang mga recovery code mo',
  keepCodesIntro:
    'Makakapag-sign in ka nang isang beses sa bawat code kung mawala ang telepono mo. Ngayon ' +
    'lang namin ito ipapakita.',
  goOn: 'Magpatuloy',
  waitsTitle: 'Na-save na ang Password at App Mo',
  waits:
    'Kailangan kang kumpirmahin ng ibang admin bago mo mabuksan ang console. Mag-a-update ang ' +
    'pahinang ito kapag nangyari iyon, at mag-e-email kami sa iyo.',
  doneTitle: 'Admin Ka Na',
  confirmedBy: (name) => (name ? `Kinumpirma ka ni ${name}.` : 'Kinumpirma ka ng kompanya.'),
  alone: 'Walang ibang admin na kailangang magkumpirma sa iyo.',
  signIn: 'Makakapag-sign in ka na.',
  approvesFrom: (when) => `Makakapag-apruba ka simula ${when}.`,
  approves: 'Makakapag-apruba ka na.',
  revokedTitle: 'Binawi ang Imbitasyon',
  revoked: 'Binawi ng kompanya ang imbitasyong ito. Tanungin ang nag-imbita sa iyo.',
  stateFailed: 'Hindi namin ma-check ang kumpirmasyon mo',
  toLogin: 'Pumunta sa pag-sign in',
}
