import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { identityRefusals, identityWords } from './words.ts'

const loginFailed = 'Hindi naka-sign in'
const registrationFailed = 'Hindi naka-sign up'
const resetMailFailed = 'Hindi naipadala ang email'
const changeFailed = 'Hindi napalitan ang password'
const resetFailed = 'Hindi napalitan ang password'
const accessFailed = 'Tinanggihan ang access'
const updateFailed = 'Hindi na-update'
const confirmFailed = 'Patunayan na ikaw ito'

export const identityWordsFil: typeof identityWords = {
  email: 'Email',
  password: 'Password',
  newPassword: 'Bagong password',
  confirmPassword: 'Ulitin ang password',
  passwordHint:
    'Hindi bababa sa 6 na character. Maikling pangungusap ang pinakamainam; tinatanggihan ang ' +
    'mga karaniwang password.',
  accessCode: 'Access code',
  toLogin: 'Bumalik sa pag-sign in',
  goToLogin: 'Pumunta sa pag-sign in',
}

function waitOf(figures: Figures): string {
  const seconds = Number(figures['seconds'] ?? '60')
  return seconds < 90 ? `${seconds} segundo` : `${Math.ceil(seconds / 60)} minuto`
}

const tooMany = (figures: Figures) =>
  `Napakaraming pagsubok. Maghintay ng ${waitOf(figures)} at subukan ulit.`
const common =
  'Madalas gamitin ang password na ito o simple ang pattern nito, kaya madaling hulaan. Pumili ' +
  'ng iba.'
const own =
  'Halos pangalan, email, o numero ng telepono mo lang, o pangalan namin, ang password na ito, ' +
  'kaya madaling hulaan. Pumili ng iba.'

const wrongCode =
  'Hindi tama ang code na ito. Ilagay ang pinakabagong code ng app mo o isang recovery ' +
  'code; isang beses lang gumagana ang bawat isa.'
const wrongFirstCode =
  'Hindi tama ang code na ito. Ilagay ang pinakabagong code ng app, at tiyaking awtomatiko ang ' +
  'oras ng phone mo.'

