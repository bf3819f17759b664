import type { siteKnownWords } from './words-known.ts'

export const siteKnownWordsFil: typeof siteKnownWords = {
  how: 'Paano namin nalaman',
  about: (what) => `: ${what}`,
  source: 'Pinagkunan',
  sourceDate: 'Petsa ng pinagkunan',
  noSource:
    'Ang kompanya mismo. Wala itong binanggit na pinagkunan, at hindi naman kailangan dito.',
  author: 'Sinulat ni',
  approver: 'Sinang-ayunan ni',
  enteredBy: 'Inilagay ni',
  confirmedBy: 'Kinumpirma ni',
  published: 'Inilathala',
  version: 'Bersiyon',
  asOf: 'Noong',
  figuresLink: 'Paano ginagawa ang mga bilang na ito',
  sample: 'Halimbawa',
  manila: 'oras sa Maynila',
  newWindow: '(papunta sa ibang site)',
}
