import type { Figures } from '#foundation/contract/shared/refusal.ts'
import type { identityRefusals, identityWords } from './words.ts'

// What the specification calls each failure of a sign-in or sign-up.
const loginFailed = 'Hindi Naka-login'
const registrationFailed = 'Hindi Nairehistro'
const resetMailFailed = 'Hindi Naipadala ang Email'
const changeFailed = 'Hindi Napalitan ang Password'
const resetFailed = 'Hindi Napalitan ang Password'
const accessFailed = 'Tinanggihan ang Access'
const updateFailed = 'Hindi Na-update'
const confirmFailed = 'Patunayan na Ikaw Ito'

export const identityWordsFil: typeof identityWords = {
  loginFailed,
  registrationFailed,
  resetMailFailed,
  resetFailed,
  accessFailed,
  email: 'Email',
  password: 'Password',
  newPassword: 'Bagong password',
  confirmPassword: 'Ulitin ang password',
  passwordHint:
    'Hindi bababa sa 6 na karakter. Tinatanggihan ang mga pinakagamiting password: maikling pangungusap ang pinakamainam.',
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
  bankIntro:
    'Sa bank account o e-wallet na ito ipapadala ang mga withdrawal. Mababago mo ito mamaya.',
  agreeBefore: 'Sumasang-ayon ako sa',
  terms: 'mga tuntunin at kondisyon',
  privacyBefore: 'Kung ano ang itinatago tungkol sa iyo, at bakit, ay nasa',
  privacy: 'paunawa sa privacy',
  createAccount: 'Gumawa ng Account',
  creating: 'Ginagawa ang account...',
  haveLogin: 'Naka-sign up na?',
  loginHere: 'Mag-login dito',
  registeredTitle: 'Matagumpay ang Pagrehistro!',
  registered: 'Tingnan ang email mo para beripikahin ang account mo.',
  registeredNoPicture:
    'Tingnan ang email mo para beripikahin ang account mo. Hindi na-save ang larawan mo; puwede mo itong idagdag sa profile mo.',

  forgotTitle: 'Nakalimutan ang password',
  forgotIntro:
    'Ilagay ang email na ginamit mo sa pag-sign up. Magpapadala kami ng link para sa bagong password.',
  sendResetLink: 'Ipadala ang Link',
  sending: 'Ipinapadala...',
  resetSentTitle: 'Naipadala ang Email para sa Bagong Password',
  resetSent:
    'Kung may login dito ang email na ito, paparating na ang link para sa bagong password. Isang beses lang ito gagana, sa loob ng 30 minuto.',

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
  verifyNoTokenTitle: 'Kulang ang link na ito',
  verifyNoToken: 'Buksan ulit ang link sa email, o mag-sign in para makakuha ng bago.',
  verifying: 'Bineberipika ang email mo...',
  verifiedTitle: 'Beripikado na ang email',
  verified: 'Beripikado na ang email mo. Puwede ka nang mag-sign in.',
  verifyFailedTitle: 'Hindi gumagana ang link na ito',
  verifyFailed:
    'Nagamit na ito o lampas na sa 24 oras. Kung beripikado na ang email mo, mag-sign in lang; kung hindi, mag-sign in para makakuha ng bagong link.',
  goToLogin: 'Pumunta sa login',

  accessTitle: 'Company Access',
  accessIntro: 'Para sa mga kawani ng kompanya. Naitatala ang bawat paggamit.',
  accessCode: 'Access code',
  enter: 'Pumasok sa Control Panel',
  entering: 'Sinusuri...',
  accessGrantedTitle: 'Ibinigay ang Admin Access',
  accessGranted: 'Maligayang pagdating, Company Administrator!',

  codeTitle: 'Ilagay ang code mo',
  codeIntro: 'Isang hakbang pa: ang code ng authenticator app mo.',
  appCode: 'Code mula sa app mo',
  appCodeHint:
    'Buksan ang authenticator app mo at i-type ang 6 na numerong ipinapakita nito para sa Kaban.',
  appCodeMissing: 'Ilagay ang 6 na numerong ipinapakita ng app mo.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint:
    'Isa sa mga code na itinabi mo noong in-set up ang app. Isang beses lang gumagana ang bawat isa.',
  recoveryCodeMissing: 'Ilagay ang isa sa mga recovery code mo.',
  useRecoveryCode: 'Gumamit ng recovery code',
  useAppCode: 'Gamitin ang app',
  continueIn: 'Magpatuloy',
  checkingCode: 'Sinusuri...',
  startAgain: 'Magsimula ulit',
  setUpFirstTitle: 'I-set up ang authenticator app mo',
  setUpFirstIntro:
    'Gumagamit din ng authenticator app ang mga administrator sa pag-sign in. Isang beses lang itong ise-set up at sandali lang.',
  keepCodesTitle: 'Itabi ang mga recovery code mo',
  keepCodesIntro:
    'Makakapasok ka nang isang beses gamit ang bawat isa kapag nawala ang phone mo. Hindi na ito muling ipapakita.',

  recoveryCodes: 'Mga recovery code',
  recoveryCodesCopyName: 'mga recovery code',
  recoveryCodesFile: 'Mga recovery code ng Kaban. Isang beses lang gumagana ang bawat isa.',
  saveCodes: 'I-save bilang file',
  codesKept: 'Itinabi ko na ang mga code na ito sa ligtas na lugar.',
  codesKeptMissing: 'Itabi muna ang mga code, saka lagyan ng tsek ang kahong ito.',

  scanTitle: 'I-scan ito gamit ang authenticator app mo',
  openHere: 'Buksan ang app sa teleponong ito',
  scanAlt: 'QR code para sa authenticator app mo; pareho ang sinasabi ng key sa ibaba',
  scanOrType: 'O i-type ang key na ito sa app:',
  secretKey: 'Key',
  secretCopyName: 'key',
  setUpCodeHint: 'Pagkatapos, i-type ang 6 na numerong ipinapakita ng app para sa Kaban.',

  proofTitle: 'Patunayan na Ikaw Ito',
  proofMailCode: 'Code mula sa email',
  proofMailCodeHint: 'Ang 6 na numero sa email na kakapadala lang namin sa iyo.',
  proofMailCodeMissing: 'Ilagay ang 6 na numero sa email.',
  proofPasswordMissing: 'Ilagay ang password mo.',
  proofAccessCodeMissing: 'Ilagay ang access code.',
  mailCode: 'Magpadala ng code sa email ko',
  mailCodeAgain: 'Magpadala ng panibagong code',
  usePassword: 'Gamitin ang password ko',
  confirm: 'Kumpirmahin',
  proofFailed: 'Hindi Nakumpirma',
  otpSentTitle: 'Naipadala ang OTP',
  otpSent: 'May OTP na ipinadala sa email mo.',
  otpFailedTitle: 'Problema sa OTP',
  otpFailed: 'Hindi maipadala ang OTP sa email.',
}

