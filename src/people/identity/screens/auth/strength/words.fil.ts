import type { strengthWords } from './words.ts'

export const strengthWordsFil: typeof strengthWords = {
  short: 'Masyadong maikli. Hindi dapat bumaba sa 6 na character.',
  easy: 'Masyadong madaling hulaan. Pumili ng iba.',
  fair: 'Puwede na. Isang salita pa para tumibay.',
  strong: 'Matibay',
}
