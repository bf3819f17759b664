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
  expired: 'lampas na sa oras',
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
    title: 'Nandito na ito',
    message: 'Account na ito ng kompanya. Kung inihinto ito, ibalik na lang.',
  },
  'company-account-not-found': {
    title: 'May mali',
    message: 'Hindi nakita ang detalye ng napiling account ng kompanya.',
  },
  'window-open': {
    title: 'Hindi nasimulan ang deposito',
    message: 'May deposito ka nang naghihintay ng bayad. Ituloy mo iyon, o kanselahin muna.',
  },
  'deposit-not-found': { title: 'May mali', message: 'Walang nakitang nakabinbing deposito.' },
  'deposit-expired': {
    title: 'Lumipas ang oras ng deposito',
    message:
      'Tapos na ang oras ng depositong ito. Kung nakabayad ka na, sabihin sa usapan: ' +
      'hindi mawawala ang bayad mo.',
  },
  'no-more-time': {
    title: 'Wala nang dagdag na oras',
    message:
      'Sampung beses nang pinahaba ang depositong ito. Pumunta sa usapan o magsimula ng bago.',
  },
  'time-not-needed': {
    title: 'Walang kailangang pahabain',
    message: 'Hindi na naghihintay ng bayad ang depositong ito, kaya hindi na mauubos ang oras.',
  },
  'proof-waiting': {
    title: 'Sinusuri ang patunay',
    message: 'Nagpadala ka na ng patunay ng bayad. Hintayin ang sagot sa usapan; walang nakansela.',
  },
  'move-not-allowed': {
    title: moveFailed,
    message: ({ from, to }) =>
      from === to
        ? `Ang depositong ito ay ${depositStatusWordFil(from)} na. ` +
          'Maaaring may ibang nagpasya; walang nabago.'
        : `Ang depositong ito ay ${depositStatusWordFil(from)} at hindi maaaring maging ` +
          `${depositStatusWordFil(to)}. Walang nabago.`,
  },
  'reason-required': {
    title: 'Kailangan ang dahilan',
    message: ({ from, to }) =>
      from === 'expired'
        ? 'Lumipas na ang oras ng depositong ito. Magbigay ng dahilan upang tapusin pa rin.'
        : `Magbigay ng dahilan: mababasa ng user kung bakit ${depositStatusWordFil(to)} ` +
          'ang deposito.',
  },
}

