/** Texts of records and mails about withdrawals to new accounts, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  facts: {
    reference: 'Reference',
    amount: 'Amount',
    bank: 'Bank or e-wallet',
    number: 'Account number',
    earliest: 'Paid out at the earliest',
    reason: 'Why',
  },
  begun: (amount: string, bank: string, number: string, until: string) =>
    `A withdrawal of ${amount} to ${bank} ${number}, an account that you have not used before, ` +
    `was requested. The money is set aside and is paid out on ${until} at the earliest. ` +
    'If it was you, there is nothing to do. If not, open the receipt and press “This was not ' +
    'me” there.',
  renamed: (account: string, name: string) =>
    name === ''
      ? `Removed the name of the saved account ${account}.`
      : `Named the saved account ${account} “${name}”.`,
  removed: (account: string) => `Removed the saved account ${account}.`,
  restored: (account: string) => `Restored the saved account ${account}.`,
  lifted: (amount: string, reference: string, reason: string) =>
    `Wait of the withdrawal of ${amount} (${reference}) to a new account ended early. ${reason}`,
  warning: {
    subject: (reference: string) => `Stop the payment ${reference}: its owner did not ask for it`,
    text:
      'The owner of this withdrawal says that it was not them, after you began to process it. ' +
      'Stop the payment at the bank if it has not gone out, and mark the withdrawal as failed. ' +
      'If it has gone out, talk to the bank at once.',
    action: 'Open the withdrawal',
  },
}

const filipino: typeof english = {
  facts: {
    reference: 'Reference',
    amount: 'Halaga',
    bank: 'Bangko o e-wallet',
    number: 'Numero ng account',
    earliest: 'Pinakamaagang bayad',
    reason: 'Bakit',
  },
  begun: (amount, bank, number, until) =>
    `May humiling ng withdrawal na ${amount} papunta sa ${bank} ${number}, isang account na ` +
    `hindi mo pa nagamit. Nakatabi ang pera at mababayaran nang pinakamaaga sa ${until}. ` +
    'Kung ikaw ito, wala kang kailangang gawin. Kung hindi, buksan ang resibo at pindutin ' +
    'doon ang “Hindi ako ito”.',
  renamed: (account, name) =>
    name === ''
      ? `Inalis ang pangalan ng naka-save na account na ${account}.`
      : `Pinangalanan ang naka-save na account na ${account} ng “${name}”.`,
  removed: (account) => `Inalis ang naka-save na account na ${account}.`,
  restored: (account) => `Ibinalik ang naka-save na account na ${account}.`,
  lifted: (amount, reference, reason) =>
    `Tinapos nang maaga ang hintay ng withdrawal na ${amount} (${reference}) sa bagong account. ` +
    reason,
  warning: {
    subject: (reference) => `Pigilan ang bayad na ${reference}: hindi ito hiniling ng may-ari`,
    text:
      'Sabi ng may-ari ng withdrawal na ito, hindi siya ang humiling, matapos mo itong simulang ' +
      'iproseso. Pigilan ang bayad sa bangko kung hindi pa ito nailalabas, at markahang bigo ang ' +
      'withdrawal. Kung nailabas na, kausapin agad ang bangko.',
    action: 'Buksan ang withdrawal',
  },
}

export const payeeRecordTexts = inBothLanguages(english, filipino)
