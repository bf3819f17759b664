import type { adjustmentRefusals, adjustmentWords } from './words.ts'

export const adjustmentRefusalsFil: typeof adjustmentRefusals = {
  'invalid-input': { title: 'Maling Input', message: 'Magbigay ng tamang halaga at dahilan.' },
  'insufficient-balance': {
    title: 'Kulang ang Balanse',
    message: 'Mas malaki ang ibabawas kaysa sa kasalukuyang balanse ng user.',
  },
  'own-wallet': {
    title: 'Hindi Puwede sa Sariling Wallet',
    message: 'Hindi mo puwedeng isaayos ang sarili mong balanse. Ipagawa ito sa ibang staff.',
  },
}

export const adjustmentWordsFil: typeof adjustmentWords = {
  title: 'Isaayos ang Balanse',
  failed: 'Hindi Naisaayos ang Balanse',
  fetchFailed: 'Hindi makuha ang balanse',
  available: 'Magagamit na balanse',
  held: 'Nakatabi',
  direction: 'Dagdag o bawas',
  directions: { credit: 'Dagdag', debit: 'Bawas' },
  amount: 'Halaga',
  reason: 'Dahilan',
  reasonHint: 'Makikita ito ng user sa abiso at sa resibo.',
  notes: 'Panloob na tala',
  notesHint: 'Staff lang ang nakakakita nito.',
  after: 'Magagamit na balanse pagkatapos',
  waiting: (by) =>
    `${by ? `May hiling si ${by}` : 'May hiling'} tungkol sa wallet na ito na hinihintay ang ` +
    'pasya. Pagpasyahan muna iyon.',
  openRequest: 'Buksan ang hiling',
  own: 'Sarili mo itong wallet. Hindi mo puwedeng isaayos ang sarili mong balanse.',
  credit: (amount) => `Idagdag ang ${amount}`,
  debit: (amount) => `Ibawas ang ${amount}`,
  request: 'Humiling ng Pag-apruba',
  adjust: 'Isaayos ang Balanse',
  cancel: 'Kanselahin',
  close: 'Isara',
  done: 'Naisaayos ang Balanse',
  doneMore: (uid) => `Naitala bilang ${uid}. Inabisuhan ang user.`,
  filed: 'Naghihintay ng Pag-apruba',
  filedMore: 'Wala pang perang gumalaw. Maaaprubahan ito ng ibang staff sa Mga Pag-apruba.',
}
