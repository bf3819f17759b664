import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { PrivacyRefusal } from './rules.ts'

export const privacyWords = {
  exportTitle: 'A copy of your data',
  exportIntro: 'Everything Kaban stores about you, in one ZIP file, with a guide to each part.',
  exportContainsTitle: 'What’s in it',
  exportContains:
    'Your profile, bank details, transactions, deposits, withdrawals, wallet entries, ' +
    'chats and their files, notifications, activity, sessions and settings. No passwords, ' +
    'codes or other secrets.',
  exportKeepSafe: 'Keep it safe: it shows what you own and where your money goes.',
  exportButton: 'Download my data',
  exportQuestion: 'Download a copy of your data?',
  exportQuestionMore: 'We record each copy and email you, so you’ll notice if it wasn’t you.',
  exportStarted: 'Your copy is on its way',
  exportStartedMore: 'Your browser is downloading it.',
  exportFailed: 'Download Failed',
  closeTitle: 'Close my login',
  closeIntro:
    'Closing is permanent: nobody can sign in to this login again. You can sign up again with ' +
    'the same email, as a new user.',
  deletedTitle: 'What we delete at once',
  deleted: [
    'Your password, authenticator app, recovery codes and connected providers.',
    'Your bank details, picture, notifications and settings.',
    'The list of browsers you signed in from, and the emails we sent you.',
    'Your name, email and phone number, wherever Kaban shows them.',
  ],
  keptTitle: 'What we keep, and why',
  keptLaw: (years: number) =>
    'As we read the anti-money-laundering law (RA 9160, as amended), the company must keep ' +
    `records of customers and their transactions for ${years} years after closing.`,
  kept: (transactions: number, chats: number, years: number) => [
    `Your transactions (${transactions}), where each was paid, and their entries in the books. ` +
      'Books with missing entries prove nothing.',
    `Your chats (${chats}) and the proofs of payment in them.`,
    'The activity record, which nobody can change or delete.',
    'Your name, email and phone number, stored apart from everything else and deleted ' +
      `${years} years after closing.`,
    'How a session began and from where: 90 days.',
  ],
  expiredDeposits:
    'We can’t complete expired deposits after you close. If you sent money for one, ask in its ' +
    'deposit chat first.',
  getCopyFirst: 'If you want a copy of your data, download it before you close.',
  openTitle: 'You can’t close yet',
  openAvailable: (amount: string) =>
    `${amount} in your wallet. Withdraw it first. If it’s below the minimum, ask our support.`,
  openHeld: (amount: string) => `${amount} on hold.`,
  openDeposits: (count: number) =>
    count === 1 ? '1 deposit is under way.' : `${count} deposits are under way.`,
  openWithdrawals: (count: number) =>
    count === 1 ? '1 withdrawal is under way.' : `${count} withdrawals are under way.`,
  openInvestments: (count: number) =>
    count === 1 ? '1 investment is still running.' : `${count} investments are still running.`,
  toTransactions: 'See my transactions',
  toSupport: 'Ask our support',
  closeButton: 'Close my login',
  closeQuestion: 'Close your login permanently?',
  closeQuestionMore: 'We sign you out everywhere. Nobody can undo this, not even the company.',
  typeWord: (word: string) => `Type ${word} to confirm`,
  keepButton: 'Keep my login',
  closingFailed: 'Closing Failed',
  loadFailed: 'Error Fetching What Is Open',
  closed: 'Login Closed',
  closedMore: 'Your login is closed, and you’re signed out everywhere.',
}

export const privacyRefusals: Record<PrivacyRefusal, RefusalWords> = {
  'closing-not-confirmed': {
    title: 'Not Confirmed',
    message: ({ word }) => `Type ${word} to confirm.`,
  },
  'money-left': {
    title: 'Money in Your Wallet',
    message: 'You still have money in your wallet. Withdraw it before you close.',
  },
  'movements-under-way': {
    title: 'Still Under Way',
    message:
      'You have a deposit, withdrawal or investment under way. Wait until it ends, or cancel it.',
  },
  'too-many-exports': {
    title: 'Too Many Copies',
    message: ({ minutes }) =>
      `You just downloaded several copies. You can get another one in ${minutes} min.`,
  },
  'export-not-asked-for': {
    title: 'Ask for the Copy First',
    message: 'Download your copy from Settings.',
  },
  'export-under-way': {
    title: 'Already in Progress',
    message: 'A copy of your data is already downloading. Wait until it arrives.',
  },
}

/** Replaces the name of a user who closed. */
export const closedName = 'Closed user'