export const identityRefusalsFil: typeof identityRefusals = {
  'missing-fields': { title: 'May kulang', message: 'Punan ang lahat sa Hakbang 1.' },
  'invalid-email': { title: 'Maling email', message: 'Maglagay ng tamang email address.' },
  'phone-number-malformed': {
    title: 'Tingnan ang numero ng telepono',
    message: 'Ang numero ng telepono ay may 7 hanggang 20 digit at puwedeng magsimula sa +.',
  },
  'password-mismatch': {
    title: 'Magkaiba ang password',
    message: 'Hindi magkatugma ang mga password.',
  },
  'weak-password': {
    title: 'Mahinang password',
    message: 'Dapat hindi bababa sa 6 na character ang password.',
  },
  'common-password': { title: 'Mahinang password', message: common },
  'own-password': { title: 'Mahinang password', message: own },
  'missing-bank-details': {
    title: 'Kulang ang detalye ng bangko',
    message: 'Ibigay ang lahat ng detalye ng bangko.',
  },
  'terms-not-agreed': {
    title: 'Mga tuntunin at kondisyon',
    message: 'Kailangan mong sumang-ayon sa mga tuntunin at kondisyon.',
  },
  'too-many-registrations': { title: registrationFailed, message: tooMany },
  'missing-login': { title: loginFailed, message: 'Ilagay ang email at password mo.' },
  'wrong-credentials': { title: loginFailed, message: 'Hindi tama ang email o ang password.' },
  'email-not-verified': {
    title: loginFailed,
    message:
      'Hindi pa beripikado ang email mo. Buksan ang link sa email na ipinadala namin, saka ' +
      'mag-sign in.',
  },
  suspended: {
    title: loginFailed,
    message: 'Suspendido ang access mo. Makipag-ugnayan sa aming suporta.',
  },
  'too-many-logins': { title: loginFailed, message: tooMany },
  'too-many-mails': { title: resetMailFailed, message: tooMany },
  'verify-link-ended': {
    title: 'Hindi naberipika',
    message: 'Nagamit na o nag-expire na ang link na ito. Mag-sign in para makakuha ng bago.',
  },
  'reset-mismatch': { title: resetFailed, message: 'Hindi magkatugma ang mga password.' },
  'reset-weak-password': {
    title: resetFailed,
    message: 'Dapat hindi bababa sa 6 na character ang password.',
  },
  'reset-common-password': { title: resetFailed, message: common },
  'reset-own-password': { title: resetFailed, message: own },
  'reset-link-ended': {
    title: resetFailed,
    message: 'Nagamit na o nag-expire na ang link na ito. Humingi ng bago.',
  },
  'wrong-access-code': { title: accessFailed, message: 'Mali ang Company Access Code.' },
  'too-many-access-codes': { title: accessFailed, message: tooMany },
  'busy-signing-in': {
    title: 'Hindi pa handa',
    message: 'Napakarami ang nagsa-sign in ngayon. Subukan ulit pagkalipas ng ilang sandali.',
  },
  'user-not-found': { title: 'Hindi nakita', message: 'Walang ganitong user.' },
  'challenge-ended': {
    title: loginFailed,
    message: 'Masyadong natagalan o tinapos na ang pag-sign in na ito. Mag-sign in ulit.',
  },
  'wrong-code': { title: loginFailed, message: wrongCode },
  'wrong-first-code': { title: loginFailed, message: wrongFirstCode },
  'too-many-codes': { title: loginFailed, message: tooMany },
  'wrong-proof-password': { title: confirmFailed, message: 'Hindi tama ang password.' },
  'wrong-proof-app': { title: confirmFailed, message: wrongCode },
  'wrong-proof-mail': {
    title: confirmFailed,
    message:
      'Hindi tama, nagamit na o luma na ang code na ito. Isang beses lang gumagana ang isang ' +
      'code, at pinapalitan ito ng bagong email.',
  },
  'wrong-proof-access_code': { title: confirmFailed, message: 'Hindi tama ang access code.' },
  'proof-way-closed': {
    title: confirmFailed,
    message: 'Hindi na puwede para sa iyo ang paraang ito ng pagpapatunay. Pumili ng iba.',
  },
  'too-many-proofs': { title: confirmFailed, message: tooMany },
  'mail-code-not-sent': {
    title: 'Problema sa OTP',
    message: (figures) =>
      `Hindi maipadala ang OTP sa email. Maghintay ng ${waitOf(figures)} at subukan ulit.`,
  },
  'wrong-set-up-code': { title: updateFailed, message: wrongFirstCode },
  'too-many-set-up-codes': { title: updateFailed, message: tooMany },
  'authenticator-on': {
    title: updateFailed,
    message: 'May naka-set up nang authenticator app. I-off muna ito para makapag-set up ng iba.',
  },
  'authenticator-not-on': {
    title: updateFailed,
    message: 'Walang naka-set up na authenticator app.',
  },
  'authenticator-required': {
    title: updateFailed,
    message:
      'Nagsa-sign in ang mga admin gamit ang authenticator app, kaya hindi ito puwedeng i-off.',
  },
  'session-not-found': { title: 'Hindi nakita', message: 'Na-sign out na ang session na ito.' },
  'change-mismatch': {
    title: 'Magkaiba ang password',
    message: 'Hindi magkatugma ang mga bagong password.',
  },
  'change-weak-password': {
    title: 'Mahinang password',
    message: 'Dapat hindi bababa sa 6 na character ang bagong password.',
  },
  'given-password': {
    title: 'Mahinang password',
    message: 'Ito ang password na ibinigay sa iyo ng kompanya. Pumili ng iba.',
  },
  'wrong-current-password': {
    title: changeFailed,
    message: 'Hindi tama ang kasalukuyang password.',
  },
  'too-many-password-tries': { title: changeFailed, message: tooMany },
  'no-own-password': {
    title: changeFailed,
    message:
      'Walang sariling password ang company access. Ang operator ang nagtatakda ng access code.',
  },
}
