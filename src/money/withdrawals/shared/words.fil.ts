import { showDateTime } from '#foundation/time/shared/time.ts'
import { pauseHours } from '#people/safeguards/shared/rules.ts'
import { bankReferenceMin } from './rules.ts'
import type { withdrawalRefusals, withdrawalWords } from './words.ts'

export const moveFailed = 'Hindi nabago ang status'

export const withdrawalRefusalsFil: typeof withdrawalRefusals = {
  'invalid-amount': {
    title: 'Maling halaga',
    message: 'Maglagay ng tamang halaga na higit sa zero.',
  },
  'minimum-amount': {
    title: 'Pinakamababang halaga',
    message: ({ minimum = '' }) => `Ang pinakamababang withdrawal ay ${minimum}.`,
  },
  'maximum-amount': {
    title: 'Pinakamataas na halaga',
    message: ({ maximum = '' }) => `Ang pinakamataas na withdrawal ay ${maximum}.`,
  },
  'insufficient-balance': { title: 'Kulang ang balanse', message: 'Kulang ang pera mo.' },
  'bank-details-incomplete': {
    title: 'Kulang ang detalye ng bangko',
    message: 'Ibigay ang lahat ng detalye ng bangko para sa withdrawal.',
  },
  'user-not-active': {
    title: 'Hindi natuloy ang withdrawal',
    message:
      'Nakahinto ang mga withdrawal ng login mo. Walang perang gumalaw. Makipag-ugnayan sa aming ' +
      'suporta.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: (figures) =>
      `“${figures['from']}” na ang withdrawal na ito at hindi na puwedeng maging ` +
      `“${figures['to']}”. Walang perang gumalaw.`,
  },
  'reason-required': {
    title: 'Kailangan ang dahilan',
    message: 'Pakilagay ang dahilan; makikita ito ng user sa resibo.',
  },
  'bank-reference-short': {
    title: 'Masyadong maikli ang reference',
    message:
      `May hindi bababa sa ${bankReferenceMin} titik o numero ang bank reference. Walang ` +
      'perang gumalaw.',
  },
  'bank-reference-required': {
    title: 'Kailangan ang bank reference',
    message:
      'Pakilagay ang reference ng bangko para sa bayad na ito. Hindi makukumpleto ang ' +
      'withdrawal kung wala ito.',
  },
  'bank-reference-used': {
    title: 'Nagamit na ang bank reference',
    message:
      'Gamit na ng ibang withdrawal ang bank reference na ito. Walang perang gumalaw; suriin ' +
      'ang bayad.',
  },
  'payee-waits': {
    title: 'Naghihintay ang bagong account',
    message: ({ until = '' }) =>
      'Hindi pa nagpadala ng pera ang user sa account na ito, kaya hindi ito mababayaran ' +
      `hanggang ${showDateTime(new Date(until), 'fil')}. Walang perang gumalaw. Puwede mo ` +
      'itong tanggihan, i-hold, o tapusin ang hintay nang may dahilan.',
  },
  'lift-used': {
    title: 'Walang nabago',
    message: 'Nagamit na ang form na ito sa ibang withdrawal. Isara ito at buksan ulit.',
  },
  'payee-does-not-wait': {
    title: 'Hindi na naghihintay',
    message: 'Hindi na naghihintay ang withdrawal na ito. Walang nabago.',
  },
  'payee-not-found': {
    title: 'Hindi nakita ang account',
    message: 'Wala na sa listahan mo ang account na ito.',
  },
  'consent-not-possible': {
    title: 'Hindi maipapakita',
    message: 'Sarili mong natapos na withdrawal lang ang maipapakita mo sa iba.',
  },
  'consent-too-often': {
    title: 'Hindi maipapakita',
    message: 'Masyado mo na itong madalas binago. Mananatili itong nakatago.',
  },
  'bank-reference-too-early': {
    title: 'Hindi kailangan ang bank reference',
    message: 'Ang bank reference ay para lamang sa inaprubahan o natapos na withdrawal.',
  },
}

export const withdrawalWordsFil: typeof withdrawalWords = {
  title: 'Mag-withdraw',
  intro:
    'Ilagay ang halaga at piliin kung saan ipapadala. Makikita mo muna ang lahat bago ipadala.',
  minimum: 'Minimum',
  maximum: 'Maximum bawat hiling',
  noFee: 'Wala',
  tooLittle: (minimum) => `Mas mababa sa minimum na ${minimum} ang magagamit mong balanse.`,
  maximumHint: (maximum) => `Ang pinakamataas na withdrawal ay ${maximum}.`,
  linked: 'Naka-link na bank account',
  saved: 'Nabayaran na dati',
  moreSaved: 'Iba pang naka-save na account',
  other: 'Ibang bangko o e-wallet',
  otherHint: 'Kailangan ng code ang unang withdrawal sa isang account, at puwedeng maghintay ito.',
  notLinked:
    'Wala kang naka-link na bank account. Maglagay ng isa para sa withdrawal na ito, o ' +
    'mag-link ng isa para sa lahat.',
  linkOne: 'Mag-link ng bank account',
  linkOneHint:
    `Kapag nag-link ka, hihinto ang mga withdrawal nang ${pauseHours} oras. Nandito pa rin ang ` +
    'na-type mo pagbalik mo.',
  youReceive: 'Matatanggap mo',
  available: 'Magagamit na balanse',
  onHold: (amount) => `Nakatabi ${amount}`,
  amount: 'Halaga',
  minimumHint: (minimum) => `Ang pinakamababang withdrawal ay ${minimum}.`,
  exceedsHint: 'Lampas ang halaga sa magagamit na balanse.',
  bankDetails: 'Saan pupunta ang pera',
  bankName: 'Bangko o e-wallet',
  chooseBank: 'Pumili ng bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNumber: 'Numero ng account',
  review: 'Suriin ang withdrawal',
  reviewTitle: 'Suriin bago mag-withdraw',
  reviewMore:
    'Itatabi namin ngayon ang halaga at ibabayad kapag naproseso na ang hiling mo. Puwede mo ' +
    'itong kanselahin habang pending.',
  reviewMoreFrom: (earliest) =>
    `Itatabi namin ngayon ang halaga. Bago ang account, kaya ${earliest} ang pinakamaagang ` +
    'bayad. Puwede mo itong kanselahin habang pending.',
  fee: 'Singil',
  availableAfter: 'Magagamit pagkatapos',
  withdrawAmount: (amount) => `Mag-withdraw ng ${amount}`,
  changeDetails: 'Baguhin ang detalye',
  failed: 'Hindi natuloy ang withdrawal',
  submitted: 'Naipadala ang hiling na withdrawal',
  submittedMore: (reference, amount) => `Reference ${reference}, halagang ${amount}.`,
  submittedNext:
    'Nakatabi ang halaga. Sasabihan ka namin dito at sa email kapag nagbago ang status.',
  reference: 'Reference number',
  copyReference: 'reference number',
  status: 'Status',
  openReceipt: 'Buksan ang resibo',
  another: 'Bagong withdrawal',
  balanceFailed: 'Hindi makuha ang balanse',
}
