/** Texts of records and mails about withdrawals to new accounts, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'

const english = {
  facts: {
    reference: 'Reference',
    amount: 'Amount',
    bank: 'Bank or e-wallet',
    number: 'Account number',
    earliest: 'Earliest payout',
    reason: 'Reason',
  },
  begun: (amount: string, bank: string, number: string, until: string) =>
    `Someone requested a withdrawal of ${amount} to ${bank} ${number}, an account you haven’t ` +
    `used before. The money is on hold, and we pay it out on ${until} at the earliest. ` +
    'If it was you, there’s nothing to do. If not, open the receipt and press “This was not me”.',
  renamed: (account: string, name: string) =>
    name === ''
      ? `Removed the name of the saved account ${account}.`
      : `Named the saved account ${account} “${name}”.`,
  removed: (account: string) => `Removed the saved account ${account}.`,
  restored: (account: string) => `Restored the saved account ${account}.`,
  lifted: (amount: string, reference: string, reason: string) =>
    `Ended the wait of the withdrawal of ${amount} (${reference}) to a new account early. ` +
    `${reason}`,
  warning: {
    subject: (reference: string) => `Stop payment ${reference}: the user didn’t request it`,
    text:
      'The user says they didn’t request this withdrawal, which you’re already processing. If ' +
      'the payment hasn’t gone out, stop it at the bank and mark the withdrawal as failed. If it ' +
      'has gone out, call the bank at once.',
    action: 'Open the withdrawal',
  },
}

const filipino: typeof english = {
  facts: {
    reference: 'Reference',
    amount: 'Halaga',
    bank: 'Bangko o e-wallet',
    number: 'Numero ng account',
    earliest: 'Pinakamaagang payout',
    reason: 'Dahilan',
  },
  begun: (amount, bank, number, until) =>
    `May humiling ng withdrawal na ${amount} papunta sa ${bank} ${number}, isang account na ` +
    `hindi mo pa nagamit. Nakatabi ang pera, at sa ${until} ang pinakamaagang bayad. Kung ikaw ` +
    'ito, wala kang kailangang gawin. Kung hindi, buksan ang resibo at pindutin ang “Hindi ako ' +
    'ito”.',
  renamed: (account, name) =>
    name === ''
      ? `Inalis ang pangalan ng naka-save na account na ${account}.`
      : `Pinangalanang “${name}” ang naka-save na account na ${account}.`,
  removed: (account) => `Inalis ang naka-save na account na ${account}.`,
  restored: (account) => `Ibinalik ang naka-save na account na ${account}.`,
  lifted: (amount, reference, reason) =>
    `Tinapos nang maaga ang hintay ng withdrawal na ${amount} (${reference}) sa bagong account. ` +
    reason,
  warning: {
    subject: (reference) => `Pigilan ang bayad na ${reference}: hindi ito hiniling ng user`,
    text:
      'Sabi ng user, hindi siya ang humiling ng withdrawal na ito na pinoproseso mo na. Kung ' +
      'hindi pa nailalabas ang bayad, pigilan ito sa bangko at markahang hindi natuloy ang ' +
      'withdrawal. Kung nailabas na, tawagan agad ang bangko.',
    action: 'Buksan ang withdrawal',
  },
}

export const payeeRecordTexts = inBothLanguages(english, filipino)
