import { identityRefusalsFil } from '#people/identity/shared/words.fil.ts'
import type { pictureWords, profileRefusals } from './words.ts'

const avatarFailed = 'Hindi na-upload ang larawan'

export const pictureWordsFil: typeof pictureWords = {
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
}

export const profileRefusalsFil: typeof profileRefusals = {
  'bank-details-missing': {
    title: 'May kulang',
    message: 'Pakipunan ang lahat ng detalye ng bangko.',
  },
  'bank-not-supported': {
    title: 'Hindi suportado ang bangko',
    message: 'Pumili ng bangko o e-wallet mula sa listahan.',
  },
  'account-number-malformed': {
    title: 'Tingnan ang numero ng account',
    message: 'Ang numero ng account ay may 6 hanggang 20 digit. Puwede ang puwang at gitling.',
  },
  'avatar-too-large': {
    title: 'Masyadong malaki ang file',
    message: 'Dapat mas maliit sa 2MB ang larawan.',
  },
  'avatar-wrong-kind': {
    title: 'Maling uri ng file',
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
    message: 'Animated ang larawang ito. Pumili ng hindi gumagalaw.',
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
      'Masyadong maraming larawan ang in-upload mo. Subukan ulit pagkalipas ng ' +
      `${minutes ?? 'ilang'} minuto.`,
  },
  'full-name-required': {
    title: 'Kailangan ang buong pangalan',
    message: 'Pakilagay ang buong pangalan mo.',
  },
  'phone-number-malformed': identityRefusalsFil['phone-number-malformed'],
}
