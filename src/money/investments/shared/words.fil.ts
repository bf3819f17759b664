import type { investmentRefusals, investmentWords } from './words.ts'

export const investmentRefusalsFil: typeof investmentRefusals = {
  'plan-required': { title: 'Plan Name Required', message: 'Pakilagay ang pangalan ng plan.' },
  'dates-reversed': {
    title: 'Hindi naitala ang investment',
    message: 'Hindi maaaring mauna ang katapusan sa simula. Walang perang gumalaw.',
  },
  'instruction-required': {
    title: 'Hindi naitala ang investment',
    message: 'Pakisulat kung saan ito hiniling ng user. Walang perang gumalaw.',
  },
  'own-investment': {
    title: 'Update Failed',
    message: 'Walang nagtatala o nagbabago ng sarili nilang investment. Walang perang gumalaw.',
  },
  'investor-not-found': {
    title: 'Hindi naitala ang investment',
    message: 'Hindi nakita ang user na ito. Walang perang gumalaw.',
  },
  'investor-not-active': {
    title: 'Hindi naitala ang investment',
    message: 'Hindi aktibo ang user na ito. Walang perang gumalaw.',
  },
  'insufficient-balance': {
    title: 'Insufficient Balance',
    message: 'Mas malaki ang halaga kaysa magagamit na balanse ng user. Walang perang gumalaw.',
  },
  'investment-not-found': {
    title: 'Update Failed',
    message: 'Hindi nakita ang investment na ito.',
  },
  'move-not-allowed': {
    title: 'Update Failed',
    message: (figures) =>
      `${figures['from']} na ang investment na ito at hindi maaaring maging ` +
      `${figures['to']}. Walang perang gumalaw.`,
  },
  'investment-ended': {
    title: 'Update Failed',
    message:
      'Hindi nagbabago ang halaga ng investment na nagtatapos o tapos na. Walang perang gumalaw.',
  },
  'pool-short': {
    title: 'Kulang ang Idineklarang Kita',
    message: ({ gain, pool }) =>
      `Ang tubong ito ay ${gain}, at ${pool} ang laman ng pondo ng idineklarang kita. Hindi ito ` +
      'puwedeng bayaran ng pera ng iba: magdeklara muna ng kita sa Mga Pondo ng Kita. ' +
      'Walang perang gumalaw.',
  },
  'payout-required': {
    title: 'Update Failed',
    message: 'Pakilagay kung magkano ang babalik sa user; 0 kung wala. Walang perang gumalaw.',
  },
  'reason-required': {
    title: 'Update Failed',
    message: 'Pakibigay ang dahilan; mababasa ito ng user. Walang perang gumalaw.',
  },
  'investment-changed': {
    title: 'Update Failed',
    message: 'May kasamahang nagbago ng investment na ito. Walang na-save; tingnan mo ulit.',
  },
  'placed-by-user': {
    title: 'Update Failed',
    message:
      'Inilagay ng user ang investment na ito sa mga kondisyong hindi nagbabago: matatapos ito ' +
      'sa araw nito, o bilang nabawasan. Walang nai-save.',
  },
}

const statuses: typeof investmentWords.statuses = {
  pending: 'Nakabinbin',
  active: 'Aktibo',
  matured: 'Nag-mature na',
  cancelled: 'Kinansela',
  failed: 'Nabigo',
}

