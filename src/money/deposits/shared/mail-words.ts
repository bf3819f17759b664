/** Mails about deposits, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import type { DepositStatus } from './rules.ts'
import { depositStatusWordFil } from './words.fil.ts'
import { depositStatusWord } from './words.ts'

const english = {
  initiated: {
    subject: (reference: string) => `Deposit Initiated: ${reference}`,
    text:
      'Your deposit is open. Pay to the account below, then send your proof of payment in the ' +
      'deposit chat.',
    action: 'Continue your deposit',
  },
  update: {
    subject: (reference: string, to: DepositStatus) =>
      `Deposit ${depositStatusWord(to)}: ${reference}`,
    action: 'Open the transaction',
  },
  companyAccountChanged: 'Company account for deposits changed',
  status: (name: TransactionStatus) => transactionWords.statuses[name],
  facts: {
    reference: 'Reference',
    amount: 'Amount',
    status: 'Status',
    bank: 'Bank or e-wallet',
    accountName: 'Account name',
    accountNumber: 'Account number',
    payUntil: 'Pay by',
    instructions: 'Company instructions',
    /** Of a deposit that has ended. */
    reason: 'Reason',
  },
}

const filipino: typeof english = {
  initiated: {
    subject: (reference) => `Sinimulan ang deposito: ${reference}`,
    text:
      'Bukas na ang deposito mo. Magbayad sa account sa ibaba, saka ipadala ang patunay ng ' +
      'bayad sa deposit chat.',
    action: 'Ituloy ang deposito mo',
  },
  update: {
    subject: (reference, to) => `Deposito ${reference}: ${depositStatusWordFil(to)}`,
    action: 'Buksan ang transaksyon',
  },
  companyAccountChanged: 'Binago ang account ng kompanya para sa deposito',
  status: (name) => transactionWordsFil.statuses[name],
  facts: {
    reference: 'Reference',
    amount: 'Halaga',
    status: 'Status',
    bank: 'Bangko o e-wallet',
    accountName: 'Pangalan ng account',
    accountNumber: 'Numero ng account',
    payUntil: 'Magbayad hanggang',
    instructions: 'Tagubilin ng kompanya',
    reason: 'Dahilan',
  },
}

export const depositMails = inBothLanguages(english, filipino)
