/** Mails about withdrawals, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'

const english = {
  requestedSubject: (reference: string) => `Withdrawal request received (${reference})`,
  requested:
    'We received your withdrawal request. The amount is on hold until we have processed ' +
    'it; you can cancel while it is pending.',
  newAccountWaits:
    'You have not sent money to this account before. So that nobody else can send your money ' +
    'away, it is not paid out before the time below.',
  status: (status: TransactionStatus) => transactionWords.statuses[status].toLowerCase(),
  movedSubject: (reference: string, status: TransactionStatus): string =>
    `Withdrawal ${english.status(status)} (${reference})`,
  moved: (status: TransactionStatus): string =>
    `The status of your withdrawal is now: ${english.status(status)}.`,
  instructions: 'Company instructions',
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
  requestedSubject: (reference) => `Natanggap ang hiling na withdrawal (${reference})`,
  requested:
    'Natanggap namin ang hiling mong withdrawal. Nakatabi muna ang halaga habang hindi pa namin ' +
    'ito napoproseso; maaari mo itong kanselahin habang nakabinbin.',
  newAccountWaits:
    'Ngayon ka lang magpapadala sa account na ito. Para walang ibang makapagpadala ng pera mo, ' +
    'hindi ito babayaran bago ang oras sa ibaba.',
  status: (status) => transactionWordsFil.statuses[status].toLowerCase(),
  movedSubject: (reference, status) => `Withdrawal, ${filipino.status(status)} (${reference})`,
  moved: (status) => `Status ngayon ng withdrawal mo: ${filipino.status(status)}.`,
  instructions: 'Bilin ng kompanya',
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
