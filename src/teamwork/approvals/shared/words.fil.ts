import { approvalHours } from './rules.ts'
import type { approvalRefusals, approvalStatusWords, approvalWords } from './words.ts'

const notDecided = 'Hindi Napagpasyahan'

export const approvalRefusalsFil: typeof approvalRefusals = {
  'approval-not-found': { title: notDecided, message: 'Walang ganitong hiling.' },
  'already-waiting': {
    title: 'Naghihintay Na',
    message: ({ by }) =>
      (by ? `May hiling si ${by}` : 'May ibang hiling') +
      ' tungkol dito na naghihintay na ng pasya. Walang nabago.',
  },
  'already-decided': {
    title: 'Napagpasyahan Na',
    message: () => 'May pasya na sa hiling na ito. Walang nabago.',
  },
  'approval-expired': {
    title: 'Huli Na',
    message:
      `${approvalHours} oras lang naghihintay ang isang hiling. Tapos na ang oras nito; ` +
      'kailangan itong ihain ulit.',
  },
  'own-request': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Ikaw mismo ang naghain ng hiling na ito. Ibang kawani ang dapat magpasya.',
  },
  'own-wallet': {
    title: 'Hindi ang Sariling Wallet',
    message: 'Tungkol ito sa sarili mong wallet. Ibang kawani ang dapat magpasya.',
  },
  'not-your-request': {
    title: notDecided,
    message: 'Ang naghain lamang ang puwedeng bumawi ng hiling. Puwede mo itong tanggihan.',
  },
  'maker-not-staff': {
    title: notDecided,
    message:
      'Hindi na kawani ang naghain ng hiling na ito. Kailangan itong ihain ulit; walang nabago.',
  },
  'checker-not-staff': { title: notDecided, message: 'Hindi ka na kawani. Walang nabago.' },
  'checker-too-new': {
    title: 'Kailangan ng Ikalawang Tao',
    message:
      'Inihain ito bago ka naging kawani. Ang magpapasya ay dapat kawani na noon; walang nabago.',
  },
  'state-changed': {
    title: 'Nagbago Habang Naghihintay',
    message:
      'Iba na ang lagay nito kaysa noong inihain ang hiling. Walang ginawa; tanggihan ' +
      'ito, o ipahain ulit.',
  },
  'request-altered': {
    title: notDecided,
    message: 'Hindi na ito eksakto sa inihain. Walang ginawa; tingnan ang mga libro.',
  },
  'reason-required': {
    title: 'Kailangan ng Dahilan',
    message: 'Pakibigay ang dahilan; mababasa ito ng naghain ng hiling.',
  },
}

export const approvalStatusWordsFil: typeof approvalStatusWords = {
  pending: 'Naghihintay',
  approved: 'Inaprubahan',
  rejected: 'Tinanggihan',
  recalled: 'Binawi',
  expired: 'Lumipas',
  outdated: 'Naunahan',
}

