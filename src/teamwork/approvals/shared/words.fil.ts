import { approvalHours } from './rules.ts'
import type { approvalRefusals, approvalStatusWords, approvalWords } from './words.ts'

const notDecided = 'Hindi Napagpasyahan'

export const approvalRefusalsFil: typeof approvalRefusals = {
  'approval-not-found': { title: notDecided, message: 'Walang ganitong hiling.' },
  'already-waiting': {
    title: 'Naghihintay Na',
    message: ({ by }) =>
      (by ? `May naghihintay nang hiling si ${by}` : 'May naghihintay nang ibang hiling') +
      ' tungkol dito. Walang nabago.',
  },
  'already-decided': {
    title: 'Napagpasyahan Na',
    message: () => 'May pasya na sa hiling na ito. Walang nabago.',
  },
  'approval-expired': {
    title: 'Nag-expire ang Hiling',
    message: `Nag-e-expire ang mga hiling pagkalipas ng ${approvalHours} oras. Humiling ulit.`,
  },
  'own-request': {
    title: 'Kailangan ng Ikalawang Tao',
    message: 'Ikaw mismo ang humiling nito. Ibang staff ang dapat magpasya.',
  },
  'own-wallet': {
    title: 'Hindi Puwede sa Sariling Wallet',
    message: 'Tungkol ito sa sarili mong wallet. Ibang staff ang dapat magpasya.',
  },
  'not-your-request': {
    title: notDecided,
    message: 'Ang humiling lang ang puwedeng bumawi nito. Puwede mo itong tanggihan.',
  },
  'maker-not-staff': {
    title: notDecided,
    message: 'Hindi na staff ang humiling nito. Walang nabago; kailangan itong hilingin ulit.',
  },
  'checker-not-staff': { title: notDecided, message: 'Hindi ka na staff. Walang nabago.' },
  'checker-too-new': {
    title: 'Kailangan ng Ikalawang Tao',
    message:
      'Hiniling ito bago ka naging staff. Kasamahang staff na noon ang dapat magpasya. Walang ' +
      'nabago.',
  },
  'state-changed': {
    title: 'May Nagbago',
    message: 'May nagbago mula nang hilingin ito. Walang ginawa; tanggihan ito, o ipahiling ulit.',
  },
  'request-altered': {
    title: notDecided,
    message: 'Iba ito sa hiniling. Walang ginawa; suriin ang mga libro.',
  },
  'reason-required': {
    title: 'Kailangan ng Dahilan',
    message: 'Pakilagay ang dahilan; mababasa ito ng humiling.',
  },
}

export const approvalStatusWordsFil: typeof approvalStatusWords = {
  pending: 'Naghihintay',
  approved: 'Inaprubahan',
  rejected: 'Tinanggihan',
  recalled: 'Binawi',
  expired: 'Nag-expire',
  outdated: 'Naunahan',
}

