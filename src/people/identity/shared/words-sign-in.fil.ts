import type { signInWords } from './words-sign-in.ts'
import { identityRefusalsFil } from './words.fil.ts'

export const signInWordsFil: typeof signInWords = {
  loginFailed: identityRefusalsFil['missing-login'].title,
  accessFailed: identityRefusalsFil['wrong-access-code'].title,
  loginTitle: 'Login',
  loginIntro: 'Mag-sign in para makita ang balanse mo.',
  signIn: 'Mag-sign In',
  signingIn: 'Nagsa-sign in...',
  forgotLink: 'Nakalimutan ang password?',
  noLoginYet: (site) => `Bago sa ${site}?`,
  signUpHere: 'Mag-sign Up Dito',
  companyAccess: 'Company Access',
  loggedInTitle: 'Matagumpay ang Login!',
  loggedIn: 'Maligayang pagbabalik!',
  checkMailTitle: 'Tingnan ang email mo',
  checkMail: (email) =>
    `Nagpadala kami ng email sa ${email}. Buksan mo ito at sundan ang link, ` +
    'saka mag-sign in dito. Tingnan din ang spam.',
  notVerifiedHelp: 'Wala pa ang email?',
  resend: 'Ipadala ulit ang email',
  resentTitle: 'Tingnan ang email mo',
  resent: 'Kung naghihintay ng beripikasyon ang email na ito, may bagong link na paparating.',
  accessTitle: 'Company Access',
  accessIntro: 'Para sa staff ng kompanya. Naitatala ang bawat paggamit.',
  enter: 'Pumasok sa Control Panel',
  entering: 'Sinusuri...',
  accessGrantedTitle: 'Ibinigay ang Admin Access',
  accessGranted: 'Maligayang pagdating, Company Administrator!',
  codeTitle: 'Ilagay ang code mo',
  codeIntro: 'Isang hakbang pa: ang code ng authenticator app mo.',
  continueIn: 'Magpatuloy',
  checkingCode: 'Sinusuri...',
  startAgain: 'Magsimula ulit',
  setUpFirstTitle: 'I-set up ang authenticator app mo',
  setUpFirstIntro:
    'Gumagamit din ng authenticator app ang mga administrator sa pag-sign in. Isang beses lang ' +
    'itong ise-set up at sandali lang.',
}
