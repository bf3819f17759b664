import type { marketAdminRefusals, marketAdminWords } from './words-admin.ts'

export const marketAdminRefusalsFil: typeof marketAdminRefusals = {
  'figure-name-taken': {
    title: 'May gumagamit na ng pangalan',
    message: 'May numero na sa pangalang ito.',
  },
  'figure-changed': {
    title: 'Nabago ang numero',
    message:
      'May kasamahang nagbago ng numerong ito mula nang buksan mo. Walang na-save sa ' +
      'isinulat mo: tingnan muna ang kanila.',
  },
  'figure-not-found': {
    title: 'Naalis ang numero',
    message: 'May kasamahang nag-alis ng numerong ito. Idagdag muli kung kailangan pa.',
  },
  'figures-full': {
    title: 'Napakaraming numero',
    message: '12 numero ang kasya. Mag-alis muna ng isa.',
  },
  'figure-ahead': {
    title: 'Oras na hindi pa dumarating',
    message: 'Hindi maaaring mula sa oras na darating pa ang numero.',
  },
  'figure-own': {
    title: 'Ikaw ang naglagay',
    message: 'Ibang kawani ang dapat magkumpirma ng inilagay mo.',
  },
  'figure-checker-new': {
    title: 'Hindi pa maaari',
    message:
      'Hindi ka pa kawani nang ilagay ang numerong ito. Ang kasamahang kawani na noon ' +
      'ang makapagkukumpirma nito.',
  },
  'figure-author-unknown': {
    title: 'Hindi alam kung sino',
    message:
      'Mula pa ito noong hindi pa itinatala kung sino ang naglagay. I-edit muna ito sa ' +
      'pinakabagong halaga.',
  },
  'figure-author-gone': {
    title: 'Umalis na ang naglagay',
    message:
      'Hindi na kawani ang naglagay ng numerong ito. I-edit muna ito sa pinakabagong halaga.',
  },
  'figures-other': {
    title: 'Nabago ang mga numero',
    message:
      'May kasamahang nagdagdag o nag-alis ng numero. Walang nailipat; tingnan muli ang listahan.',
  },
}

export const marketAdminWordsFil: typeof marketAdminWords = {
  title: 'Market Data',
  intro:
    'Ang nakikita ng mga user sa dashboard nila, sa ayos na ito. Walang kinukuha mula sa ' +
    'iba: sinasabi ng bawat numero ang pinagmulan at kung kailan ito totoo. Ang ' +
    'nakumpirma lamang ng ikalawang tao ang nasa pampublikong pahina.',
  caption: 'Mga numero ng merkado',
  name: 'Pangalan',
  value: 'Halaga',
  valueAndChange: 'Halaga, pagbabago',
  source: 'Pinagmulan',
  sourceAndTime: 'Pinagmulan, noong',
  asOf: 'Noong',
  confirmation: 'Pampublikong pahina',
  confirmed: (name) => `Kinumpirma ni ${name}`,
  waits: 'Naghihintay ng taong hindi ikaw',
  unknown: 'I-edit muli para makumpirma',
  confirm: 'Kumpirmahin',
  confirmOf: (name) => `Kumpirmahin ang ${name}`,
  confirmTitle: (name, value) => `${value} ba ang ${name}?`,
  confirmMore: (source, time, by) =>
    `Tingnan muna: ${source}, noong ${time}. Inilagay ni ${by}. Kapag kinumpirma mo, ` +
    'makikita ito ng lahat sa pampublikong pahina kasama ang mga inisyal ninyo, hanggang ' +
    'sa mabago.',
  confirmFil: 'Sa Filipino:',
  confirmLabel: 'Tiningnan ko: kumpirmahin',
  confirmedToast: 'Nakumpirma ang numero',
  actions: 'Gagawin',
  add: 'Magdagdag ng numero',
  addTitle: 'Magdagdag ng numero ng merkado',
  editTitle: (name) => `I-edit ang ${name}`,
  edit: 'I-edit',
  editOf: (name) => `I-edit ang ${name}`,
  remove: 'Alisin',
  removeOf: (name) => `Alisin ang ${name}`,
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeMore: 'Mawawala ito sa dashboard ng lahat ng user. Mananatili sa tala kung ano ito.',
  keep: 'Panatilihin',
  up: (name) => `Ilipat pataas ang ${name}`,
  down: (name) => `Ilipat pababa ang ${name}`,
  nameHint: 'Ayon sa pagkakakilala ng tao: PSE Index.',
  nameFil: 'Pangalan sa Filipino',
  filHint: 'Kapag iniwan itong walang laman, ang Ingles ang makikita.',
  valueHint: 'Ayon sa sulat ng pinagmulan, kasama ang mga decimal: 6,500.75.',
  unit: 'Yunit',
  unitHint: 'Ano ang binibilang ng halaga: points, USD.',
  unitFil: 'Yunit sa Filipino',
  changeField: 'Pagbabago sa porsiyento',
  changeHint:
    'Kumpara sa nakaraang pagsasara, may tanda: -0.2. Iwan itong walang laman kung walang ' +
    'sinabi ang pinagmulan.',
  sourceHint: 'Kung saan ito makikita.',
  asOfHint: 'Oras sa Maynila.',
  save: 'I-save ang numero',
  cancel: 'Kanselahin',
  saved: 'Na-save ang numero',
  savedMore: (name, value) => `Ang ${name} ay ${value}.`,
  removed: 'Naalis ang numero',
  moved: 'Na-save ang ayos',
  updateFailed: 'Hindi na-update',
  fetchFailed: 'Hindi makuha ang mga numero ng merkado',
  none: 'Wala pang numero ng merkado.',
  noneMore: 'Walang laman ang nakikita ng mga user hangga’t wala pa.',
  noun: 'numero',
  unreadable: {
    value: 'Magsulat ng numero, gaya ng 6,500.75.',
    changePercent: 'Magsulat ng porsiyentong may hanggang dalawang decimal, gaya ng -0.2.',
    asOf: 'Pumili ng araw at oras.',
  },
  sample: 'Halimbawang datos',
  noChange: 'wala',
}
