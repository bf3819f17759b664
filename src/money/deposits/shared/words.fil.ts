import type { DepositStatus } from './rules.ts'
import type { depositRefusals, depositWords } from './words.ts'

const statuses: Record<DepositStatus, string> = {
  pending_payment: 'hinihintay ang bayad',
  pending_confirmation: 'sinusuri',
  on_hold: 'nakahinto',
  completed: 'tapos na',
  declined: 'tinanggihan',
  failed: 'hindi natuloy',
  cancelled: 'kinansela',
  expired: 'nag-expire',
}

export function depositStatusWordFil(name: string | undefined): string {
  return statuses[name as DepositStatus] ?? name ?? ''
}

const moveFailed = 'Hindi nabago ang status'

export const depositRefusalsFil: typeof depositRefusals = {
  'invalid-amount': { title: 'Maling halaga', message: 'Maglagay ng tamang halaga ng deposito.' },
  'minimum-deposit': {
    title: 'Pinakamababang halaga',
    message: ({ minimum = '' }) => `Ang pinakamababang deposito ay ${minimum}.`,
  },
  'select-company-account': {
    title: 'Pumili ng account',
    message: 'Piliin ang account na paglalagyan ng deposito.',
  },
  'company-account-exists': {
    title: 'Nasa listahan na',
    message: 'Account na ito ng kompanya. Kung nakahinto, ibalik na lang.',
  },
  'company-account-not-found': {
    title: 'May mali',
    message: 'Hindi nakita ang detalye ng napiling account ng kompanya.',
  },
  'window-open': {
    title: 'Hindi nasimulan ang deposito',
    message: 'May deposito ka nang hinihintay ang bayad. Ituloy ito, o kanselahin muna.',
  },
  'deposit-not-found': { title: 'May mali', message: 'Walang nakitang pending na deposito.' },
  'deposit-expired': {
    title: 'Nag-expire ang deposito',
    message:
      'Tapos na ang oras ng depositong ito. Kung nakabayad ka na, sabihin sa chat: hindi ' +
      'mawawala ang bayad mo.',
  },
  'no-more-time': {
    title: 'Wala nang dagdag na oras',
    message:
      'Sampung beses mo nang pinahaba ang depositong ito. Pumunta sa deposit chat o magsimula ' +
      'ng bago.',
  },
  'time-not-needed': {
    title: 'Walang kailangang pahabain',
    message: 'Hindi na hinihintay ang bayad ng depositong ito, kaya hindi na mauubos ang oras.',
  },
  'proof-waiting': {
    title: 'Sinusuri ang patunay',
    message: 'Nagpadala ka na ng patunay ng bayad. Sasagot kami sa chat. Walang nakansela.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: ({ from, to }) =>
      from === to
        ? `May status nang “${depositStatusWordFil(from)}” ang depositong ito. Maaaring may ` +
          'ibang nagpasya. Walang nabago.'
        : `“${depositStatusWordFil(from)}” ang status ng depositong ito at hindi puwedeng maging ` +
          `“${depositStatusWordFil(to)}”. Walang nabago.`,
  },
  'reason-required': {
    title: 'Kailangan ang dahilan',
    message: ({ from, to }) =>
      from === 'expired'
        ? 'Nag-expire na ang depositong ito. Magbigay ng dahilan para kumpletuhin pa rin.'
        : `Magbigay ng dahilan. Makikita ng user kung bakit ${depositStatusWordFil(to)} ` +
          'ang deposito.',
  },
}

