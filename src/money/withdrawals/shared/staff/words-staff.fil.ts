import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { moveFailed, withdrawalWordsFil } from '../words.fil.ts'
import type { withdrawalStaffWords } from './words-staff.ts'

const { amount, bankDetails, bankName, accountName, accountNumber, reference, status } =
  withdrawalWordsFil

export const withdrawalStaffWordsFil: typeof withdrawalStaffWords = {
  amount,
  bankDetails,
  bankName,
  accountName,
  accountNumber,
  reference,
  status,
  moveFailed,
  adminTitle: 'Mga withdrawal',
  caption: 'Mga withdrawal, pinakabago muna',
  search: 'Maghanap ayon sa user, reference, bangko o numero ng account',
  allStatuses: 'Lahat ng status',
  statuses: transactionWordsFil.statuses,
  user: 'User',
  requested: 'Hiniling',
  processHeader: 'Mga aksyon',
  process: 'Iproseso',
  processOf: (reference) => `Iproseso ang ${reference}`,
  noun: 'withdrawal',
  fetchFailed: 'Hindi makuha ang mga withdrawal',
  none: 'Wala pang withdrawal.',
  noneFound: 'Walang tumutugmang withdrawal',
  processTitle: (amount) => `Iproseso ang withdrawal na ${amount}`,
  finishedTitle: (amount) => `Withdrawal na ${amount}`,
  newStatus: 'Bagong status',
  chooseStatus: 'Piliin ang bagong status',
  reason: 'Tagubilin ng kompanya o dahilan',
  reasonHint: 'Makikita ito ng user sa resibo at sa email.',
  notes: 'Panloob na tala',
  notesHint: 'Staff lang ang nakakakita nito.',
  bankReference: 'Bank reference',
  bankReferenceHint: 'Gaya ng nakasulat sa bangko. Isang reference para sa isang withdrawal.',
  copyNumber: 'numero ng account',
  copyReference: 'reference',
  effects: {
    'pays-out': (amount) =>
      `Tuluyang aalis ang ${amount} sa wallet ng user at itatala bilang naibayad. Ipadala muna ` +
      'ito sa bangko. Hindi na ito mababawi.',
    'gives-back': (amount) =>
      `Babalik ang ${amount} sa magagamit na balanse ng user. Hindi na ito mababawi.`,
    'keeps-held': (amount) => `Mananatiling nakatabi ang ${amount}. Walang perang gagalaw.`,
  },
  updated: 'Na-update ang withdrawal',
  updatedMore: (reference, status) => `Status ng ${reference}: ${status}.`,
  conflict: 'May ibang nagproseso na ng withdrawal na ito. Ito na ang pinakabagong status.',
  close: 'Isara',
}
