import { identityRefusalsFil } from '#people/identity/shared/words.fil.ts'
import type { profileRefusals, profileWords } from './words.ts'

const avatarFailed = 'Hindi Na-upload ang Larawan'

export const profileWordsFil: typeof profileWords = {
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
  fetchFailed: 'Mali sa profile',
  fetchFailedMore: 'Hindi makuha ang profile ng user.',
  updateFailed: 'Hindi Na-update',
  picture: 'Larawan sa profile',
  pictureHint:
    'PNG, JPEG o WebP, mas maliit sa 2 MB. Ginagawa itong parisukat; ikaw at ang ' +
    'kompanya lang ang nakakakita nito.',
  choosePicture: 'Pumili ng larawan',
  changePicture: 'Palitan ang larawan',
  removePicture: 'Alisin ang larawan',
  pictureReady: (name) => `Napili ang ${name}.`,
  pictureRemoved: 'Walang larawan: mga inisyal mo ang ipapakita.',
  preparingPicture: 'Inihahanda ang larawan mo...',
  avatarFailed,
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
  pauseTitle: 'Hihinto ang mga withdrawal kapag nagbago ang mga ito',
  pauseMore: (hours) =>
    `Kapag nag-save ka ng ibang account, walang tatanggaping withdrawal sa loob ng ${hours} ` +
    `oras, ` +
    'at sasabihan ka namin sa email: walang makakapaglihis ng pera mo nang hindi mo nalalaman. ' +
    'Pagkatapos, ituturing nang sa iyo ang account.',
  bankSaved: 'Na-update ang Detalye sa Bangko',
  bankSavedMore: 'Ito ang ilalagay sa susunod na withdrawal.',
}

export const profileRefusalsFil: typeof profileRefusals = {
  'bank-details-missing': {
    title: 'May Kulang',
    message: 'Pakipunan ang lahat ng detalye sa bangko.',
  },
  'bank-not-supported': {
    title: 'Hindi Suportado ang Bangko',
    message: 'Pumili ng bangko o e-wallet mula sa listahan.',
  },
  'account-number-malformed': {
    title: 'Tingnan ang Numero ng Account',
    message: 'Ang numero ng account ay may 6 hanggang 20 digit. Puwede ang puwang at gitling.',
  },
  'avatar-too-large': {
    title: 'Masyadong Malaki ang File',
    message: 'Dapat mas maliit sa 2MB ang larawan.',
  },
  'avatar-wrong-kind': {
    title: 'Maling Uri ng File',
    message: 'Mag-upload ng larawang PNG, JPEG o WebP.',
  },
  'avatar-damaged': {
    title: avatarFailed,
    message: 'Sira ang larawang ito o masyadong marami ang pixel. Pumili ng iba.',
  },
  'avatar-too-many-pixels': {
    title: avatarFailed,
    message: 'Masyadong marami ang pixel ng larawang ito. Paliitin ito, o pumili ng iba.',
  },
  'avatar-moves': {
    title: avatarFailed,
    message: 'Gumagalaw ang larawang ito. Pumili ng hindi gumagalaw.',
  },
  'pictures-busy': {
    title: avatarFailed,
    message: 'Maraming larawan ang ina-upload ngayon. Subukan ulit maya-maya.',
  },
  'picture-permit-missing': {
    title: avatarFailed,
    message: 'Luma na o nagamit na ang upload na ito. Piliin muli ang larawan.',
  },
  'too-many-avatars': {
    title: avatarFailed,
    message: ({ minutes }) =>
      'Masyadong maraming larawan ang na-upload. Subukan ulit pagkalipas ng ' +
      `${minutes ?? 'ilang'} minuto.`,
  },
  'full-name-required': {
    title: 'Kailangan ang Buong Pangalan',
    message: 'Pakilagay ang buong pangalan mo.',
  },
  'phone-number-malformed': identityRefusalsFil['phone-number-malformed'],
}