export const approvalWordsFil: typeof approvalWords = {
  title: 'Mga Pag-apruba',
  intro:
    'Ang hinihiling ng isa ay sinasang-ayunan ng iba. Naghihintay ang isang hiling nang ' +
    `${approvalHours} oras.`,
  view: 'Aling mga hiling',
  views: { waiting: 'Naghihintay sa akin', mine: 'Inihain ko', decided: 'Napagpasyahan' },
  kinds: {
    deposit: 'Deposito',
    withdrawal: 'Withdrawal',
    payee: 'Hintay ng bagong account',
    adjustment: 'Pagsasaayos ng balanse',
    investment: 'Payout ng investment',
    income: 'Idineklarang kita',
    offer: 'Alok ng plan',
    impair: 'Nabawasang investment',
  },
  noReturn: 'Pagtatapos nang walang kita',
  statuses: approvalStatusWordsFil,
  caption: 'Mga hiling na aprubahan',
  noun: 'hiling',
  fetchFailed: 'Hindi makuha ang mga hiling',
  none: {
    waiting: 'Walang naghihintay sa iyo',
    mine: 'Wala ka pang inihaing hiling',
    decided: 'Wala pang napagpasyahan',
  },
  noneMore: {
    waiting: 'Kusang lalabas dito ang mga hiling ng mga kasama mo.',
    mine: 'Nagiging hiling ang perang lampas sa limitasyon ng isang tao.',
    decided: 'Dito nakatago ang mga inaprubahan, tinanggihan, binawi, o lumipas.',
  },

  kind: 'Ano',
  user: 'User',
  amount: 'Halaga',
  maker: 'Inihain ni',
  filed: 'Inihain',
  expires: 'Lilipas',
  status: 'Status',
  decidedBy: 'Nagpasya',
  decided: 'Napagpasyahan',
  open: 'Buksan',
  openOne: (what, user) => `Buksan ang ${what}, ${user}`,
  ofCompany: 'Ang kompanya',
  pool: 'Pondo',
  period: 'Panahon',
  periodOf: (from, to) => `${from} hanggang ${to}`,
  source: 'Pinagmulan',
  plans: 'Mga plan',
  recordedOnly: (plan) => `${plan} (hindi pampublikong plan: itinala ng staff)`,
  declaredBefore: 'Naideklara na',
  declaredMore: (before) =>
    `Mas malaki ito kaysa sa lahat ng naideklara (${before}). Suriin ang bilang ng zero at ang ` +
    'dokumento: hindi na mababawi ang deklarasyon.',
  evidence: 'Patunay',
  permissions: { registration: 'Rehistro', exemption: 'Exemption' },
  permissionOf: (regulator, number) => `${number}, ${regulator}`,
  lookup: 'Saan ito matitingnan',
  expiry: 'May bisa hanggang',
  minimum: 'Pinakamababa at hakbang',
  minimumOf: (minimum, step) => `${minimum}, tig-${step} ang dagdag`,
  caps: 'Mga hangganan',
  capsOf: (user, total) => `${user} bawat user, ${total} sa kabuuan`,
  soldBefore: 'Naibenta na sa pahintulot na ito',
  nothingSold: 'Wala pa',
  soldBeforeOf: (sold, left) => `${sold}, kaya ${left} na lang ang natitira sa kabuuang hangganan`,
  opensAndCloses: 'Bukas at sara',
  earlyExit: 'Maagang paglabas',
  earlyExitFee: (rate) => `Puwede; ${rate} ng puhunan ang bayad`,
  noEarlyExit: 'Hindi puwede',
  taxClass: 'Buwis na ibinabawas',
  noTax: 'Wala',
  companyAccess: 'Company Access',
  nobody: 'Wala',

  request: 'Hiling',
  detailTitle: (what, amount) => `${what}: ${amount}`,
  reference: 'Sanggunian',
  plan: 'Plan',
  placed: 'Inilagay',
  comesBack: 'Babalik sa wallet',
  gained: 'Tubo',
  lost: 'Mawawala sa user',
  gainLost: 'Kitang hindi mababayaran',
  lateIn: (pool) => `Nasa pondong ${pool}`,
  lateDue: (inPool, due) => `${inPool}; mga kita hanggang at kasama ang sa kaniya: ${due}`,
  lostOf: (amount) => `${amount} ang mawawala`,
  upTo: (amount) => `hanggang ${amount}`,
  totalCap: 'kabuuang hangganan; walang perang gagalaw',
  noLoss: 'babalik lahat, nang walang kita',
  ofLoss: 'ang babalik; mawawala ang natitira',
  openChat: 'Buksan ang usapan sa deposito na may patunay ng bayad',
  becomes: 'Magiging',
  moves: { approved: 'Inaprubahan', completed: 'Natapos' },
  bankName: 'Bangko o e-wallet',
  bankAccountName: 'Pangalan sa account',
  bankAccountNumber: 'Numero ng account',
  bankReference: 'Sanggunian ng bangko',
  reason: 'Dahilan',
  reasonHint: 'Mababasa ito ng user.',
  reasonPublic: 'Mababasa ito ng user, at ng lahat sa kinalabasan ng plan.',
  notes: 'Panloob na tala',
  decisionReason: 'Bakit hindi',
  effect: 'Ang gagawin nito sa libro',
  effectLine: 'Linya',
  before: 'Bago',
  after: 'Pagkatapos',
  available: 'Magagamit',
  held: 'Nakatabi',
  posted: 'Nasa wallet',
  inPool: 'Nasa pondo',
  till: {
    deposits: 'Kaha: ang account na tumanggap',
    payouts: 'Kaha: mga bayad-palabas',
    adjustments: 'Kaha: mga pagsasaayos',
    investments: 'Mga kaha: investment',
    'own-money': 'Kaha: sariling pera ng kompanya',
  },
  besides: {
    'investment-money': 'Kaha: perang ini-invest ng kompanya, na tatanggap sa nawala',
    'income-pool': 'Kaha: pondo ng idineklarang kita, na magbabayad ng tubo',
  },
  sameEntry: 'sa parehong tala',
  untouched: 'Wala pang perang gagalaw.',

  approve: 'Aprubahan',
  reject: 'Tanggihan',
  recall: 'Bawiin ang hiling',
  rejectTitle: 'Tanggihan ang hiling',
  rejectReason: 'Dahilan',
  rejectReasonHint: 'Mababasa ito ng naghain.',
  cancel: 'Huwag muna',
  keys: 'Mga key',
  keyApprove: 'aprubahan',
  keyReject: 'tanggihan',
  keyNext: 'kasunod',
  keyPrevious: 'nauna',
  keyOpen: 'buksan',
  keyClose: 'bumalik sa listahan',
  close: 'Isara',
  approveFailed: 'Hindi Naaprubahan',
  rejectFailed: 'Hindi Natanggihan',
  recallFailed: 'Hindi Nabawi',
  approved: 'Inaprubahan',
  approvedMore: (what, user) => `Naisagawa na: ${what} para kay ${user}.`,
  approvedOfCompany: (what) => `Naisagawa na: ${what}.`,
  rejected: 'Tinanggihan',
  rejectedMore: 'Walang perang gumalaw. Mababasa ng naghain ang dahilan mo.',
  recalled: 'Binawi',
  recalledMore: 'Walang perang gumalaw.',
  mayNot: {
    'own-request':
      'Ikaw ang naghain nito. Ibang kawani ang dapat magpasya; puwede mo itong bawiin.',
    'own-wallet': 'Tungkol ito sa sarili mong wallet. Ibang kawani ang dapat magpasya.',
    'checker-too-new': 'Inihain ito bago ka naging kawani. Ang magpapasya ay dapat kawani na noon.',
    'maker-not-staff': 'Hindi na kawani ang naghain nito. Tanggihan na lamang ito.',
    'state-changed':
      'Iba na ang lagay nito kaysa noong inihain ang hiling. Puwede lamang itong ' +
      'tanggihan, o bawiin at ihain ulit.',
    expired: 'Tapos na ang oras ng hiling na ito. Kailangan itong ihain ulit.',
  },
  ownChanged:
    'Iba na ang lagay nito kaysa noong inihain mo. Wala nang makaaapruba nito: bawiin at ' +
    'ihain ulit.',
  outdatedNote: 'Gumalaw ito sa ibang paraan habang naghihintay.',
}
