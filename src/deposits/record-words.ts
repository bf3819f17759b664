import type { DepositStatus } from './rules.ts'
import { statusWord } from './words.ts'

/** What the server writes about a deposit: description, notification, activity, mail. */
export const records = {
  requested: (amount: string, bankName: string) => `Deposit of ${amount} to ${bankName} requested.`,
  requestedNotice: (amount: string, reference: string, until: string) =>
    `Your deposit of ${amount} (${reference}) was noted. Pay until ${until}, then send your proof of payment in the deposit chat.`,
  completed: (amount: string) => `Deposit of ${amount} completed.`,
  moved: (amount: string, to: DepositStatus, reason: string) => `Deposit of ${amount} is ${statusWord(to)}.${reason ? ` ${reason}` : ''}`,
  movedByStaff: (uid: string, from: DepositStatus, to: DepositStatus) => `Deposit ${uid}: ${statusWord(from)} to ${statusWord(to)}.`,
  expired: (amount: string) => `The time for your deposit of ${amount} is over. If you have already paid, tell us in the chat: your payment is not lost.`,
  cancelled: (amount: string) => `Deposit of ${amount} cancelled.`,
  extended: (amount: string) => `More time for the deposit of ${amount}.`,
  extendedNotice: (amount: string, reference: string, until: string) => `You have more time for your deposit of ${amount} (${reference}): until ${until}.`,
  chatStarted: (reference: string) => `Your deposit chat for ${reference} has started. Send your proof of payment there.`,
  greeting: (name: string) => `Hello ${name},`,
  mailInitiated: {
    subject: (reference: string) => `Deposit Initiated: ${reference}`,
    text: 'We have noted your deposit. Pay to the account below, then proceed to the deposit chat and send your proof of payment.',
    action: 'Continue your deposit',
  },
  mailUpdate: { subject: (reference: string, to: DepositStatus) => `Deposit ${statusWord(to)}: ${reference}`, action: 'See the transaction' },
  facts: {
    reference: 'Reference', amount: 'Amount', status: 'Status', bank: 'Bank or e-wallet', accountName: 'Account name',
    accountNumber: 'Account number', payUntil: 'Pay until', instructions: 'Company instructions',
  },
}
