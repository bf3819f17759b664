import type { depositConsoleWords } from './words-console.ts'

export const depositConsoleWordsFil: typeof depositConsoleWords = {
  sameFile: 'Ipinadala rin ang file na ito sa ibang usapan',
  alike: 'May kamukhang larawan na ipinadala sa ibang usapan',
  elsewhere: (name, reference, when) => `${name}, ${reference}, ${when}`,
  onePayment:
    'Isang bayad lamang ang pinatutunayan ng isang resibo. ' +
    'Tingnan ang dalawa bago kumpletuhin ito.',
  flagged: 'Ipinadala rin sa ibang usapan ang patunay ng depositong ito',
  compare: 'Paghambingin',
  compareTitle: 'Paghambingin ang dalawang larawan',
  here: (name) => `Dito, mula kay ${name}`,
  there: (name, reference) => `${name}, ${reference}`,
  large: 'Malaki',
  largeTitle: (amount) => `Sinasabing halaga: ${amount}`,
  writeMessage: 'Sumulat ng mensahe',
  replies: 'Mga handang sagot',
}
