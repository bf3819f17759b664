import type { testimonialQueueWords } from './words-queue.ts'

export const testimonialQueueWordsFil: typeof testimonialQueueWords = {
  title: 'Mga Testimonya',
  intro:
    'Ang isinulat ng mga user tungkol sa kompanya, pinakaluma muna. Ilathala, o ' +
    'tanggihan ayon sa isa sa mga nakatakdang dahilan. Hindi dahilan ang papuri o puna, ' +
    'kaya makikita lang ang mga bituin kapag napagpasyahan na.',
  view: 'Aling mga testimonya',
  views: { waiting: 'Naghihintay', published: 'Nailathala', rejected: 'Hindi ipinapakita' },
  queue: 'Mga testimonya',
  none: {
    waiting: 'Walang naghihintay',
    published: 'Walang nailathala',
    rejected: 'Walang tinanggihan',
  },
  noneMore: {
    waiting: 'Kusang dumarating dito ang isinusulat ng mga user.',
    published: 'Nandito at nasa pampublikong pahina ang inilalathala mo.',
    rejected: 'Nandito ang hindi ipinapakita, kasama ang dahilan.',
  },
  fetchFailed: 'Hindi Makuha ang mga Testimonya',
  by: (name) => `Testimonya ni ${name}`,
  pictureOf: (name) => `Larawan ni ${name}`,
  from: (name, location) => (location === '' ? name : `${name}, ${location}`),
  written: 'Isinulat',
  languages: { en: 'sa Ingles', fil: 'sa Filipino' },
  stars: (count) => `${count} sa 5 bituin`,
  publish: 'Ilathala',
  refuse: 'Huwag ipakita',
  takeDown: 'Alisin',
  publishOne: (name) => `Ilathala ang testimonya ni ${name}`,
  refuseOne: (name) => `Huwag ipakita ang testimonya ni ${name}`,
  takeDownOne: (name) => `Alisin ang testimonya ni ${name}`,
  published: 'Nailathala ang Testimonya',
  publishedMore: 'Nasa pampublikong pahina na ito, at sinabihan ang sumulat.',
  publishFailed: 'Hindi Nailathala',
  refused: 'Hindi Ipapakita ang Testimonya',
  refusedMore: 'Sinabi sa sumulat ang dahilan, at makakasulat siya ng iba.',
  refuseFailed: 'Walang Nabago',
  refuseTitle: 'Bakit hindi ito ipapakita?',
  refuseMessage:
    'Mababasa ng sumulat ang dahilan. Hindi dahilan ang opinyon, gaano man ito katindi.',
  reason: 'Dahilan',
  chooseReason: 'Pumili ng dahilan.',
  reasons: {
    abuse: 'Pang-aabuso: may iniinsulto o pinagbabantaan',
    'personal-data': 'Personal na datos: pangalan, numero, tirahan',
    advertising: 'Pag-aadvertise',
    'off-subject': 'Hindi tungkol sa serbisyo',
    unlawful: 'Labag sa batas',
    'promises-return': 'Nangangako ng kita sa iba',
  },
  cancel: 'Kanselahin',
  keyNext: 'Susunod',
  keyPrevious: 'Nauna',
  keyPublish: 'Ilathala',
  keyRefuse: 'Huwag ipakita',
}
