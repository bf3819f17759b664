/** Mails about deposits, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { DepositStatus } from './rules.ts'
import { depositStatusWordFil } from './words.fil.ts'
import { depositStatusWord } from './words.ts'

const english = {
  initiated: {
    subject: (reference: string) => `Deposit Initiated: ${reference}`,
    text:
      'We have noted your deposit. Pay to the account below, ' +
      'then proceed to the deposit chat and send your proof of payment.',
    action: 'Continue your deposit',
  },
  update: {
    subject: (reference: string, to: DepositStatus) =>
      `Deposit ${depositStatusWord(to)}: ${reference}`,
    action: 'See the transaction',
  },
  companyAccountChanged: 'Where users send their money was changed',
  status: depositStatusWord as (name: string) => string,
  facts: {
    reference: 'Reference',
    amount: 'Amount',
    status: 'Status',
    bank: 'Bank or e-wallet',
    accountName: 'Account name',
    accountNumber: 'Account number',
    payUntil: 'Pay until',
    instructions: 'Company instructions',
  },
}

const filipino: typeof english = {
  initiated: {
    subject: (reference) => `Sinimulan ang deposito: ${reference}`,
    text:
      'Naitala na namin ang deposito mo. Magbayad sa account sa ibaba, ' +
      'saka pumunta sa usapan sa deposito at ipadala ang patunay ng bayad.',
    action: 'Ituloy ang deposito mo',
  },
  update: {
    subject: (reference, to) => `Deposito, ${depositStatusWordFil(to)}: ${reference}`,
    action: 'Tingnan ang transaksyon',
  },
  companyAccountChanged: 'Binago kung saan ipinapadala ng mga user ang pera nila',
  status: depositStatusWordFil,
  facts: {
    reference: 'Reference',
    amount: 'Halaga',
    status: 'Status',
    bank: 'Bangko o e-wallet',
    accountName: 'Pangalan ng account',
    accountNumber: 'Numero ng account',
    payUntil: 'Magbayad hanggang',
    instructions: 'Bilin ng kompanya',
  },
}

export const depositMails = inBothLanguages(english, filipino)
