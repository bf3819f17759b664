import type { profileWords } from './words-profile.ts'
import { profileRefusalsFil } from './words.fil.ts'

export const profileWordsFil: typeof profileWords = {
  title: 'Profile',
  details: 'Mga detalye mo',
  edit: 'Baguhin ang profile',
  save: 'I-save ang pagbabago',
  cancel: 'Kanselahin',
  fullName: 'Buong pangalan',
  email: 'Email',
  emailFixed: 'Ito ang email mo sa pag-sign in, kaya hindi mo ito mababago rito.',
  phoneNumber: 'Numero ng telepono',
  noPhone: 'Hindi ibinigay',
  memberSince: 'Miyembro mula',
  saved: 'Na-update ang profile!',
  savedMore: 'Na-save ang mga detalye mo.',
  fetchFailed: 'Problema sa profile',
  fetchFailedMore: 'Hindi makuha ang profile ng user.',
  updateFailed: 'Hindi na-update',
  avatarFailed: profileRefusalsFil['avatar-damaged'].title,
  bankTitle: 'Detalye ng bangko',
  bankIntro: 'Sa bank account o e-wallet na ito ipinapadala ang mga withdrawal.',
  editBank: 'Baguhin ang detalye',
  saveBank: 'I-save ang detalye ng bangko',
  noBank: 'Walang naka-link na bank account',
  addBank: 'Magdagdag ng detalye ng bangko',
  bankName: 'Bangko o e-wallet',
  chooseBank: 'Pumili ng bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNameHint: 'Kung paano ito isinusulat ng bangko o e-wallet.',
  accountNumber: 'Numero ng account',
  accountNumberHint: 'Sa e-wallet, ito ang mobile number nito.',
  pauseTitle: 'Hihinto ang mga withdrawal kapag nagbago ang mga ito',
  pauseMore: (hours) =>
    `Kapag nag-save ka ng ibang account, hihinto ang mga withdrawal nang ${hours} oras at ` +
    'mag-e-email kami sa iyo, para walang makapaglihis ng pera mo nang hindi mo alam. Pagkatapos ' +
    'noon, ituturing na sa iyo ang account.',
  bankSaved: 'Na-update ang detalye ng bangko',
  bankSavedMore: 'Ito ang gagamitin namin sa susunod mong withdrawal.',
}
