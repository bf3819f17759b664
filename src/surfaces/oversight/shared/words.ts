import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { MailState } from './rules-address.ts'
import type { ExportList } from './rules-exports.ts'
import { exportRowsMax, type OversightRefusal } from './rules.ts'

const many = (number: number) => number.toLocaleString('en-PH')

export const oversightWords = {
  // Exports
  export: 'Export',
  exportTitle: {
    transactions: 'Export transactions',
    withdrawals: 'Export withdrawals',
    users: 'Export users',
    audit: 'Export the audit trail',
    income: 'Export declared income',
    taxes: 'Export withheld tax',
    maturities: 'Export what falls due',
  } satisfies Record<ExportList, string>,
  exportIntro:
    `A CSV file of this list with the filters that are set, at most ${many(exportRowsMax)} ` +
    'rows. Who exported what, and why, stays in the audit trail.',
  exportFilters: 'Filters',
  exportNoFilters: 'None: the whole list',
  reason: 'Reason',
  reasonHint: 'What the file is for, and who gets it.',
  download: 'Download CSV',
  cancel: 'Cancel',
  done: 'Done',
  exportFailed: 'Export Failed',
  exported: 'Exported',
  rows: 'Rows',
  checksum: 'SHA-256 of the file',
  copyChecksum: 'checksum',
  cutOff:
    `There are more rows: the file ends after ${many(exportRowsMax)}. Set filters and export ` +
    'the rest in parts.',
  unfinished:
    'The file has arrived, and the server has not said yet that it is whole. Look into ' +
    'the audit trail before you use it.',

  // Audit trail
  auditTitle: 'Audit Trail',
  auditSearch: 'Search by person, id or reference',
  kind: 'About',
  allKinds: 'About anything',
  action: 'Action',
  allActions: 'All actions',
  when: 'When',
  who: 'Who',
  what: 'What',
  thing: 'About',
  entries: 'entries',
  noEntries: 'No matching entries',
  noEntriesMore: 'Try another person, action or time.',
  auditFailed: 'Error Fetching History',
  details: 'Changes',
  openEntry: 'Details',
  fromAddress: 'Network address',
  auditViews: { all: 'All', exports: 'Exports', settings: 'Settings' },
  chain: 'Proof',
  chainIntro:
    'Each entry is hashed together with the one before it, and the newest hash is ' +
    'signed. Write it down, or send it to somebody outside: whoever rewrites the past ' +
    'cannot make it again.',
  linked: 'Entries in the chain',
  waiting: (entries: number) => `${many(entries)} more in a moment`,
  head: 'Signed up to entry',
  signedAt: 'Signed',
  hash: 'Hash',
  signature: 'Signature',
  publicKey: 'Public key',
  noHead: 'Nothing was signed yet.',
  chainFailed: 'The proof could not be loaded',

  // Outbox
  outboxTitle: 'Outbox',
  outboxSearch: 'Search by email address',
  state: 'State',
  allMails: 'All mails',
  outboxAll: 'All',
  states: {
    waiting: 'Waiting',
    failed: 'Failed, tried again',
    given_up: 'Given up',
    sent: 'Sent',
  } satisfies Record<MailState, string>,
  mail: 'Mail',
  recipient: 'To',
  written: 'Written',
  tries: 'Tries',
  mails: 'mails',
  noMails: 'No matching mails',
  noMailsMore: 'Change the search or the filters.',
  mailsFailed: 'Error Fetching Mails',
  nextTry: (when: string) => `next try ${when}`,
  sentAt: (when: string) => `sent ${when}`,
  retry: 'Try again now',
  retryOne: (subject: string, to: string) => `Try again now: ${subject}, to ${to}`,
  retryFailed: 'Retry Failed',
  retried: 'Mail Queued',
  retriedMore: (to: string) => `The mail to ${to} goes out within seconds.`,
  tooOld: 'Its link is over. The person can ask for a new one.',
  noServer: 'No mail server is set',
  noServerMore:
    'Mails wait here and are given up after three days. Set KABAN_SMTP_URL and restart.',
  sampleMails: 'A sample installation sends nothing',
  sampleMailsMore: 'What is written here can be read in the mailbox.',
  mailbox: 'Open the mailbox',
  someFailed: (mails: number) =>
    mails === 1
      ? '1 mail was refused and is tried again by itself.'
      : `${many(mails)} mails were refused and are tried again by themselves.`,
  someGivenUp: (mails: number) =>
    mails === 1 ? '1 mail was given up.' : `${many(mails)} mails were given up.`,

  // Books
  booksTitle: 'Books',
  booksIntro:
    'What users have, against what the company has for them, as the ledger says at this moment.',
  booksFailed: 'Error Fetching Books',
  balanced: 'The books balance',
  balancedMore: 'What users have together is exactly what the tills of the company stand for.',
  notBalanced: 'The books do not balance',
  notBalancedMore: (amount: string) =>
    `The difference is ${amount}. Do not complete withdrawals until somebody knows the cause.`,
  holdsDiffer: 'Holds and open withdrawals differ',
  holdsDifferMore: (held: string, open: string) =>
    `On hold are ${held}, open withdrawals are ${open}. Somebody has to look at this.`,
  liabilities: 'Owed to users',
  available: 'Available in wallets',
  held: 'On hold for withdrawals',
  invested: 'Placed in investments',
  wallets: (wallets: number) => (wallets === 1 ? 'in 1 wallet' : `in ${many(wallets)} wallets`),
  /** Tills of every installation by their code; those of bank accounts have the bank's name. */
  tills: {
    payouts: 'Withdrawals paid out',
    adjustments: 'Balance adjustments',
    'investment-money': 'Money placed in investments',
    'tax-withheld': 'Tax withheld from returns',
    'own-money': 'Own money of the company, declared as income',
  },
  trialBalance: 'Trial balance',
  trialBalanceMore: 'Every place where money lies. Debits and credits are equal in a sound book.',
  place: 'Place',
  debit: 'Debit',
  credit: 'Credit',
  userWallets: 'Wallets of users',
  userInvestments: 'Investments of users',
  poolOf: (name: string) => `Pool: ${name}`,
  total: 'Total',
  difference: 'Difference',
  asOf: (when: string) => `As of ${when}`,
  verification: 'Verification',
  verificationIntro:
    'The whole book summed from its first entry, with every check of npm run verify. ' +
    'Once a day by itself.',
  verifyNow: 'Verify now',
  verifying: 'Under way…',
  verifyFailed: 'Verification Failed',
  neverVerified: 'Never verified yet.',
  sound: 'Sound',
  soundMore: (checks: number) => `All ${many(checks)} checks are right.`,
  problems: (problems: number) => (problems === 1 ? '1 problem' : `${many(problems)} problems`),
  byItself: 'by itself',
  requestedBy: (who: string) => `asked by ${who}`,
  companyAccess: 'Company access code',
  took: (seconds: string) => `took ${seconds} s`,
  checked: (number: string) => `${number} looked at`,
  allChecks: 'All checks',
  earlier: 'Earlier verifications',
}

export const oversightRefusals: Record<OversightRefusal, RefusalWords> = {
  'export-not-asked-for': {
    title: 'Export Failed',
    message: 'This export was fetched already, or is older than ten minutes. Ask for it again.',
  },
  'export-under-way': {
    title: 'Export Failed',
    message: 'Another export of yours is still being written. Wait until it has arrived.',
  },
  'mail-not-found': { title: 'Retry Failed', message: 'This mail is not there any more.' },
  'mail-sent': { title: 'Retry Failed', message: 'This mail was sent in the meantime.' },
  'mail-too-old': {
    title: 'Retry Failed',
    message: 'Its link is over, so the mail would lead nowhere. The person can ask for a new one.',
  },
  'sample-sends-no-mail': {
    title: 'Retry Failed',
    message: 'A sample installation sends no mail. Open the mailbox to read it.',
  },
}