export const approvalWordsFil: typeof approvalWords = {
  title: 'Mga Pag-apruba',
  intro:
    'Isa ang humihiling, iba ang nag-aapruba. Nag-e-expire ang mga hiling pagkalipas ng ' +
    `${approvalHours} oras.`,
  view: 'Mga hiling na ipapakita',
  views: { waiting: 'Naghihintay sa akin', mine: 'Hiniling ko', decided: 'Napagpasyahan' },
  kinds: {
    deposit: 'Deposito',
    withdrawal: 'Withdrawal',
    payee: 'Maagang release, bagong account',
    adjustment: 'Pagsasaayos ng balanse',
    investment: 'Payout ng investment',
    income: 'Idineklarang kita',
    offer: 'Alok ng plano',
    impair: 'Nabawasang investment',
  },
  noReturn: 'Pagtatapos nang walang kita',
  statuses: approvalStatusWordsFil,
  caption: 'Mga hiling na aaprubahan',
  noun: 'hiling',
  fetchFailed: 'Hindi Makuha ang mga Hiling',
  none: {
    waiting: 'Walang naghihintay sa iyo',
    mine: 'Wala ka pang hiling',
    decided: 'Wala pang napagpasyahan',
  },
  noneMore: {
    waiting: 'Lalabas agad dito ang mga hiling ng mga kasamahan mo.',
    mine: 'Nagiging hiling ang mga halagang lampas sa limit ng isang tao.',
    decided: 'Nakatago rito ang mga hiling na inaprubahan, tinanggihan, binawi, at nag-expire.',
  },

  kind: 'Uri',
  user: 'User',
  amount: 'Halaga',
  maker: 'Hiniling ni',
  filed: 'Hiniling',
  expires: 'Mag-e-expire',
  status: 'Status',
  decidedBy: 'Pinagpasyahan ni',
  decided: 'Napagpasyahan',
  open: 'Buksan',
  openOne: (what, user) => `Buksan ang ${what}, ${user}`,
  ofCompany: 'Ang kompanya',
  pool: 'Pondo',
  period: 'Panahon',
  periodOf: (from, to) => `${from} hanggang ${to}`,
  source: 'Pinagmulan',
  plans: 'Mga plano',
  recordedOnly: (plan) => `${plan} (hindi pampublikong plano: itinala ng staff)`,
  declaredBefore: 'Naideklara na',
  declaredMore: (before) =>
    `Higit ito sa lahat ng kitang naideklara na (${before}). Tingnan ang mga zero at ang ` +
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
  earlyExit: 'Maagang pag-alis',
  earlyExitFee: (rate) => `Puwede, may singil na ${rate} ng puhunan`,
  noEarlyExit: 'Hindi puwede',
  taxClass: 'Buwis na kinakaltas',
  noTax: 'Wala',
  companyAccess: 'Company Access',
  nobody: 'Wala',

  request: 'Hiling',
  detailTitle: (what, amount) => `${what}: ${amount}`,
  reference: 'Reference',
  plan: 'Plano',
  placed: 'Inilagay',
  comesBack: 'Babalik sa wallet',
  gained: 'Kita',
  lost: 'Mawawala sa user',
  gainLost: 'Kitang hindi mababayaran',
  lateIn: (pool) => `Nasa pondong ${pool}`,
  lateDue: (inPool, due) => `${inPool}; mga kita hanggang dito, kasama ito: ${due}`,
  lostOf: (amount) => `${amount} ang mawawala`,
  upTo: (amount) => `hanggang ${amount}`,
  totalCap: 'kabuuang hangganan; walang perang gagalaw',
  noLoss: 'ang buong puhunan, nang walang kita',
  ofLoss: 'ang babalik; mawawala ang natitira',
  openChat: 'Buksan ang deposit chat na may patunay ng bayad',
  becomes: 'Magiging',
  moves: { approved: 'Inaprubahan', completed: 'Tapos na' },
  bankName: 'Bangko o e-wallet',
  bankAccountName: 'Pangalan ng account',
  bankAccountNumber: 'Numero ng account',
  bankReference: 'Bank reference',
  reason: 'Dahilan',
  reasonHint: 'Makikita ito ng user.',
  reasonPublic: 'Makikita ito ng user, at ng lahat sa kinalabasan ng plano.',
  notes: 'Panloob na tala',
  decisionReason: 'Dahilan ng pagtanggi',
  effect: 'Epekto sa mga libro',
  effectLine: 'Linya',
  before: 'Bago',
  after: 'Pagkatapos',
  available: 'Magagamit',
  held: 'Nakatabi',
  posted: 'Nasa wallet',
  inPool: 'Nasa pondo',
  till: {
    deposits: 'Kompanya: ang account na tumanggap',
    payouts: 'Kompanya: mga payout',
    adjustments: 'Kompanya: mga pagsasaayos',
    investments: 'Mga user: mga investment',
    'own-money': 'Kompanya: sariling pera',
  },
  besides: {
    'investment-money': 'Kompanya: mananatili sa perang ini-invest ang nawala',
    'income-pool': 'Babayaran ng pondo ng idineklarang kita ang kita',
  },
  sameEntry: 'sa parehong entry',
  untouched: 'Wala pang perang gagalaw.',

  approve: 'Aprubahan',
  reject: 'Tanggihan',
  recall: 'Bawiin ang hiling',
  rejectTitle: 'Tanggihan ang hiling',
  rejectReason: 'Dahilan',
  rejectReasonHint: 'Mababasa ito ng humiling.',
  cancel: 'Kanselahin',
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
  rejectedMore: 'Walang perang gumalaw. Mababasa ng humiling ang dahilan mo.',
  recalled: 'Binawi',
  recalledMore: 'Walang perang gumalaw.',
  mayNot: {
    'own-request':
      'Ikaw ang humiling nito. Ibang staff ang dapat magpasya; puwede mo itong bawiin.',
    'own-wallet': 'Tungkol ito sa sarili mong wallet. Ibang staff ang dapat magpasya.',
    'checker-too-new':
      'Hiniling ito bago ka naging staff. Kasamahang staff na noon ang dapat magpasya.',
    'maker-not-staff': 'Hindi na staff ang humiling nito. Tanggihan mo na lang ito.',
    'state-changed':
      'May nagbago mula nang hilingin ito. Puwede lang itong tanggihan, o bawiin at ulitin ang ' +
      'hiling.',
    expired: 'Nag-expire na ang hiling na ito. Humiling ulit.',
  },
  ownChanged:
    'May nagbago mula nang hilingin mo ito, kaya walang makakapag-apruba nito. Bawiin at ' +
    'hilingin ulit.',
  outdatedNote: 'Natapos ito sa ibang paraan bago napagpasyahan.',
}
