import type { Figures } from '../contract/refusal.ts'
import type { refusals, words } from './words.ts'

// What the specification calls each failure of a sign-in or sign-up.
const loginFailed = 'Hindi Naka-login'
const registrationFailed = 'Hindi Nairehistro'
const resetMailFailed = 'Hindi Naipadala ang Email'
const resetFailed = 'Hindi Napalitan ang Password'
const accessFailed = 'Tinanggihan ang Access'

export const wordsFil: typeof words = {
  loginFailed,
  registrationFailed,
  resetMailFailed,
  resetFailed,
  accessFailed,
  email: 'Email',
  password: 'Password',
  newPassword: 'Bagong password',
  confirmPassword: 'Ulitin ang password',
  passwordHint: 'Hindi bababa sa 6 na karakter. Tinatanggihan ang mga pinakagamiting password: maikling pangungusap ang pinakamainam.',
  toLogin: 'Bumalik sa login',

  loginTitle: 'Login',
  loginIntro: 'Mag-sign in para makita ang balanse mo.',
  signIn: 'Mag-sign In',
  signingIn: 'Nagsa-sign in...',
  forgotLink: 'Nakalimutan ang password?',
  noLoginYet: 'Wala pang login?',
  signUpHere: 'Mag-sign Up Dito',
  companyAccess: 'Company Access',
  loggedInTitle: 'Matagumpay ang Login!',
  loggedIn: 'Maligayang pagbabalik!',
  notVerifiedHelp: 'Hindi dumating ang email?',
  resend: 'Ipadala ulit ang email',
  resentTitle: 'Tingnan ang email mo',
  resent: 'Kung naghihintay ng beripikasyon ang email na ito, may bagong link na paparating.',
  loggedOutTitle: 'Naka-log Out',
  loggedOut: 'Matagumpay kang naka-log out.',
  logoutFailed: 'Hindi Naka-log Out',
  adminLoggedOutTitle: 'Naka-log Out ang Admin',
  adminLoggedOut: 'Naka-log out ka na sa Company Access.',

  registerTitle: 'Mag-sign up',
  registerIntro: 'Dalawang maikling hakbang. Puwedeng bumalik nang hindi nawawala ang inilagay mo.',
  stepBasics: 'Pangunahing Detalye',
  stepBank: 'Profile at Bangko',
  stepOf: (step) => `Hakbang ${step} sa 2`,
  fullName: 'Buong pangalan',
  phoneNumber: 'Numero ng telepono',
  next: 'Susunod',
  back: 'Bumalik',
  bankName: 'Bangko o e-wallet',
  chooseBank: 'Pumili ng bangko o e-wallet',
  accountName: 'Pangalan sa account',
  accountNameHint: 'Kung paano ito isinusulat ng bangko o e-wallet.',
  accountNumber: 'Numero ng account',
  bankIntro: 'Sa bank account o e-wallet na ito ipapadala ang mga withdrawal. Mababago mo ito mamaya.',
  agreeBefore: 'Sumasang-ayon ako sa',
  terms: 'mga tuntunin at kondisyon',
  createAccount: 'Gumawa ng Account',
  creating: 'Ginagawa ang account...',
  haveLogin: 'Naka-sign up na?',
  loginHere: 'Mag-login dito',
  registeredTitle: 'Matagumpay ang Pagrehistro!',
  registered: 'Tingnan ang email mo para beripikahin ang account mo.',

  forgotTitle: 'Nakalimutan ang password',
  forgotIntro: 'Ilagay ang email na ginamit mo sa pag-sign up. Magpapadala kami ng link para sa bagong password.',
  sendResetLink: 'Ipadala ang Link',
  sending: 'Ipinapadala...',
  resetSentTitle: 'Naipadala ang Email para sa Bagong Password',
  resetSent: 'Kung may login dito ang email na ito, paparating na ang link para sa bagong password. Isang beses lang ito gagana, sa loob ng isang oras.',

  resetTitle: 'Magtakda ng bagong password',
  resetIntro: 'Maa-sign out ka sa lahat ng iba pang lugar.',
  savePassword: 'Itakda ang Password',
  savingPassword: 'Itinatakda...',
  resetDoneTitle: 'Napalitan ang Password',
  resetDone: 'Mag-sign in gamit ang bagong password. Bubukas ang login sa loob ng 3 segundo.',
  resetNoTokenTitle: 'Kulang ang link na ito',
  resetNoToken: 'Buksan ulit ang link sa email, o humingi ng bago.',
  askNewLink: 'Humingi ng bagong link',

  verifyTitle: 'Beripikahin ang email mo',
  verifying: 'Bineberipika ang email mo...',
  verifiedTitle: 'Beripikado na ang email',
  verified: 'Beripikado na ang email mo. Puwede ka nang mag-sign in.',
  verifyFailedTitle: 'Hindi gumagana ang link na ito',
  verifyFailed: 'Nagamit na ito o lampas na sa 24 oras. Kung beripikado na ang email mo, mag-sign in lang; kung hindi, mag-sign in para makakuha ng bagong link.',
  goToLogin: 'Pumunta sa login',

  accessTitle: 'Company Access',
  accessIntro: 'Para sa mga kawani ng kompanya. Naitatala ang bawat paggamit.',
  accessCode: 'Access code',
  enter: 'Pumasok sa Control Panel',
  entering: 'Sinusuri...',
  accessGrantedTitle: 'Ibinigay ang Admin Access',
  accessGranted: 'Maligayang pagdating, Company Administrator!',
}

