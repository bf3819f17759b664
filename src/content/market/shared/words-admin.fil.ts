import type { marketAdminRefusals, marketAdminWords } from './words-admin.ts'

export const marketAdminRefusalsFil: typeof marketAdminRefusals = {
  'figure-name-taken': {
    title: 'Gamit na ang Pangalan',
    message: 'May ibang numero na sa pangalang ito.',
  },
  'figure-changed': {
    title: 'Nabago ang Numero',
    message:
      'May kasamahang nagbago ng numerong ito pagkabukas mo. Walang na-save. Tingnan muna ang ' +
      'mga binago niya.',
  },
  'figure-not-found': {
    title: 'Inalis ang Numero',
    message: 'May kasamahang nag-alis ng numerong ito. Idagdag ulit kung kailangan mo pa.',
  },
  'figures-full': {
    title: 'Masyadong Maraming Numero',
    message: '12 numero ang kasya. Mag-alis muna ng isa.',
  },
  'figure-ahead': {
    title: 'Oras sa Hinaharap',
    message: 'Hindi puwedeng galing sa hinaharap ang numero.',
  },
  'figure-own': {
    title: 'Ikaw ang Naglagay',
    message: 'Ibang staff ang dapat magkumpirma ng inilagay mo.',
  },
  'figure-checker-new': {
    title: 'Hindi Pa Puwede',
    message:
      'Hindi ka pa staff nang ilagay ang numerong ito. Kasamahang staff na noon ang puwedeng ' +
      'magkumpirma.',
  },
  'figure-author-unknown': {
    title: 'Hindi Alam ang Naglagay',
    message:
      'Hindi alam kung sino ang naglagay ng numerong ito. Baguhin muna gamit ang pinakabagong ' +
      'halaga.',
  },
  'figure-author-gone': {
    title: 'Hindi na Staff ang Naglagay',
    message: 'Hindi na staff ang naglagay. Baguhin muna ang numero gamit ang pinakabagong halaga.',
  },
  'figures-other': {
    title: 'Nabago ang mga Numero',
    message:
      'May kasamahang nagdagdag o nag-alis ng numero. Hindi nabago ang ayos; tingnan ulit ang ' +
      'listahan.',
  },
}

export const marketAdminWordsFil: typeof marketAdminWords = {
  title: 'Datos ng Merkado',
  intro:
    'Ang nakikita ng mga user sa dashboard, sa ayos na ito. Ikaw ang naglalagay ng bawat numero, ' +
    'kasama ang pinagmulan at oras. Ang kinumpirma lang ng ikalawang tao ang makikita ng publiko.',
  caption: 'Mga numero ng merkado',
  name: 'Pangalan',
  value: 'Halaga',
  valueAndChange: 'Halaga, pagbabago',
  source: 'Pinagmulan',
  sourceAndTime: 'Pinagmulan, noong',
  asOf: 'Hanggang',
  confirmation: 'Pampublikong pahina',
  confirmed: (name) => `Kinumpirma ni ${name}`,
  waits: 'Naghihintay ng ibang staff',
  unknown: 'Baguhin ulit para makumpirma',
  confirm: 'Kumpirmahin',
  confirmOf: (name) => `Kumpirmahin ang ${name}`,
  confirmTitle: (name, value) => `${value} ba ang ${name}?`,
  confirmMore: (source, time, by) =>
    `Tingnan muna: ${source}, noong ${time}. Inilagay ni ${by}. Kapag kinumpirma mo, makikita ` +
    'ito sa pampublikong pahina kasama ang inisyal ninyong dalawa hanggang mabago.',
  confirmFil: 'Sa Filipino:',
  confirmLabel: 'Tiningnan ko: kumpirmahin',
  confirmedToast: 'Nakumpirma ang numero',
  actions: 'Mga aksyon',
  add: 'Magdagdag ng numero',
  addTitle: 'Magdagdag ng numero ng merkado',
  editTitle: (name) => `Baguhin ang ${name}`,
  edit: 'Baguhin',
  editOf: (name) => `Baguhin ang ${name}`,
  remove: 'Alisin',
  removeOf: (name) => `Alisin ang ${name}`,
  removeTitle: (name) => `Alisin ang ${name}?`,
  removeMore: 'Mawawala ito sa lahat ng dashboard. Mananatili sa rekord ang huling halaga nito.',
  keep: 'Panatilihin',
  up: (name) => `Ilipat pataas ang ${name}`,
  down: (name) => `Ilipat pababa ang ${name}`,
  nameHint: 'Ayon sa pagkakakilala ng tao: PSE Index.',
  nameFil: 'Pangalan sa Filipino',
  filHint: 'Kapag walang laman, Ingles ang makikita.',
  valueHint: 'Ayon sa sulat ng pinagmulan, kasama ang mga decimal: 6,500.75.',
  unit: 'Yunit',
  unitHint: 'Ano ang binibilang ng halaga: points, USD.',
  unitFil: 'Yunit sa Filipino',
  changeField: 'Pagbabago sa porsiyento',
  changeHint:
    'Mula sa nakaraang pagsasara, may tanda: -0.2. Iwanang blangko kung walang ibinigay ang ' +
    'pinagmulan.',
  sourceHint: 'Kung saan ito makikita ng mambabasa.',
  asOfHint: 'Oras sa Maynila.',
  save: 'I-save ang numero',
  cancel: 'Kanselahin',
  saved: 'Na-save ang numero',
  savedMore: (name, value) => `Ang ${name} ay ${value}.`,
  removed: 'Naalis ang numero',
  moved: 'Na-save ang ayos',
  updateFailed: 'Hindi Na-update',
  fetchFailed: 'Hindi Makuha ang mga Numero ng Merkado',
  none: 'Wala pang numero ng merkado.',
  noneMore: 'Walang laman ang card ng mga user hangga’t wala kang idinaragdag.',
  noun: 'numero',
  unreadable: {
    value: 'Magsulat ng numero, gaya ng 6,500.75.',
    changePercent: 'Magsulat ng porsiyentong may hanggang dalawang decimal, gaya ng -0.2.',
    asOf: 'Pumili ng araw at oras.',
  },
  sample: 'Halimbawang datos',
  noChange: 'wala',
}
