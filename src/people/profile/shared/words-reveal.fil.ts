import { revealReasonMin } from './rules-reveal.ts'
import type { revealRefusals, revealWords } from './words-reveal.ts'

export const revealWordsFil: typeof revealWords = {
  reveal: 'Ipakita ang numero',
  title: 'Ipakita ang buong numero ng account',
  why: 'Bakit mo ito kailangan?',
  hint: 'Itinatala namin ang dahilan mo kasama ang pangalan mo.',
  failed: 'Hindi naipakita ang numero',
  concealsAgain: (seconds) => `Itatago ulit pagkalipas ng ${seconds} segundo.`,
  conceal: 'Itago ang numero',
  cancel: 'Kanselahin',
}

export const revealRefusalsFil: typeof revealRefusals = {
  'reveal-reason-required': {
    title: 'Kailangan ng dahilan',
    message: `Isulat kung bakit mo kailangan ang numero, hindi bababa sa ${revealReasonMin} titik.`,
  },
}
