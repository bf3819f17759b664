import type { consoleRefusals, consoleWords } from './words.ts'

const updateFailed = 'Hindi Na-update'

export const consoleWordsFil: typeof consoleWords = {
  transactions: 'Mga Transaksyon',
  noTransactions: 'Wala pang transaksyon.',
  loadFailed: 'Hindi Makuha ang Transaksyon',
  listFailed: 'Hindi Makuha ang mga Transaksyon',
  updateFailed,
  searchTransactions: 'Maghanap ayon sa user, email, transaction ID, o reference',
  status: 'Status',
  user: 'User',
  transaction: 'Transaksyon',
  amount: 'Halaga',
  created: 'Ginawa',
  actions: 'Mga aksyon',
  statusSince: 'Status, mula',
  views: { all: 'Lahat', deposits: 'Mga deposito', withdrawals: 'Mga withdrawal' },
  noun: 'transaksyon',
  noneFound: 'Walang tumutugmang transaksyon',
  noneFoundMore: 'Baguhin ang hinahanap o ang mga filter.',

  edit: 'Baguhin',
  editOne: (uid) => `Baguhin ang ${uid}`,
  editTitle: 'Baguhin ang Transaksyon',
  newStatus: 'Bagong status',
  unchanged: (status) => `${status} (walang pagbabago)`,
  noMoves: 'Pinal na ang status na ito. Puwede mo pa ring baguhin ang mga tala at ang dahilan.',
  statusReason: 'Dahilan ng status',
  statusReasonHint: 'Makikita ito ng user sa resibo.',
  statusReasonNeeded: 'Kinakailangan. Makikita ito ng user sa resibo.',
  adminNotes: 'Mga tala ng admin',
  adminNotesHint: 'Staff lang ang nakakakita nito.',
  moneyMoves:
    'Gagalaw ang pera kapag kinumpleto, tinanggihan, o hindi natuloy. Hindi mo ito mababawi rito.',
  save: 'I-save ang Pagbabago',
  cancel: 'Kanselahin',
  saved: 'Na-update ang Transaksyon',
  savedMove: (uid, status) => `Status ng ${uid}: ${status}.`,
  filed: 'Ipinadala para Aprubahan',
  filedMore: (uid) =>
    `Lampas ang ${uid} sa limit ng isang tao. Kailangan itong aprubahan ng ikalawang tao. Wala ` +
    'pang perang gumagalaw.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'Eksaktong gaya ng nasa bangko. Isang reference para sa bawat withdrawal.',
  kind: 'Uri',
  reference: 'Reference',
  bankAccount: 'Bank account',
  ewallet: 'E-wallet',
  history: 'Kasaysayan ng status',
  company: 'Company Access',
  system: 'Kaban',
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
