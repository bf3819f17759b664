import type { contentPictureRefusals, contentPictureWords } from './words-picture.ts'

const failed = 'Hindi Na-upload ang Larawan'

export const contentPictureRefusalsFil: typeof contentPictureRefusals = {
  'picture-too-large': {
    title: 'Masyadong Malaki ang File',
    message: 'Dapat mas maliit sa 5 MB ang larawan.',
  },
  'picture-wrong-kind': {
    title: 'Maling Uri ng File',
    message: 'Pumili ng larawang PNG, JPEG o WebP.',
  },
  'picture-damaged': {
    title: failed,
    message: 'Sira o kulang ang larawang ito. Pumili ng iba.',
  },
  'picture-too-many-pixels': {
    title: failed,
    message: 'Masyadong marami ang pixel ng larawang ito. Paliitin ito, o pumili ng iba.',
  },
  'picture-moves': {
    title: failed,
    message: 'Animated ang larawang ito. Pumili ng hindi gumagalaw.',
  },
  'pictures-busy': {
    title: failed,
    message: 'Maraming larawan ang ina-upload ngayon. Subukan ulit maya-maya.',
  },
}

export const contentPictureWordsFil: typeof contentPictureWords = {
  choose: 'Pumili ng larawan',
  change: 'Palitan ang larawan',
  remove: 'Alisin ang larawan',
  uploading: 'Ina-upload ang larawan...',
  ready: 'Na-upload na ang larawan. Makikita ito ng publiko kapag nailathala ang bersyong ito.',
  removed: 'Walang larawan.',
  failed,
  chosen: 'Ang napiling larawan',
}
