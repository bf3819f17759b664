import type { investmentRefusals, investmentWords } from './words.ts'

export const investmentRefusalsFil: typeof investmentRefusals = {
  'plan-required': {
    title: 'Kailangan ang Pangalan ng Plano',
    message: 'Pakilagay ang pangalan ng plano.',
  },
  'dates-reversed': {
    title: 'Hindi naitala ang investment',
    message: 'Hindi maaaring mauna ang katapusan sa simula. Walang perang gumalaw.',
  },
  'instruction-required': {
    title: 'Hindi naitala ang investment',
    message: 'Pakilagay kung saan ito hiniling ng user. Walang perang gumalaw.',
  },
  'own-investment': {
    title: 'Hindi Na-update',
    message: 'Hindi mo puwedeng itala o baguhin ang sarili mong investment. Walang perang gumalaw.',
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
    title: 'Kulang ang Balanse',
    message: 'Mas malaki ang halaga kaysa sa magagamit na balanse ng user. Walang perang gumalaw.',
  },
  'investment-not-found': {
    title: 'Hindi Na-update',
    message: 'Hindi nakita ang investment na ito.',
  },
  'move-not-allowed': {
    title: 'Hindi Na-update',
    message: (figures) =>
      `${figures['from']} na ang investment na ito at hindi maaaring maging ` +
      `${figures['to']}. Walang perang gumalaw.`,
  },
  'investment-ended': {
    title: 'Hindi Na-update',
    message:
      'Hindi mababago ang halaga ng investment na patapos o tapos na. Walang perang gumalaw.',
  },
  'pool-short': {
    title: 'Kulang ang Idineklarang Kita',
    message: ({ gain, pool }) =>
      `Ang kitang ito ay ${gain}, at ${pool} ang laman ng pondo ng idineklarang kita. Hindi ` +
      'ito mababayaran ng pera ng iba: magdeklara muna ng kita sa Mga Pondo ng Kita. Walang ' +
      'perang gumalaw.',
  },
  'pool-owed': {
    title: 'Mauuna ang mga Babayaran Na',
    message: ({ gain, pool, owed, missing }) =>
      `${pool} ang laman ng pondo ng idineklarang kita, at ${owed} pa ang kailangan ng mga ` +
      `investment na babayaran na. Uunahin ang mga iyon. Para sa kitang ito na ${gain}, ` +
      `magdeklara pa ng ${missing} sa Mga Pondo ng Kita. Walang perang gumalaw.`,
  },
  'payout-required': {
    title: 'Hindi Na-update',
    message: 'Pakilagay ang halagang babalik sa user, o 0 kung wala. Walang perang gumalaw.',
  },
  'reason-required': {
    title: 'Hindi Na-update',
    message: 'Pakilagay ang dahilan; makikita ito ng user. Walang perang gumalaw.',
  },
  'investment-changed': {
    title: 'Hindi Na-update',
    message: 'May kasamahang nagbago ng investment na ito. Walang na-save. Pakitingnan ulit.',
  },
  'placed-by-user': {
    title: 'Hindi Na-update',
    message:
      'Inilagay ng user ang investment na ito sa mga kondisyong hindi nagbabago: matatapos ito ' +
      'sa araw nito, o bilang nabawasan. Walang na-save.',
  },
}

const statuses: typeof investmentWords.statuses = {
  pending: 'Pending',
  active: 'Aktibo',
  matured: 'Nag-mature',
  cancelled: 'Kinansela',
  failed: 'Nalugi',
}

