import { recentTestimonialsDays, testimonialTextMax, recentTestimonialsMax } from './rules.ts'
import type { testimonialRefusals, testimonialWords } from './words.ts'

export const testimonialWordsFil: typeof testimonialWords = {
  title: 'Ang testimonial mo',
  intro:
    'Sabihin sa iba kung kumusta ang serbisyong ito. Maganda man o hindi: hindi sinasala ang ' +
    'opinyon, at walang nag-e-edit ng salita mo.',
  write: 'Sumulat ng testimonial',
  writeAnother: 'Sumulat ng iba',
  rating: 'Kumusta ito?',
  stars: (count) => `${count} bituin`,
  text: 'Ang testimonial mo',
  textHint:
    `Hanggang ${testimonialTextMax} character. Huwag isama ang mga pangalan, numero, tirahan, o ` +
    'kung magkano ang kikitain ng iba.',
  language: 'Isinulat sa',
  languages: { en: 'Ingles', fil: 'Filipino' },
  name: 'Paano ipapakita ang pangalan mo',
  location: 'Bayan',
  locationHint: 'Opsyonal. Ipinapakita sa tabi ng pangalan mo.',
  showPicture: 'Ipakita sa tabi nito ang profile picture ko',
  showPictureHint: 'Ang larawan mo ngayon. Hindi ipapakita ang mas bago.',
  pictureOf: (name) => `Larawan ni ${name}`,
  amount: 'Halaga sa tabi nito',
  amountNone: 'Walang ipapakitang halaga',
  amountHint:
    'Opsyonal. Galing ito sa mga libro namin, at puwede mo itong itago nang hindi nawawala ang ' +
    'testimonial mo.',
  amountOf: { in: 'Deposito', out: 'Withdrawal' },
  amountShown: {
    in: (amount) => `Nagdeposito ng ${amount}`,
    out: (amount) => `Nag-withdraw ng ${amount}`,
  },
  takeBack: 'Itago ang halaga',
  takeBackTitle: 'Itago ang halaga?',
  takeBackMessage: 'Agad itong mawawala sa pampublikong pahina. Mananatili ang testimonial mo.',
  takenBack: 'Itinago ang halaga',
  takenBackMore: 'Wala nang makakakita nito. Mananatili ang testimonial mo.',
  takeBackFailed: 'Hindi naitago ang halaga',
  preview: 'Preview',
  previewEmpty: 'Dito lalabas ang mga salita mo.',
  consent:
    'Pumapayag akong ipakita ito sa publiko. Puwede ko itong bawiin anumang oras, at agad itong ' +
    'mawawala.',
  independent:
    'Ako mismo ang sumulat nito, hindi ako binayaran para dito, at hindi ako nagtatrabaho sa ' +
    'kompanya.',
  send: 'Ipadala ang testimonial',
  sent: 'Naipadala ang testimonial',
  sentMore:
    'Titingnan namin kung may pang-aabuso, hindi kung papuri o puna, at sasabihin sa iyo ang ' +
    'resulta.',
  sendFailed: 'Hindi naipadala ang testimonial',
  fetchFailed: 'Hindi makuha ang testimonial',
  states: {
    waiting: 'Naghihintay ng review',
    published: 'Nakalathala',
    rejected: 'Hindi ipinapakita',
    withdrawn: 'Binawi',
  },
  stateMore: {
    waiting:
      'Ikaw lang ang nakakakita nito. Titingnan namin kung may pang-aabuso, hindi kung papuri o ' +
      'puna.',
    published: 'Nababasa ito ng lahat sa pampublikong pahina.',
    rejected: 'Ikaw lang ang nakakakita nito.',
    withdrawn: 'Wala nang nakakakita nito.',
  },
  reasons: {
    abuse: 'May iniinsulto o pinagbabantaan ito.',
    'personal-data': 'May personal na datos ito, gaya ng pangalan, numero o tirahan.',
    advertising: 'May iniaalok o ini-aadvertise ito.',
    'off-subject': 'Hindi ito tungkol sa serbisyo.',
    unlawful: 'Hindi kami pinapayagan ng batas na ipakita ito.',
    'promises-return': 'Nangangako ito ng kita sa iba.',
  },
  noEdits: 'Hindi mae-edit ang testimonial. Para baguhin, bawiin ito at sumulat ng iba.',
  withdraw: 'Bawiin ang testimonial',
  withdrawTitle: 'Bawiin ang testimonial mo?',
  withdrawMessage:
    'Agad itong mawawala sa pampublikong pahina at hindi na maibabalik. Puwede kang sumulat ng ' +
    'iba.',
  withdrawn: 'Nabawi ang testimonial',
  withdrawnMore: 'Wala nang nakakakita nito.',
  withdrawFailed: 'Hindi nabawi ang testimonial',
  keep: 'Panatilihin',
  needsTransaction: 'Hindi pa',
  needsTransactionMore: 'Makakasulat ka kapag tapos na ang una mong deposito o withdrawal.',
  tooOftenMore:
    `Nakasulat ka na ng ${recentTestimonialsMax} sa loob ng ${recentTestimonialsDays} araw. ` +
    'Maghintay muna nang kaunti.',
  toDeposit: 'Magdeposito',
}

const notSent = 'Hindi naipadala ang testimonial'

export const testimonialRefusalsFil: typeof testimonialRefusals = {
  'testimonial-text-required': { title: notSent, message: 'Sumulat ng kahit ilang salita.' },
  'testimonial-rating-required': { title: notSent, message: 'Pumili mula 1 hanggang 5 bituin.' },
  'testimonial-consent-required': {
    title: notSent,
    message: 'Pumayag muna bago ito ipadala.',
  },
  'testimonial-needs-transaction': {
    title: notSent,
    message: 'Makakasulat ka kapag tapos na ang una mong deposito o withdrawal.',
  },
  'testimonial-already': {
    title: notSent,
    message: 'Mayroon ka na. Bawiin muna ito bago sumulat ng iba.',
  },
  'testimonial-too-often': {
    title: notSent,
    message:
      `Nakasulat ka na ng ${recentTestimonialsMax} sa loob ng ${recentTestimonialsDays} araw. ` +
      'Maghintay muna nang kaunti.',
  },
  'testimonial-amount-unknown': {
    title: notSent,
    message: 'Hindi ito natapos na deposito o withdrawal mo. Pumili ng ibang halaga.',
  },
  'testimonial-id-reused': {
    title: notSent,
    message:
      'Nagamit na ang hiling na ito sa ibang testimonial. I-load muli ang pahina at subukan ulit.',
  },
  'testimonial-not-found': {
    title: 'Hindi nakita ang testimonial',
    message: 'Wala na ang testimonial na ito.',
  },
  'testimonial-decided': {
    title: 'Napagpasyahan na',
    message: 'Binawi na ang testimonial na ito, o nagpasya na ang isang kasamahan. Walang nabago.',
  },
  'testimonial-of-staff': {
    title: 'Hindi nailathala',
    message: 'Staff na ang sumulat nito, o isinara na niya ang login. Hindi ito puwedeng ilathala.',
  },
}