function waitOf(figures: Figures): string {
  const seconds = Number(figures['seconds'] ?? '60')
  return seconds < 90 ? `${seconds} segundo` : `${Math.ceil(seconds / 60)} minuto`
}

const tooMany = (figures: Figures) =>
  `Napakaraming pagsubok. Maghintay ng ${waitOf(figures)} at subukan ulit.`
const common =
  'Isa ito sa mga pinakagamiting password o sumusunod sa simpleng pattern, kaya agad mahuhulaan. Pumili ng iba.'
const own =
  'Halos pangalan, email, o numero ng telepono mo lang, o pangalan namin, ang password na ito, kaya agad mahuhulaan. Pumili ng iba.'

const wrongCode =
  'Hindi tama ang code na ito. Ilagay ang pinakabagong code ng app mo o isang recovery code; isang beses lang gumagana ang bawat isa.'
const wrongFirstCode =
  'Hindi tama ang code na ito. Ilagay ang pinakabagong code ng app, at tiyaking kusang itinatakda ang oras ng phone mo.'

export const identityRefusalsFil: typeof identityRefusals = {
  'missing-fields': { title: 'May Kulang', message: 'Punan ang lahat ng patlang sa Hakbang 1.' },
  'invalid-email': { title: 'Maling Email', message: 'Maglagay ng tamang email address.' },
  'phone-number-malformed': {
    title: 'Tingnan ang Numero ng Telepono',
    message: 'Ang numero ng telepono ay may 7 hanggang 20 digit at puwedeng magsimula sa +.',
  },
  'password-mismatch': {
    title: 'Magkaiba ang Password',
    message: 'Hindi magkatugma ang mga password.',
  },
  'weak-password': {
    title: 'Mahinang Password',
    message: 'Dapat hindi bababa sa 6 na karakter ang password.',
  },
  'common-password': { title: 'Mahinang Password', message: common },
  'own-password': { title: 'Mahinang Password', message: own },
  'missing-bank-details': {
    title: 'Kulang ang Detalye sa Bangko',
    message: 'Ibigay ang lahat ng impormasyon sa bangko.',
  },
  'terms-not-agreed': {
    title: 'Mga Tuntunin at Kondisyon',
    message: 'Kailangan mong sumang-ayon sa mga tuntunin at kondisyon.',
  },
  'too-many-registrations': { title: registrationFailed, message: tooMany },
  'missing-login': { title: loginFailed, message: 'Ilagay ang email at password mo.' },
  'wrong-credentials': { title: loginFailed, message: 'Hindi tama ang email o ang password.' },
  'email-not-verified': {
    title: loginFailed,
    message:
      'Hindi pa beripikado ang email mo. Buksan ang link sa email na ipinadala namin, saka mag-sign in.',
  },
  suspended: {
    title: loginFailed,
    message: 'Suspendido ang access mo. Makipag-ugnayan sa aming suporta.',
  },
  'too-many-logins': { title: loginFailed, message: tooMany },
  'too-many-mails': { title: resetMailFailed, message: tooMany },
  'verify-link-ended': {
    title: 'Hindi Nabeberipika',
    message: 'Nagamit na o paso na ang link na ito. Mag-sign in para makakuha ng bago.',
  },
  'reset-mismatch': { title: resetFailed, message: 'Hindi magkatugma ang mga password.' },
  'reset-weak-password': {
    title: resetFailed,
    message: 'Dapat hindi bababa sa 6 na karakter ang password.',
  },
  'reset-common-password': { title: resetFailed, message: common },
  'reset-own-password': { title: resetFailed, message: own },
  'reset-link-ended': {
    title: resetFailed,
    message: 'Nagamit na o paso na ang link na ito. Humingi ng bago.',
  },
  'wrong-access-code': { title: accessFailed, message: 'Mali ang Company Access Code.' },
  'too-many-access-codes': { title: accessFailed, message: tooMany },
  'busy-signing-in': {
    title: 'Hindi pa handa',
    message: 'Napakarami ang nagsa-sign in ngayon. Subukan ulit pagkalipas ng ilang sandali.',
  },
  'user-not-found': { title: 'Hindi Nakita', message: 'Walang ganitong user.' },
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
      'Hindi tama, nagamit na o luma na ang code na ito. Isang beses lang gumagana ang isang code, at pinapalitan ito ng bagong email.',
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
      'Gumagamit ng authenticator app ang mga administrator sa pag-sign in: hindi ito puwedeng i-off.',
  },
  'session-not-found': { title: 'Hindi Nakita', message: 'Na-sign out na ang session na ito.' },
  'change-mismatch': {
    title: 'Magkaiba ang Password',
    message: 'Hindi magkatugma ang mga bagong password.',
  },
  'change-weak-password': {
    title: 'Mahinang Password',
    message: 'Dapat hindi bababa sa 6 na karakter ang bagong password.',
  },
  'given-password': {
    title: 'Mahinang Password',
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
      'Walang sariling password ang Company Access. Itinatakda ang access code kung saan pinapatakbo ang Kaban.',
  },
}
