import { recentTestimonialsDays, testimonialTextMax, recentTestimonialsMax } from './rules.ts'
import type { testimonialRefusals, testimonialWords } from './words.ts'

export const testimonialWordsFil: typeof testimonialWords = {
  title: 'Ang Testimonya Mo',
  intro:
    'Sabihin sa sarili mong salita kung kumusta ang paggamit ng serbisyong ito. Maganda ' +
    'man o hindi: walang pumipili ayon doon, at walang nagbabago ng salita mo.',
  write: 'Sumulat ng testimonya',
  writeAnother: 'Sumulat ng iba',
  rating: 'Kumusta ito?',
  stars: (count) => `${count} bituin`,
  text: 'Ang testimonya mo',
  textHint:
    `Hanggang ${testimonialTextMax} karakter. Huwag isama ang mga pangalan, numero at ` +
    'tirahan, o kung magkano ang puwedeng kitain ng iba: hindi iyon ipinapakita.',
  language: 'Isinulat sa',
  languages: { en: 'Ingles', fil: 'Filipino' },
  name: 'Paano ipapakita ang pangalan mo',
  location: 'Bayan',
  locationHint: 'Ipinapakita sa tabi ng pangalan mo kapag nilagyan mo.',
  showPicture: 'Ipakita sa tabi nito ang profile picture ko',
  showPictureHint: 'Ang larawan mo ngayon. Hindi ipapakita ang mas bago.',
  pictureOf: (name) => `Larawan ni ${name}`,
  amount: 'Halaga sa tabi nito',
  amountNone: 'Walang ipapakitang halaga',
  amountHint:
    'Kung gusto mo lang. Galing ito sa mga aklat ng kompanya, at maaari mo itong bawiin anumang ' +
    'oras nang hindi nawawala ang testimonya mo.',
  amountOf: { in: 'Deposito', out: 'Withdrawal' },
  amountShown: {
    in: (amount) => `Nag-deposito ng ${amount}`,
    out: (amount) => `Nag-withdraw ng ${amount}`,
  },
  takeBack: 'Huwag nang ipakita ang halaga',
  takeBackTitle: 'Bawiin ang halaga?',
  takeBackMessage: 'Mawawala agad ang halaga sa pampublikong page. Mananatili ang testimonya mo.',
  takenBack: 'Nabawi ang Halaga',
  takenBackMore: 'Wala nang makakakita nito. Nananatili ang testimonya mo.',
  takeBackFailed: 'Hindi Nabawi ang Halaga',
  preview: 'Ganito ito sa pampublikong pahina',
  previewEmpty: 'Dito lalabas ang mga salita mo.',
  consent:
    'Pumapayag akong ipakita ito sa lahat sa pampublikong pahina. Maaari ko itong bawiin ' +
    'anumang oras, at agad itong mawawala.',
  independent:
    'Ako mismo ang sumulat nito, wala akong tinanggap na kapalit, at hindi ako ' +
    'nagtatrabaho sa kompanya.',
  send: 'Ipadala ang Testimonya',
  sent: 'Naipadala ang Testimonya',
  sentMore:
    'May titingin nito sa kompanya, para sa pang-aabuso at hindi kailanman para sa ' +
    'papuri o puna. Sasabihin sa iyo ang kinalabasan.',
  sendFailed: 'Hindi Naipadala ang Testimonya',
  fetchFailed: 'Hindi Makuha ang Testimonya',
  states: {
    waiting: 'Hinihintay matingnan',
    published: 'Nailathala',
    rejected: 'Hindi ipinapakita',
    withdrawn: 'Binawi',
  },
  stateMore: {
    waiting:
      'Wala pang ibang nakakakita nito. May titingin nito sa kompanya, para sa ' +
      'pang-aabuso at hindi kailanman para sa papuri o puna.',
    published: 'Nababasa ito ng lahat sa pampublikong pahina.',
    rejected: 'Walang ibang nakakakita nito.',
    withdrawn: 'Hindi na ito ipinapakita kaninuman.',
  },
  reasons: {
    abuse: 'May iniinsulto o pinagbabantaan ito.',
    'personal-data': 'May personal na datos ito, gaya ng pangalan, numero o tirahan.',
    advertising: 'May iniaalok o ini-aadvertise ito.',
    'off-subject': 'Hindi ito tungkol sa serbisyo.',
    unlawful: 'Hindi kami pinapayagan ng batas na ipakita ito.',
    'promises-return': 'Nangangako ito ng kita sa iba.',
  },
  noEdits: 'Hindi nababago ang testimonya. Para iba ang sabihin, bawiin ito at sumulat ng iba.',
  withdraw: 'Bawiin ang testimonya',
  withdrawTitle: 'Bawiin ang testimonya mo?',
  withdrawMessage:
    'Agad itong mawawala sa pampublikong pahina at hindi na babalik. Maaari kang sumulat ng iba.',
  withdrawn: 'Nabawi ang Testimonya',
  withdrawnMore: 'Wala nang nakakakita nito.',
  withdrawFailed: 'Hindi Nabawi ang Testimonya',
  keep: 'Panatilihin',
  needsTransaction: 'Hindi pa',
  needsTransactionMore: 'Makakasulat ka kapag may nakumpleto ka nang deposito o withdrawal.',
  tooOftenMore:
    `Nakasulat ka na ng ${recentTestimonialsMax} sa loob ng ${recentTestimonialsDays} araw. ` +
    'Maghintay muna nang kaunti.',
  toDeposit: 'Magdeposito',
}

const notSent = 'Hindi Naipadala ang Testimonya'

export const testimonialRefusalsFil: typeof testimonialRefusals = {
  'testimonial-text-required': { title: notSent, message: 'Sumulat ng kahit ilang salita.' },
  'testimonial-rating-required': { title: notSent, message: 'Pumili mula 1 hanggang 5 bituin.' },
  'testimonial-consent-required': {
    title: notSent,
    message: 'Pumayag dito; kung wala ito, walang maaaring ipakita.',
  },
  'testimonial-needs-transaction': {
    title: notSent,
    message: 'Kailangan ng testimonya ang isang nakumpletong deposito o withdrawal mo.',
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
    message: 'Hindi ito natapos na deposit o withdrawal mo. Pumili ng iba.',
  },
  'testimonial-id-reused': {
    title: notSent,
    message:
      'Nagamit na ang hiling na ito sa ibang testimonya. I-load muli ang pahina at subukan ulit.',
  },
  'testimonial-not-found': {
    title: 'Hindi Nakita ang Testimonya',
    message: 'Wala na ang testimonyang ito.',
  },
  'testimonial-decided': {
    title: 'Napagpasyahan Na',
    message:
      'May iba nang nagawa sa testimonyang ito: binawi ito, o nagpasya na ang isang ' +
      'kasama. Walang nabago.',
  },
  'testimonial-of-staff': {
    title: 'Hindi Nailathala',
    message: 'Kawani na ngayon ang sumulat nito, o nagsara na. Hindi ito maaaring ilathala.',
  },
}
