import type { registrationWords } from './words-register.ts'
import { identityRefusalsFil } from './words.fil.ts'

export const registrationWordsFil: typeof registrationWords = {
  registrationFailed: identityRefusalsFil['too-many-registrations'].title,
  registerTitle: 'Mag-sign up',
  registerIntro: 'Dalawang maikling hakbang. Puwedeng bumalik nang hindi nawawala ang inilagay mo.',
  stepBasics: 'Pangunahing detalye',
  stepBank: 'Profile at bangko',
  stepOf: (step) => `Hakbang ${step} sa 2`,
  fullName: 'Buong pangalan',
  phoneNumber: 'Numero ng telepono',
  next: 'Susunod',
  back: 'Bumalik',
  bankName: 'Bangko o e-wallet',
  chooseBank: 'Pumili ng bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNameHint: 'Kung paano ito isinusulat ng bangko o e-wallet.',
  accountNumber: 'Numero ng account',
  bankIntro:
    'Sa bank account o e-wallet na ito ibinabayad ang mga withdrawal. Puwede mo itong palitan sa ' +
    'ibang araw; kapag pinalitan, hihinto ang mga withdrawal nang 24 oras.',
  agreeBefore: 'Sumasang-ayon ako sa',
  terms: 'mga tuntunin at kondisyon',
  privacyBefore: 'Ipinaliliwanag ng aming',
  privacy: 'paunawa sa privacy',
  privacyAfter: 'kung ano ang iniimbak namin at bakit.',
  createAccount: 'Gumawa ng account',
  creating: 'Ginagawa ang account...',
  haveLogin: 'Naka-sign up na?',
  loginHere: 'Mag-sign in dito',
  registeredTitle: 'Naka-sign up ka na!',
  registered: 'Tingnan ang email mo para beripikahin ang account mo.',
  registeredNoPicture:
    'Tingnan ang email mo para beripikahin ang account mo. Hindi na-save ang larawan mo; puwede ' +
    'mo itong idagdag sa profile mo.',
  verifyTitle: 'Beripikahin ang email mo',
  verifyNoTokenTitle: 'Kulang ang link na ito',
  verifyNoToken: 'Buksan ulit ang link sa email, o mag-sign in para makakuha ng bago.',
  verifying: 'Bineberipika ang email mo...',
  verifiedTitle: 'Beripikado na ang email',
  verified: 'Beripikado na ang email mo. Puwede ka nang mag-sign in.',
  verifyFailedTitle: 'Nag-expire na ang link na ito',
  verifyFailed:
    'Nagamit na ito o lampas na sa 24 oras. Kung beripikado na ang email mo, mag-sign in lang; ' +
    'kung hindi, mag-sign in para makakuha ng bagong link.',
}
