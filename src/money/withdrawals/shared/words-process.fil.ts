import type { withdrawalProcessWords } from './words-process.ts'

export const withdrawalProcessWordsFil: typeof withdrawalProcessWords = {
  heading: (amount, name) => `${amount} para kay ${name}`,
  loadFailed: 'Hindi Makuha ang mga Withdrawal',
  whereTo: 'Saan pupunta ang pera',
  requested: 'Hiniling',
  reference: 'Sanggunian',
  number: 'account number',
  paying: 'Binabayaran ang withdrawal na ito',
  amountWord: 'halaga',
  decide: 'Magpasya',
  approve: 'Aprubahan',
  pay: 'Bayaran',
  reject: 'Tanggihan',
  fail: 'Ibinalik ng bangko',
  otherStatus: 'Ibang status',
  bankReference: 'Bank reference',
  bankReferenceHint:
    'Ipadala muna ang pera sa bangko, saka i-paste ang tawag ng bangko sa bayad. Enter ' +
    'ang kukumpleto.',
  complete: (amount) => `Kumpletuhin: ${amount} nabayaran na`,
  completeMore: (amount) =>
    `Tuluyang aalis sa wallet ang ${amount} at itatala bilang nabayaran. Hindi na ito mababawi.`,
  rejectMore: (amount) =>
    `Babalik sa magagamit na balanse ng user ang ${amount}. Mababasa ng user ang dahilan.`,
  rejectButton: (amount) => `Tanggihan at ibalik ang ${amount}`,
  failButton: (amount) => `Markahang bigo at ibalik ang ${amount}`,
  reason: 'Dahilan',
  otherReason: 'Ibang dahilan',
  writeReason: 'Isulat ang dahilan',
  reasons: [
    'Hindi sa iyo nakapangalan ang bank account. Mag-withdraw sa bank account na nasa ' +
      'sarili mong pangalan.',
    'Hindi kilala ng bangko ang account number na ito. Suriin ito at humiling ulit.',
    'Hindi tumatanggap ng bayad ang bangko mo sa ngayon. Humiling ulit mamaya, o gumamit ' +
      'ng ibang bangko.',
    'Hindi ka namin maabot para kumpirmahin ang withdrawal na ito. Sumulat sa amin sa ' +
      'support chat.',
  ],
  back: 'Bumalik',
  approved: 'Naaprubahan ang withdrawal',
  completed: 'Nakumpleto ang withdrawal',
  rejected: 'Naibalik ang pera',
  doneMore: (reference, amount, name) => `${reference}: ${amount}, ${name}.`,
  sentForApproval: 'Naghihintay ng ikalawang tao',
  sentForApprovalMore: (amount) =>
    `Lampas ang ${amount} sa maaaring pagpasyahan ng isang tao nang mag-isa. Gagawin ito kapag ` +
    'pumayag ang iba pang kawani.',
  requestWaits: 'Kailangan munang pumayag ang ikalawang tao',
  companyAccess: 'Company access',
  requestOf: {
    agree: (by, at) => `Noong ${at}, hiniling ni ${by} na bayaran ito.`,
    'end-wait': (by, at) => `Noong ${at}, hiniling ni ${by} na tapusin ang hintay.`,
  },
  requestWaitsMore:
    'Walang perang gagalaw hangga’t hindi pumapayag ang ibang admin. Matatapos ang hiling kapag ' +
    'may ibang binago rito.',
  openRequest: 'Buksan ang hiling',
  nothingLeft: (status) => `Wala nang gagawin: ${status} na ito.`,
  history: 'Kasaysayan ng status',
  historyBy: { user: 'ang user', admin: 'Kompanya', system: 'Kaban' },
  statusIs: 'Status',
  notes: 'Panloob na tala',
  companySays: 'Nabasa ng user',
  select: (reference) => `Piliin ang ${reference}`,
  selectAll: 'Piliin lahat sa pahinang ito',
  chosen: (count, total) => `${count} withdrawal ang napili, ${total}`,
  clearChosen: 'Walang piliin',
  bulk: {
    processing: 'Iproseso',
    approved: 'Aprubahan',
    on_hold: 'I-hold',
    declined: 'Tanggihan',
    completed: 'Kumpletuhin',
  },
  bulkTitle: {
    processing: (count) => `Gawing pinoproseso ang ${count}`,
    approved: (count) => `Aprubahan ang ${count}`,
    on_hold: (count) => `I-hold ang ${count}`,
    declined: (count) => `Tanggihan ang ${count}`,
    completed: (count) => `Kumpletuhin ang ${count}`,
  },
  countOf: (count) => `${count} withdrawal`,
  bulkFirst: 'Sasabihin muna ng server ang mangyayari sa bawat isa; wala munang mababago.',
  bulkReasonHint: 'Isang dahilan para sa lahat; mababasa ito ng bawat user.',
  bulkReferences:
    'May sariling bank reference ang bawat bayad. Kapag nag-paste ng hanay mula sa ' +
    'listahan ng bangko, mapupuno ang mga kahon mula roon pababa.',
  bulkTry: 'Ipakita ang mangyayari',
  bulkCheck: 'Ito ang mangyayari. Wala pang nababago.',
  bulkChecking: 'Sinusuri sa server',
  bulkCheckFailed: 'Hindi gumana ang pagsusuri',
  willMove: 'Mababago',
  willWait: 'Maghihintay ng ikalawang tao',
  wontMove: 'Hindi mababago',
  bulkGo: (count, total) => `Baguhin ang ${count}, ${total}`,
  bulkWaits: (count) =>
    `${count}: hiling lang ang maisusumite, at walang perang gagalaw hanggang sumang-ayon ang ` +
    'ikalawang tao.',
  bulkRequest: (count, total) => `Humiling ng pagsang-ayon sa ${count}, ${total}`,
  bulkNothing: 'Wala sa mga ito ang mababago.',
  bulkRun: 'Ang kinalabasan, isang linya sa bawat isa.',
  bulkDone: (done, all) => `${done} sa ${all} ang tapos`,
  bulkAgain: 'Subukan ulit ang iba',
  bulkFailed: 'Hindi Nabago ang Status',
  rowDone: 'Tapos',
  rowWaits: 'Naghihintay ng ikalawang tao',
  rowRefused: 'Hindi nabago',
  rowUnknown: 'Walang dumating na sagot. Subukan ulit: walang magagawa nang dalawang beses.',
  close: 'Isara',
  details: 'Mga detalye',
  detailsOf: (reference) => `Mga detalye ng ${reference}`,
  user: 'User',
  amount: 'Halaga',
  outcome: 'Kinalabasan',
  rows: 'withdrawal',
}