export const investmentWordsFil: typeof investmentWords = {
  statuses,
  marks: {
    late: 'Naantala',
    'without-return': 'Nagtapos nang walang kita',
    'left-early': 'Maagang nilisan',
  },
  title: 'Mga Investment',
  caption: 'Mga investment, pinakabago muna',
  noun: 'investment',
  search: 'Maghanap ayon sa user, email, plan o ID',
  status: 'Status',
  allStatuses: 'Lahat ng status',
  none: 'Wala pang investment',
  noneMore: 'Magtala kapag may user na humiling.',
  noneFound: 'Walang tumugmang investment',
  views: { all: 'Lahat', active: 'Aktibo', late: 'Huling payout', ended: 'Nag-mature' },
  recordedOn: 'Naitala',
  fetchFailed: 'Hindi makuha ang mga investment',

  user: 'User',
  plan: 'Plan',
  amount: 'Halaga',
  expectedReturn: 'Inaasahang balik, kabuuan',
  expectedReturnHint: 'Kabuuang inaasahang babalik. Hindi ito pangako; maaaring iwang blangko.',
  noExpectation: 'Walang nakasaad',
  term: 'Panahon',
  start: 'Simula',
  end: 'Katapusan',
  payout: 'Payout',
  actions: 'Mga aksyon',

  record: 'Magtala ng investment',
  recordIntro:
    'Aalis agad ang halaga sa wallet at mananatili sa investment till ng user hanggang ' +
    'bumalik ito bilang payout.',
  investor: 'User',
  investorHint: 'Pangalan, email o ID',
  available: (amount) => `Magagamit: ${amount}`,
  noInvestor: 'Walang tugmang user.',
  change: 'Ibang user',
  planName: 'Pangalan ng plan',
  instruction: 'Saan ito hiniling ng user',
  instructionHint: 'Usapan, liham, o tawag na may petsa. Kompanya lang ang nakakabasa.',
  recordNow: (amount) => `Kunin ang ${amount} at itala`,
  recordPlain: 'Itala',
  recorded: 'Naitala ang investment',
  recordedMore: (amount, name) => `${amount} ang kinuha sa wallet ni ${name}.`,
  recordFailed: 'Hindi naitala ang investment',
  cancel: 'Kanselahin',

  edit: 'I-edit',
  editOne: (plan, name) => `I-edit ang ${plan} ni ${name}`,
  editTitle: 'I-edit ang investment',
  newStatus: 'Bagong status',
  unchanged: (status) => `${status} (walang pagbabago)`,
  amountHint: 'Kapag ibang halaga, kukunin sa wallet ang kulang o ibabalik ang sobra.',
  payoutNow: 'Babalik sa wallet',
  payoutHint: 'Kabuuan, kasama ang inilagay. 0 kung walang babalik.',
  reason: 'Dahilan',
  reasonHint: 'Mababasa ito ng user.',
  notes: 'Mga tala',
  notesHint: 'Kompanya lang ang nakakabasa.',
  effects: {
    more: (amount) => `Dagdag na ${amount} ang aalis ngayon sa wallet.`,
    less: (amount) => `${amount} ang babalik ngayon sa wallet.`,
    payout: (amount) => `${amount} ang papasok ngayon sa wallet. Hindi na ito mababawi rito.`,
    payoutLater: (amount) => `Papasok ang ${amount} sa wallet kapag sumang-ayon ang ikalawang tao.`,
    gain: (amount) =>
      `Higit ng ${amount} sa inilagay: babayaran ito mula sa pondo ng idineklarang kita.`,
    short: (pool) =>
      `${pool} ang laman ng pondo ng idineklarang kita, kaya hindi pa mababayaran ang tubong ` +
      'ito. Magdeklara muna ng kita sa Mga Pondo ng Kita.',
    loss: (amount) =>
      `Kulang ng ${amount} sa inilagay: mapupunta ito sa till ng kompanya para sa investment.`,
    nothing: 'Walang babalik sa wallet.',
  },
  save: 'I-save ang mga pagbabago',
  request: 'Humiling ng Pagsang-ayon',
  saved: 'Na-update ang investment',
  savedMove: (plan, status) => `${status} na ang ${plan}.`,
  savedFacts: 'Na-save ang mga pagbabago.',
  waits: 'Naghihintay ng ikalawang tao',
  waitsMore: 'Kailangang sumang-ayon ang isang kasamahan sa Approvals. Wala pang perang gumalaw.',
  updateFailed: 'Update Failed',
  invalidAmount: 'Maglagay ng wastong halaga.',
  invalidReturn: 'Maglagay ng halaga, o iwang blangko.',
  missingDate: 'Pumili ng araw.',
  ended:
    'Tapos na ang investment na ito: pangalan ng plan at inaasahang balik na lang ang maitatama.',
  history: 'Kasaysayan',
  moved: (from, to) =>
    from === null
      ? `Naitala bilang ${to}`
      : from === to
        ? `Binago, ${to}`
        : `Mula ${from}, naging ${to}`,
  byCompany: 'Company access',
}
