/** Mails about withdrawals, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { withdrawalPhrase } from './record-words.ts'

const english = {
  requestedSubject: (reference: string) => `We received your withdrawal request (${reference})`,
  requested:
    'The amount is on hold in your wallet until we process your request. You can cancel while ' +
    'it’s pending.',
  newAccountWaits:
    'You haven’t sent money to this account before. To protect your money, we won’t pay it out ' +
    'before the time below.',
  status: (status: TransactionStatus) => transactionWords.statuses[status],
  movedSubject: (reference: string, status: TransactionStatus): string =>
    `Your withdrawal ${withdrawalPhrase(status)} (${reference})`,
  moved: (status: TransactionStatus): string => `Your withdrawal ${withdrawalPhrase(status)}.`,
  instructions: 'Company instructions',
  /** Of a withdrawal that has ended. */
  reason: 'Reason',
  facts: {
    reference: 'Reference',
    status: 'Status',
    amount: 'Amount',
    bank: 'Bank or e-wallet',
    name: 'Account name',
    number: 'Account number',
  },
  action: 'Open the receipt',
}

const filipino: typeof english = {
  requestedSubject: (reference) => `Natanggap namin ang hiling mong withdrawal (${reference})`,
  requested:
    'Nakatabi ang halaga sa wallet mo hanggang maproseso namin ang hiling mo. Puwede mo itong ' +
    'kanselahin habang pending.',
  newAccountWaits:
    'Ngayon ka lang magpapadala sa account na ito. Para protektado ang pera mo, hindi namin ito ' +
    'ibabayad bago ang oras sa ibaba.',
  status: (status) => transactionWordsFil.statuses[status],
  movedSubject: (reference, status) =>
    `${transactionWordsFil.statuses[status]} ang withdrawal mo (${reference})`,
  moved: (status) => `${transactionWordsFil.statuses[status]} ang withdrawal mo.`,
  instructions: 'Tagubilin ng kompanya',
  reason: 'Dahilan',
  facts: {
    reference: 'Reference',
    status: 'Status',
    amount: 'Halaga',
    bank: 'Bangko o e-wallet',
    name: 'Pangalan ng account',
    number: 'Numero ng account',
  },
  action: 'Buksan ang resibo',
}

export const withdrawalMails = inBothLanguages(english, filipino)
