import type { siteKnownWords } from './words-known.ts'

export const siteKnownWordsFil: typeof siteKnownWords = {
  how: 'Pinagkunan',
  about: (what) => `: ${what}`,
  source: 'Pinagkunan',
  sourceDate: 'Petsa ng pinagkunan',
  noSource: 'Ang kompanya mismo. Wala itong binanggit na iba, at hindi na kailangan dito.',
  author: 'Isinulat ni',
  approver: 'Inaprubahan ni',
  enteredBy: 'Inilagay ni',
  confirmedBy: 'Kinumpirma ni',
  published: 'Inilathala',
  version: 'Bersyon',
  asOf: 'Hanggang',
  figuresLink: 'Paano ginagawa ang mga bilang na ito',
  sample: 'Halimbawa',
  manila: 'oras sa Maynila',
  newWindow: '(bubukas sa ibang site)',
}
