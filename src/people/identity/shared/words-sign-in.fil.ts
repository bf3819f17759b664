import type { signInWords } from './words-sign-in.ts'
import { identityRefusalsFil } from './words.fil.ts'

export const signInWordsFil: typeof signInWords = {
  loginFailed: identityRefusalsFil['missing-login'].title,
  accessFailed: identityRefusalsFil['wrong-access-code'].title,
  loginTitle: 'Mag-sign in',
  loginIntro: 'Mag-sign in para makita ang balanse mo.',
  signIn: 'Mag-sign in',
  signingIn: 'Nagsa-sign in...',
  forgotLink: 'Nakalimutan ang password?',
  noLoginYet: (site) => `Bago sa ${site}?`,
  signUpHere: 'Mag-sign up dito',
  companyAccess: 'Company Access',
  loggedInTitle: 'Naka-sign in ka na!',
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
  enter: 'Pumasok sa control panel',
  entering: 'Sinusuri...',
  accessGrantedTitle: 'Ibinigay ang Admin access',
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