export const investmentWordsFil: typeof investmentWords = {
  statuses,
  marks: {
    cooling: 'Cooling-off',
    late: 'Naantala',
    impaired: 'Nabawasan',
    'without-return': 'Natapos nang walang kita',
    'left-early': 'Maagang tinapos',
  },
  title: 'Mga Investment',
  caption: 'Mga investment, pinakabago muna',
  noun: 'investment',
  search: 'Maghanap ayon sa user, email, plano o ID',
  status: 'Status',
  allStatuses: 'Lahat ng status',
  none: 'Wala pang investment',
  noneMore: 'Magtala kapag may user na humiling nito.',
  noneFound: 'Walang tumutugmang investment',
  views: { all: 'Lahat', active: 'Aktibo', late: 'Mga naantalang payout', ended: 'Nag-mature' },
  recordedOn: 'Naitala',
  fetchFailed: 'Hindi makuha ang mga investment',

  user: 'User',
  plan: 'Plano',
  amount: 'Halaga',
  expectedReturn: 'Tinatayang payout',
  expectedReturnHint: 'Ang halaga at ang kita nito. Hindi pangako; puwedeng iwanang blangko.',
  noExpectation: 'Walang nakasaad',
  term: 'Termino',
  start: 'Simula',
  end: 'Katapusan',
  payout: 'Payout',
  actions: 'Mga aksyon',

  record: 'Magtala ng investment',
  recordIntro:
    'Aalis agad ang halaga sa wallet at mananatili sa mga investment ng user hanggang ibayad ' +
    'ito.',
  investor: 'User',
  investorHint: 'Pangalan, email o ID',
  available: (amount) => `Magagamit: ${amount}`,
  noInvestor: 'Walang tumutugmang user.',
  change: 'Ibang user',
  planName: 'Pangalan ng plano',
  instruction: 'Saan ito hiniling ng user',
  instructionHint: 'Chat, liham, o tawag na may petsa. Staff lang ang nakakakita nito.',
  recordNow: (amount) => `Kunin ang ${amount} at itala`,
  recordPlain: 'Itala',
  recorded: 'Naitala ang investment',
  recordedMore: (amount, name) => `${amount} ang kinuha sa wallet ni ${name}.`,
  recordFailed: 'Hindi naitala ang investment',
  cancel: 'Kanselahin',

  details: 'Mga detalye',
  detailsOf: (plan, name) => `Mga detalye ng ${plan} ni ${name}`,
  edit: 'Baguhin',
  editOne: (plan, name) => `Baguhin ang ${plan} ni ${name}`,
  editTitle: 'Baguhin ang investment',
  newStatus: 'Bagong status',
  unchanged: (status) => `${status} (walang pagbabago)`,
  amountHint: 'Kapag iba ang halaga, kukunin sa wallet ang kulang o ibabalik ang sobra.',
  payoutNow: 'Halagang babalik sa wallet',
  payoutHint: 'Kabuuan, kasama ang inilagay. 0 kung walang babalik.',
  reason: 'Dahilan',
  reasonHint: 'Makikita ito ng user.',
  notes: 'Mga tala',
  notesHint: 'Staff lang ang nakakakita nito.',
  effects: {
    more: (amount) => `Dagdag na ${amount} ang aalis ngayon sa wallet.`,
    less: (amount) => `${amount} ang babalik ngayon sa wallet.`,
    payout: (amount) => `${amount} ang papasok ngayon sa wallet. Hindi na ito mababawi rito.`,
    payoutLater: (amount) => `Papasok ang ${amount} sa wallet kapag inaprubahan ng ikalawang tao.`,
    gain: (amount) =>
      `Higit ng ${amount} sa inilagay: ang pondo ng idineklarang kita ang magbabayad.`,
    short: (pool) =>
      `${pool} ang laman ng pondo ng idineklarang kita, kaya hindi pa mababayaran ang kitang ` +
      'ito. Magdeklara muna ng kita sa Mga Pondo ng Kita.',
    owed: (pool, owed) =>
      `${pool} ang laman ng pondo ng idineklarang kita, at ${owed} pa ang kailangan ng mga ` +
      'investment na babayaran na. Uunahin ang mga iyon, kaya hindi pa mababayaran ang kitang ' +
      'ito. Magdeklara ng kita sa Mga Pondo ng Kita.',
    loss: (amount) =>
      `Kulang ng ${amount} sa inilagay: mapupunta ito sa account ng kompanya para sa investment.`,
    nothing: 'Walang babalik sa wallet.',
    none: 'Mananatili ang wallet: walang perang gagalaw.',
  },
  save: 'I-save ang mga pagbabago',
  request: 'Humiling ng Pag-apruba',
  saved: 'Na-update ang investment',
  savedMove: (plan, status) => `Status ng ${plan}: ${status}.`,
  savedFacts: 'Na-save ang mga pagbabago.',
  waits: 'Naghihintay ng ikalawang tao',
  waitsMore: 'Kailangan itong aprubahan ng kasamahan sa Mga Pag-apruba. Wala pang perang gumalaw.',
  updateFailed: 'Hindi Na-update',
  invalidAmount: 'Maglagay ng tamang halaga na higit sa zero.',
  invalidReturn: 'Maglagay ng halaga, o iwanang blangko.',
  missingDate: 'Pumili ng araw.',
  ended:
    'Tapos na ang investment na ito: pangalan ng plano at tinatayang payout na lang ang maitatama.',
  history: 'Kasaysayan',
  moved: (from, to) =>
    from === null
      ? `Naitala bilang ${to}`
      : from === to
        ? `Binago, ${to}`
        : `Mula ${from}, naging ${to}`,
  byCompany: 'Company access',
}