export const depositWordsFil: typeof depositWords = {
  moveFailed,
  statuses,
  chatStatuses: {
    open: 'Bukas',
    pending_admin_reply: 'Kailangang sagutin',
    pending_user_proof: 'Hinihintay ang patunay',
    pending_user_reply: 'Hinihintay ang user',
    pending_confirmation: 'May susuriing patunay',
    closed_completed: 'Sarado, tapos na',
    closed_failed: 'Sarado, hindi natuloy',
  },
  title: 'Deposito',
  intro:
    'Ilagay ang halaga at piliin kung saan ka magbabayad. ' +
    'Walang perang gagalaw hanggang magbayad ka.',
  limits: 'Magkano',
  fromAmount: (minimum) => `${minimum} pataas`,
  fee: 'Singil',
  noFee: 'Wala',
  timeToPay: 'Oras para magbayad',
  timeToPayValue: '30 minuto, at higit pa kung kailangan mo',
  review: 'Suriin ang deposito',
  reviewTitle: 'Suriin bago magdeposito',
  reviewMore:
    'Magsisimula ang oras mo para magbayad kapag kinumpirma mo. Wala kaming kukunin: ikaw ang ' +
    'magbabayad mula sa sarili mong bangko o e-wallet.',
  youPay: 'Babayaran mo',
  changeDetails: 'Baguhin ang detalye',
  extendedFully:
    'Sampung beses mo nang pinahaba ang depositong ito. Pumunta sa deposit chat: hindi ' +
    'mawawala ang bayad.',
  amount: 'Halaga',
  chooseCompanyAccount: 'Magdeposito sa',
  noCompanyAccounts: 'Walang bukas na account para sa deposito ngayon',
  noCompanyAccountsHint: 'Magtanong sa support chat.',
  startSupportChat: 'Makipag-usap sa suporta',
  initiateAmount: (amount) => `Magdeposito ng ${amount}`,
  initiatedTitle: 'Nasimulan ang deposito',
  initiatedMessage: (reference, amount) => `Reference ${reference}, ${amount}.`,
  payTo: 'Magbayad sa account na ito',
  bank: 'Bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNumber: 'Numero ng account',
  details: 'Mga detalye',
  reference: 'Reference',
  referenceHint: 'Isulat ito sa mensahe ng bayad mo para mahanap namin.',
  status: 'Status',
  user: 'User',
  timeLeft: 'Natitirang oras para magbayad',
  clockStopped: 'Nasa amin na ang patunay mo. Hindi na mauubos ang oras mo.',
  checkedTitle: 'Sinusuri namin ang deposito mo',
  checkedMore: (amount) =>
    `Sinusuri ng ikalawang tao sa kompanya ang deposito mong ${amount}. Hindi na mauubos ang ` +
    'oras nito. Wala kang kailangang gawin: sasabihan ka namin dito at sa email.',
  warningTitle: 'Wala pang 5 minuto ang natitira',
  warningMessage:
    'Humingi ng dagdag na oras kung nagbabayad ka pa. Hindi mawawala ang naibayad mo na.',
  moreTime: 'Kailangan ko ng dagdag na oras',
  moreTimeDone: 'May dagdag kang 30 minuto',
  proceed: 'Pumunta sa deposit chat',
  continueChat: 'Ituloy sa deposit chat',
  proceedHint: 'Doon ka magtanong sa amin at magpadala ng patunay ng bayad.',
  chatStarted: 'Nagsimula na ang chat',
  another: 'Gumawa ng isa pang deposito',
  expiredTitle: 'Nag-expire ang deposito',
  openDepositChat: 'Buksan ang deposit chat',
  expiredMessage:
    'Tapos na ang oras ng depositong ito. Kung nakabayad ka na, sabihin sa chat: hindi ' +
    'mawawala ang bayad mo.',
  copyAccountNumber: 'numero ng account',
  copyAccountName: 'pangalan ng account',
  copyReference: 'reference',
  copyAmount: 'halaga',

  adminTitle: 'Deposit Chat',
  adminCaption: 'Mga chat sa mga user',
  search: 'Maghanap ayon sa pangalan, email, id o reference',
  statusFilter: 'Status',
  chat: 'Chat',
  allStatuses: 'Lahat ng status',
  openChat: 'Buksan ang chat',
  openChatOf: (name) => `Buksan ang chat kay ${name}`,
  noChats: 'Walang chat dito',
  noChatsHint: 'Baguhin ang paghahanap o ang filter. Kusang lalabas ang mga bagong chat.',
  chats: 'chat',
  unread: (count) => `${count} bago`,

  backToChats: 'Lahat ng deposit chat',
  depositChatWith: (name) => `Deposit chat kay ${name}`,
  supportChatWith: (name) => `Support chat kay ${name}`,
  deposit: 'Deposito',
  proofTitle: 'Patunay ng bayad',
  noProof: 'Wala pang ipinadalang patunay ang user.',
  openProof: 'Buksan nang buo',
  proofImage: (name) => `Patunay ng bayad: ${name}`,
  claimed: 'Sinabing halaga',
  seeOther: 'Buksan ang chat na iyon',
  until: 'Oras para magbayad',
  decide: 'Pagpasyahan ang depositong ito',
  completed: 'Tapos na',
  pendingConfirmation: 'Sinusuri',
  failed: 'Hindi natuloy',
  decided: (status) =>
    `Status ng depositong ito: ${depositStatusWordFil(status)}. Hindi na ito mababago.`,
  confirmCompletedTitle: 'Kumpletuhin ang depositong ito?',
  confirmCompleted: (amount, name) =>
    `Mapupunta ang ${amount} sa wallet ni ${name}. Tingnan muna ang bank account ng kompanya: ` +
    'hindi na ito mababawi rito.',
  confirmCompletedButton: (amount) => `Kumpletuhin ang ${amount}`,
  confirmPendingTitle: 'Markahan bilang sinusuri?',
  confirmPending: (amount, name) =>
    `Magiging “sinusuri” ang depositong ${amount} ni ${name}. Hindi na mauubos ang oras nito.`,
  confirmPendingButton: 'Markahan bilang sinusuri',
  confirmFailedTitle: 'Markahan bilang hindi natuloy?',
  confirmFailed: (amount, name) =>
    `Hindi matutuloy ang depositong ${amount} ni ${name} at magsasara ang chat. Walang perang ` +
    'gagalaw.',
  confirmFailedButton: 'Markahan bilang hindi natuloy',
  reason: 'Dahilan',
  reasonHintUser: 'Makikita ito ng user.',
  reasonHintExpired:
    'Nag-expire na ang depositong ito. Sabihin kung bakit kukumpletuhin pa rin; makikita ito ng ' +
    'user.',
  statusUpdated: 'Nabago ang deposito',
  back: 'Bumalik',
  errorLoading: 'Hindi makuha ang chat',
  fetchChatsFailed: 'Hindi makuha ang mga chat',
  chatCreationFailed: 'Hindi nabuksan ang chat',
  initiationFailed: 'Hindi nasimulan ang deposito',
  error: 'May mali',
  noLinkedTransaction: 'Walang transaksyong nakakabit sa chat na ito.',
  closeSupport: 'Isara ang chat',
}