export const depositWordsFil: typeof depositWords = {
  moveFailed,
  statuses,
  chatStatuses: {
    open: 'Bukas',
    pending_admin_reply: 'Naghihintay sa atin',
    pending_user_proof: 'Naghihintay ng patunay',
    pending_user_reply: 'Naghihintay sa user',
    pending_confirmation: 'May susuriing patunay',
    closed_completed: 'Sarado, natapos',
    closed_failed: 'Sarado, hindi natuloy',
  },
  title: 'Deposito',
  intro:
    'Ilagay ang halaga at piliin kung saan ka magbabayad. ' +
    'Walang perang gagalaw hanggang magbayad ka.',
  limits: 'Magkano',
  fromAmount: (minimum) => `${minimum} o higit pa`,
  fee: 'Singil',
  noFee: 'Wala',
  timeToPay: 'Oras para magbayad',
  timeToPayValue: '30 minuto, at higit pa kung kailangan mo',
  review: 'Suriin ang deposito',
  reviewTitle: 'Suriin bago magdeposito',
  reviewMore:
    'Pagkumpirma mo, magsisimula ang oras para magbayad. Wala kaming kukunin: ' +
    'ikaw ang magbabayad mula sa sarili mong bangko o e-wallet.',
  youPay: 'Babayaran mo',
  changeDetails: 'Baguhin ang detalye',
  extendedFully:
    '10 beses nang nadagdagan ang oras ng depositong ito. Pumunta sa usapan sa deposito: ' +
    'hindi nawawala ang bayad.',
  amount: 'Halaga',
  chooseCompanyAccount: 'Magdeposito sa',
  noCompanyAccounts: 'Walang bukas na account para sa deposito ngayon',
  noCompanyAccountsHint: 'Magtanong sa usapan sa suporta.',
  startSupportChat: 'Makipag-usap sa suporta',
  initiateAmount: (amount) => `Magdeposito ng ${amount}`,
  initiatedTitle: 'Nasimulan ang deposito',
  initiatedMessage: (reference, amount) => `Reference ${reference}, ${amount}.`,
  payTo: 'Magbayad sa account na ito',
  bank: 'Bangko o e-wallet',
  accountName: 'Pangalan ng account',
  accountNumber: 'Numero ng account',
  details: 'Detalye',
  reference: 'Reference',
  referenceHint: 'Isulat ito sa mensahe ng bayad mo para makita namin.',
  status: 'Status',
  user: 'User',
  timeLeft: 'Natitirang oras para magbayad',
  clockStopped: 'Natanggap ang patunay mo. Hindi na mauubos ang oras.',
  checkedTitle: 'Sinusuri namin ang deposito mo',
  checkedMore: (amount) =>
    `Tinitingnan ng ikalawang tao sa kompanya ang deposito mong ${amount} bago ito pumasok. ` +
    'Hindi na nauubos ang oras nito. Wala kang kailangang gawin; sasabihan ka namin dito at ' +
    'sa email.',
  warningTitle: 'Wala pang 5 minuto ang natitira',
  warningMessage:
    'Humingi ng dagdag na oras kung nagbabayad ka pa. ' +
    'Hindi nawawala ang depositong nabayaran mo na.',
  moreTime: 'Kailangan ko ng dagdag na oras',
  moreTimeDone: 'May dagdag kang 30 minuto',
  proceed: 'Pumunta sa usapan sa deposito',
  continueChat: 'Ituloy sa usapan sa deposito',
  proceedHint: 'Doon namin sinasagot ang mga tanong mo, at doon mo ipapadala ang patunay ng bayad.',
  chatStarted: 'Nagsimula na ang usapan',
  another: 'Gumawa ng isa pang deposito',
  expiredTitle: 'Lumipas ang oras ng deposito',
  openDepositChat: 'Buksan ang chat ng deposito',
  expiredMessage:
    'Tapos na ang oras ng depositong ito. Kung nakabayad ka na, sabihin sa usapan: ' +
    'hindi mawawala ang bayad mo.',
  copyAccountNumber: 'numero ng account',
  copyAccountName: 'pangalan ng account',
  copyReference: 'reference',
  copyAmount: 'halaga',

  adminTitle: 'Mga deposit chat',
  adminCaption: 'Mga usapan sa mga user',
  search: 'Maghanap ayon sa pangalan, email, id o reference',
  statusFilter: 'Status',
  chat: 'Usapan',
  allStatuses: 'Lahat ng status',
  openChat: 'Buksan ang usapan',
  openChatOf: (name) => `Buksan ang usapan kay ${name}`,
  noChats: 'Walang usapan dito',
  noChatsHint:
    'Baguhin ang paghahanap o ang salaan, o maghintay: kusang lumilitaw ang mga bagong usapan.',
  chats: 'usapan',
  unread: (count) => `${count} bago`,

  backToChats: 'Lahat ng usapan sa deposito',
  depositChatWith: (name) => `Usapan sa deposito kay ${name}`,
  supportChatWith: (name) => `Usapan sa suporta kay ${name}`,
  deposit: 'Deposito',
  proofTitle: 'Patunay ng bayad',
  noProof: 'Wala pang ipinadalang patunay ang user.',
  openProof: 'Buksan sa buong laki',
  proofImage: (name) => `Patunay ng bayad: ${name}`,
  claimed: 'Sinabing halaga',
  seeOther: 'Buksan ang usapang iyon',
  until: 'Oras para magbayad',
  decide: 'Pagpasyahan ang depositong ito',
  completed: 'Natapos',
  pendingConfirmation: 'Sinusuri',
  failed: 'Hindi natuloy',
  decided: (status) =>
    `Ang depositong ito ay ${depositStatusWordFil(status)}. Hindi na ito mababago.`,
  confirmCompletedTitle: 'Tapusin ang depositong ito?',
  confirmCompleted: (amount, name) =>
    `Mapupunta ang ${amount} sa wallet ni ${name}. ` +
    'Tingnan muna ang bank account ng kompanya: hindi ito mababawi rito.',
  confirmCompletedButton: (amount) => `Tapusin ang ${amount}`,
  confirmPendingTitle: 'Markahan bilang sinusuri?',
  confirmPending: (amount, name) =>
    `Susuriin ang deposito na ${amount} ni ${name}. Hindi na mauubos ang oras nito.`,
  confirmPendingButton: 'Markahan bilang sinusuri',
  confirmFailedTitle: 'Markahan bilang hindi natuloy?',
  confirmFailed: (amount, name) =>
    `Hindi matutuloy ang deposito na ${amount} ni ${name} at magsasara ang usapan. ` +
    'Walang perang gagalaw.',
  confirmFailedButton: 'Markahan bilang hindi natuloy',
  reason: 'Dahilan',
  reasonHintUser: 'Mababasa ito ng user.',
  reasonHintExpired:
    'Lumipas na ang oras ng depositong ito. Sabihin kung bakit tatapusin pa rin; ' +
    'mababasa ito ng user.',
  statusUpdated: 'Nabago ang deposito',
  back: 'Bumalik',
  errorLoading: 'Hindi makuha ang usapan',
  fetchChatsFailed: 'Hindi makuha ang mga usapan',
  chatCreationFailed: 'Hindi nabuksan ang usapan',
  initiationFailed: 'Hindi nasimulan ang deposito',
  error: 'May mali',
  noLinkedTransaction: 'Walang transaksyong nakakabit sa usapang ito.',
  closeSupport: 'Isara ang usapan',
}
