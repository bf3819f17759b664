import type { consoleRefusals, consoleWords } from './words.ts'

const updateFailed = 'Hindi Na-update'

export const consoleWordsFil: typeof consoleWords = {
  transactions: 'Mga Transaksyon',
  noTransactions: 'Wala pang transaksyon.',
  loadFailed: 'Hindi makuha ang transaksyon',
  listFailed: 'Hindi Makuha ang mga Transaksyon',
  updateFailed,
  searchTransactions: 'Maghanap ayon sa user, email, transaction ID, o reference',
  status: 'Status',
  user: 'User',
  transaction: 'Transaksyon',
  amount: 'Halaga',
  created: 'Ginawa',
  actions: 'Aksyon',
  statusSince: 'Status, mula',
  views: { all: 'Lahat', deposits: 'Mga deposito', withdrawals: 'Mga withdrawal' },
  noun: 'transaksyon',
  noneFound: 'Walang tumugmang transaksyon',
  noneFoundMore: 'Baguhin ang hinahanap o ang mga filter.',

  edit: 'Baguhin',
  editOne: (uid) => `Baguhin ang ${uid}`,
  editTitle: 'Baguhin ang Transaksyon',
  newStatus: 'Bagong status',
  unchanged: (status) => `${status} (walang pagbabago)`,
  noMoves: 'Walang kasunod ang status na ito. Puwede pa ring isulat ang mga tala at ang dahilan.',
  statusReason: 'Dahilan ng status',
  statusReasonHint: 'Binabasa ito ng user sa resibo.',
  statusReasonNeeded: 'Binabasa ito ng user sa resibo; kailangan ito ng status na ito.',
  adminNotes: 'Mga tala ng admin',
  adminNotesHint: 'Ang kompanya lamang ang nakababasa nito.',
  moneyMoves:
    'Gumagalaw ang pera kapag kinumpleto, tinanggihan, o minarkahang bigo, at hindi na ' +
    'ito mababawi rito.',
  save: 'I-save ang Pagbabago',
  cancel: 'Kanselahin',
  saved: 'Na-update ang Transaksyon',
  savedMove: (uid, status) => `${status} na ang ${uid}.`,
  filed: 'Ipinadala para Aprubahan',
  filedMore: (uid) =>
    `Lampas ang ${uid} sa puwedeng pagpasyahan ng isang tao. Kailangang sumang-ayon ang ` +
    'ikalawa; wala pang gumagalaw.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'Gaya ng nakalimbag ng bangko. Isang reference para sa isang withdrawal.',
  kind: 'Uri',
  reference: 'Reference',
  bankAccount: 'Bank account',
  ewallet: 'E-wallet',
  history: 'Kasaysayan ng status',
  company: 'Access ng Kompanya',
  system: 'Ang Kaban mismo',
  internally: (notes) => `Panloob: ${notes}`,
  savedNotes: 'Na-save ang mga tala. Hindi nabago ang status.',
}

export const consoleRefusalsFil: typeof consoleRefusals = {
  'move-not-allowed': {
    title: updateFailed,
    message: ({ from, to }) =>
      `${from} ang transaksyong ito at hindi puwedeng maging ${to}. Walang nabago.`,
  },
}
