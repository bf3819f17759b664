import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PrivacyRefusal } from './rules.ts'

export const privacyWords = {
  exportTitle: 'A copy of your data',
  exportIntro:
    'Everything that Kaban stores about you, in one archive (ZIP) that programs can ' +
    'read, with a file that explains each part.',
  exportContainsTitle: 'What is in it',
  exportContains:
    'Your profile, bank details, transactions, deposits, withdrawals, wallet entries, ' +
    'chats and their files, notifications, activity, sessions and settings. No password, ' +
    'no code and no other secret.',
  exportKeepSafe: 'Keep it safe: it shows what you own and where your money goes.',
  exportButton: 'Download my data',
  exportQuestion: 'Download a copy of your data?',
  exportQuestionMore:
    'We record that a copy was made and tell you by mail, so that you notice when it was not you.',
  exportStarted: 'Your copy is on its way',
  exportStartedMore: 'Your browser is downloading it.',
  exportFailed: 'Download Failed',
  closeTitle: 'Close my login',
  closeIntro:
    'Closing is for ever: nobody can sign in as you again. You can sign up anew with the ' +
    'same email at once, as somebody new.',
  deletedTitle: 'What is deleted at once',
  deleted: [
    'Your password, authenticator app, recovery codes and connected providers.',
    'Your bank details, picture, notifications and settings.',
    'The list of browsers that you signed in from, and the mails that were sent to you.',
    'Your name, email and phone number, wherever Kaban shows them.',
  ],
  keptTitle: 'What is kept, and why',
  keptLaw: (years: number) =>
    'The law on money laundering (RA 9160 as amended) asks the company, as we read it, to ' +
    `keep records of customers and their transactions for ${years} years after closing.`,
  kept: (transactions: number, chats: number, years: number) => [
    `Your transactions (${transactions}), where each was paid to, and the entries in the ` +
      'book. A book that entries are taken out of proves nothing any more.',
    `Your chats (${chats}) with the proofs of payment in them.`,
    'The record of activity, which nobody can change or delete.',
    'Your name, email and phone number, set apart from everything else and deleted ' +
      `${years} years after closing.`,
    'How a session began and from where: 90 days.',
  ],
  expiredDeposits:
    'A deposit that has expired cannot be completed after closing. If you have sent ' +
    'money for one, ask in its chat first.',
  getCopyFirst: 'If you want a copy of your data, download it before you close.',
  openTitle: 'Not yet: this is still open',
  openAvailable: (amount: string) =>
    `${amount} in your wallet. Withdraw it first; what is too little for a withdrawal is ` +
    'settled with our support.',
  openHeld: (amount: string) => `${amount} on hold.`,
  openDeposits: (count: number) =>
    count === 1 ? '1 deposit is under way.' : `${count} deposits are under way.`,
  openWithdrawals: (count: number) =>
    count === 1 ? '1 withdrawal is under way.' : `${count} withdrawals are under way.`,
  openInvestments: (count: number) =>
    count === 1 ? '1 investment has not ended.' : `${count} investments have not ended.`,
  toTransactions: 'See my transactions',
  toSupport: 'Ask our support',
  closeButton: 'Close my login',
  closeQuestion: 'Close your login for ever?',
  closeQuestionMore:
    'You are signed out everywhere. It cannot be undone, not by you and not by the company.',
  typeWord: (word: string) => `Type ${word} to confirm`,
  keepButton: 'Keep my login',
  closingFailed: 'Closing Failed',
  loadFailed: 'Error Fetching What Is Open',
  closed: 'Login Closed',
  closedMore: 'Your login was closed and you were signed out everywhere.',
}

export const privacyRefusals: Record<PrivacyRefusal, RefusalWords> = {
  'closing-not-confirmed': {
    title: 'Not Confirmed',
    message: ({ word }) => `Type ${word} to confirm.`,
  },
  'money-left': {
    title: 'Money in Your Wallet',
    message: 'Your wallet is not empty. Withdraw your money before you close.',
  },
  'movements-under-way': {
    title: 'Still Under Way',
    message:
      'A deposit, withdrawal or investment of yours is under way. Wait for its end, or cancel it.',
  },
  'too-many-exports': {
    title: 'Too Many Copies',
    message: ({ minutes }) =>
      `You downloaded several copies just now. The next one can be made in ${minutes} min.`,
  },
  'export-not-asked-for': {
    title: 'Ask for the Copy First',
    message: 'A copy is fetched from the settings, right after it was asked for.',
  },
  'export-under-way': {
    title: 'Being Made',
    message: 'A copy of your data is already being downloaded. Wait until it is there.',
  },
}

/** Replaces the name of a user who closed. */
export const closedName = 'Closed user'
