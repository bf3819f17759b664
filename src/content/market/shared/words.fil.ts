import type { marketWords } from './words.ts'

export const marketWordsFil: typeof marketWords = {
  market: 'Mga numero ng merkado',
  up: 'tumaas',
  down: 'bumaba',
  unchanged: 'walang pagbabago',
  source: (source) => `Pinagmulan: ${source}`,
  asOf: (time) => `Hanggang ${time}`,
  oneWord: 'inilagay ng isang tao, hindi pa kinukumpirma ng ikalawa',
  madeUp: 'inimbento para sa halimbawang bayan',
  sample: 'Halimbawang datos',
  none: 'Wala pang inilagay na numero ng merkado.',
  noneMore: 'Lalabas dito ang mga numerong ilalagay ng kompanya, kasama ang pinagmulan at oras.',
  failed: 'Hindi makuha ang mga numero ng merkado',
}