function waitOf(figures: Figures): string {
  const seconds = Number(figures['seconds'] ?? '60')
  return seconds < 90 ? `${seconds} segundo` : `${Math.ceil(seconds / 60)} minuto`
}

const tooMany = (figures: Figures) => `Napakaraming pagsubok. Maghintay ng ${waitOf(figures)} at subukan ulit.`
const common = 'Isa ito sa mga pinakagamiting password o sumusunod sa simpleng pattern, kaya agad mahuhulaan. Pumili ng iba.'
const own = 'Sarili mong pangalan, email o numero ng telepono ang password na ito at agad mahuhulaan. Pumili ng iba.'

export const refusalsFil: typeof refusals = {
  'missing-fields': { title: 'May Kulang', message: 'Punan ang lahat ng patlang sa Hakbang 1.' },
  'invalid-email': { title: 'Maling Email', message: 'Maglagay ng tamang email address.' },
  'password-mismatch': { title: 'Magkaiba ang Password', message: 'Hindi magkatugma ang mga password.' },
  'weak-password': { title: 'Mahinang Password', message: 'Dapat hindi bababa sa 6 na karakter ang password.' },
  'common-password': { title: 'Mahinang Password', message: common },
  'own-password': { title: 'Mahinang Password', message: own },
  'missing-bank-details': { title: 'Kulang ang Detalye sa Bangko', message: 'Ibigay ang lahat ng impormasyon sa bangko.' },
  'terms-not-agreed': { title: 'Mga Tuntunin at Kondisyon', message: 'Kailangan mong sumang-ayon sa mga tuntunin at kondisyon.' },
  'too-many-registrations': { title: registrationFailed, message: tooMany },
  'missing-login': { title: loginFailed, message: 'Ilagay ang email at password mo.' },
  'wrong-credentials': { title: loginFailed, message: 'Hindi tama ang email o ang password.' },
  'email-not-verified': { title: loginFailed, message: 'Hindi pa beripikado ang email mo. Buksan ang link sa email na ipinadala namin, saka mag-sign in.' },
  suspended: { title: loginFailed, message: 'Suspendido ang access mo. Makipag-ugnayan sa aming suporta.' },
  'too-many-logins': { title: loginFailed, message: tooMany },
  'too-many-mails': { title: resetMailFailed, message: tooMany },
  'verify-link-ended': { title: 'Hindi Nabeberipika', message: 'Nagamit na o paso na ang link na ito. Mag-sign in para makakuha ng bago.' },
  'reset-mismatch': { title: resetFailed, message: 'Hindi magkatugma ang mga password.' },
  'reset-weak-password': { title: resetFailed, message: 'Dapat hindi bababa sa 6 na karakter ang password.' },
  'reset-common-password': { title: resetFailed, message: common },
  'reset-own-password': { title: resetFailed, message: own },
  'reset-link-ended': { title: resetFailed, message: 'Nagamit na o paso na ang link na ito. Humingi ng bago.' },
  'wrong-access-code': { title: accessFailed, message: 'Mali ang Company Access Code.' },
  'too-many-access-codes': { title: accessFailed, message: tooMany },
  'busy-signing-in': { title: 'Hindi pa handa', message: 'Napakarami ang nagsa-sign in ngayon. Subukan ulit pagkalipas ng ilang sandali.' },
  'user-not-found': { title: 'Hindi Nakita', message: 'Walang ganitong user.' },
}
