import type { refusals, words } from './words.ts'

export const wordsFil: typeof words = {
  title: 'Profile',
  details: 'Mga detalye mo',
  edit: 'Baguhin ang Profile',
  save: 'I-save ang Pagbabago',
  cancel: 'Kanselahin',
  fullName: 'Buong pangalan',
  email: 'Email',
  emailFixed: 'Ang email ang ginagamit mo sa pag-sign in at hindi mababago rito.',
  phoneNumber: 'Numero ng telepono',
  noPhone: 'Hindi ibinigay',
  memberSince: 'Miyembro mula noong',
  saved: 'Na-update ang Profile!',
  savedMore: 'Na-save ang mga detalye mo.',
  bankTitle: 'Detalye sa Bangko',
  bankIntro: 'Sa bank account o e-wallet na ito ipinapadala ang mga withdrawal.',
  editBank: 'Baguhin ang Detalye sa Bangko',
  saveBank: 'I-save ang Detalye sa Bangko',
  noBank: 'Walang naka-link na bank account',
  addBank: 'Magdagdag ng detalye sa bangko',
  bankName: 'Bangko o e-wallet',
  chooseBank: 'Pumili ng bangko o e-wallet',
  accountName: 'Pangalan sa account',
  accountNameHint: 'Kung paano ito isinusulat ng bangko o e-wallet.',
  accountNumber: 'Numero ng account',
  accountNumberHint: 'Sa e-wallet, ito ang mobile number nito.',
  masked: (lastDigits) => `nagtatapos sa ${lastDigits}`,
  reveal: 'Ipakita ang numero ng account',
  conceal: 'Itago ang numero ng account',
  bankSaved: 'Na-update ang Detalye sa Bangko',
  bankSavedMore: 'Ito ang ilalagay sa susunod na withdrawal.',
}

export const refusalsFil: typeof refusals = {
  'bank-details-missing': { title: 'May Kulang', message: 'Pakipunan ang lahat ng detalye sa bangko.' },
  'bank-not-supported': { title: 'Hindi Suportado ang Bangko', message: 'Pumili ng bangko o e-wallet mula sa listahan.' },
  'account-number-malformed': {
    title: 'Tingnan ang Numero ng Account',
    message: 'Ang numero ng account ay may 6 hanggang 20 digit. Puwede ang puwang at gitling.',
  },
  'full-name-required': { title: 'Kailangan ang Buong Pangalan', message: 'Pakilagay ang buong pangalan mo.' },
  'phone-number-malformed': {
    title: 'Tingnan ang Numero ng Telepono',
    message: 'Ang numero ng telepono ay may 7 hanggang 20 digit at puwedeng magsimula sa +.',
  },
}
