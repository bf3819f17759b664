import type { depositChatWords } from './words-chat.ts'

export const depositChatWordsFil: typeof depositChatWords = {
  requestedAt: (time) => `Hiniling ang deposito · ${time}`,
  howToPay: 'Paano magbayad',
  payHere: (amount) =>
    `Ipadala ang ${amount} sa account na ito at isulat ang reference mo sa bayad para makita ` +
    'namin agad. Saka ipadala rito ang patunay.',
  minutesToPay: 'May 30 minuto ka para magbayad. Kung kulang, humingi ng dagdag na oras.',
  reference: 'Isulat ito sa bayad',
  nearEnd: 'Wala pang 5 minuto ang natitira. Humingi ng dagdag na oras kung nagbabayad ka pa.',
  steps: 'Mga hakbang',
  requested: 'Hiniling ang deposito',
  pay: 'Magbayad at ipadala ang patunay',
  paid: 'Nagbayad ka at nagpadala ng patunay',
  payBy: (time) => `Ngayon, hanggang ${time}`,
  check: 'Susuriin namin ang patunay mo',
  checkDone: 'Nasuri ang patunay',
  secondPerson: 'Sinusuri ito ng ikalawang tao',
  added: 'Pagdagdag sa balanse mo',
  addedMore: 'May resibo kang masusuri ninuman.',
  seeReceipt: 'Tingnan ang resibo mo',
  weave: 'Ang habi mo.',
  weaveMore: 'Iginuhit ang maliit na banig na ito mula sa reference mo. Pareho ang nasa resibo mo.',
  iHavePaid: 'Nakabayad na ako',
  iHavePaidText: 'Nakabayad na ako. ',
  otherAmount: 'Iba ang halagang binayaran ko',
  otherAmountText: (amount) => `Hindi ${amount} ang binayaran ko. Nagbayad ako ng ₱`,
  cannotPay: 'Hindi ako makakabayad ngayon',
  cannotPayText: 'Hindi ako makakabayad ngayon dahil ',
}
