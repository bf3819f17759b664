import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { MailState } from './rules-address.ts'
import type { ExportList } from './rules-exports.ts'
import { exportRowsMax, testMailSeconds, type OversightRefusal } from './rules.ts'

const many = (number: number) => number.toLocaleString('en-PH')

export const oversightWords = {
  // Exports
  export: 'Export CSV',
  exportTitle: {
    transactions: 'Export transactions',
    withdrawals: 'Export withdrawals',
    users: 'Export users',
    audit: 'Export the audit trail',
    income: 'Export declared income',
    taxes: 'Export withheld tax',
    maturities: 'Export maturities',
  } satisfies Record<ExportList, string>,
  exportIntro:
    `A CSV file of this list with the current filters, up to ${many(exportRowsMax)} rows. The ` +
    'audit trail records who exported it and why.',
  exportFilters: 'Filters',
  exportNoFilters: 'None: the whole list',
  reason: 'Reason',
  reasonHint: 'The purpose of the file, and who will get it.',
  download: 'Download CSV',
  cancel: 'Cancel',
  done: 'Done',
  exportFailed: 'Export Failed',
  exported: 'Exported',
  rows: 'Rows',
  checksum: 'SHA-256 of the file',
  copyChecksum: 'checksum',
  cutOff: `The file ends after ${many(exportRowsMax)} rows. Filter, then export the rest in parts.`,
  unfinished:
    'The file has arrived, but the server has not confirmed that it is complete. Check the audit ' +
    'trail before you use it.',

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
  changes: 'Changes',
  openEntry: 'Details',
  fromAddress: 'Network address',
  auditViews: { all: 'All', exports: 'Exports', settings: 'Settings' },
  chain: 'Proof',
  chainIntro:
    'Each entry is hashed together with the one before it, and the newest hash is signed. Keep a ' +
    'copy, or send one to someone outside: anyone who rewrites past entries cannot reproduce it.',
  linked: 'Entries in the chain',
  waiting: (entries: number) => `${many(entries)} more in a moment`,
  head: 'Signed up to entry',
  signedAt: 'Signed',
  hash: 'Hash',
  signature: 'Signature',
  publicKey: 'Public key',
  noHead: 'Nothing signed yet.',
  chainFailed: 'The proof could not be loaded',

  // Outbox
  outboxTitle: 'Outbox',
  outboxSearch: 'Search by email address',
  status: 'Status',
  allMails: 'All emails',
  outboxAll: 'All',
  states: {
    waiting: 'Waiting',
    failed: 'Failed, will retry',
    given_up: 'Not delivered',
    sent: 'Sent',
  } satisfies Record<MailState, string>,
  notSent: 'Not sent (sample)',
  mail: 'Email',
  recipient: 'To',
  written: 'Written',
  attempts: 'Attempts',
  mails: 'emails',
  noMails: 'No matching emails',
  noMailsMore: 'Change the search or the filters.',
  mailsFailed: 'Error Fetching Emails',
  nextTry: (when: string) => `next attempt ${when}`,
  sentAt: (when: string) => `sent ${when}`,
  retry: 'Try again now',
  retryOne: (subject: string, to: string) => `Try again now: ${subject}, to ${to}`,
  retryFailed: 'Retry Failed',
  retried: 'Email Queued',
  retriedMore: (to: string) => `The email to ${to} goes out within seconds.`,
  tooOld: 'Its link has expired. The person can ask for a new one.',
  noServer: 'No email server configured',
  noServerMore:
    'Emails stay here and are dropped after three days. Set KABAN_SMTP_URL and restart.',
  sampleMails: 'Sample installations send no email',
  sampleMailsMore: 'Read them in the mailbox instead.',
  mailbox: 'Open the mailbox',
  someFailed: (mails: number) =>
    mails === 1
      ? '1 email failed and will be retried automatically.'
      : `${many(mails)} emails failed and will be retried automatically.`,
  someGivenUp: (mails: number) =>
    mails === 1 ? '1 email was not delivered.' : `${many(mails)} emails were not delivered.`,
  testMail: 'Send a test email',
  testMailMore: 'Goes to your own address at once, not through the outbox.',
  testMailFailed: 'Test Failed',
  testMailTitles: {
    accepted: 'The mail server accepted the test email',
    failed: 'The test email wasn’t accepted',
    silent: `The mail server didn’t answer within ${testMailSeconds} seconds`,
  },
  testMailSaid: (to: string, said: string) => `To ${to}: ${said}`,
  testMailNext: 'It can still end up in spam or come back. Check your inbox.',

  // Books
  booksTitle: 'Books',
  booksIntro: 'Compares the money of users with the money the company holds for them, right now.',
  booksFailed: 'Error Fetching Books',
  balanced: 'The books balance',
  balancedMore: 'The company’s accounts hold exactly what users own together.',
  notBalanced: 'The books do not balance',
  notBalancedMore: (amount: string) =>
    `The difference is ${amount}. Do not complete withdrawals until the cause is known.`,
  holdsDiffer: 'Holds and open withdrawals differ',
  holdsDifferMore: (held: string, open: string) =>
    `${held} is on hold, but open withdrawals total ${open}. Find the cause.`,
  liabilities: 'Owed to users',
  available: 'Available in wallets',
  held: 'On hold for withdrawals',
  invested: 'Placed in investments',
  owedTo: (users: number) => (users === 1 ? 'owed to 1 user' : `owed to ${many(users)} users`),
  /** Tills of every installation by their code; those of bank accounts have the bank's name. */
  tills: {
    payouts: 'Withdrawals paid out',
    adjustments: 'Balance adjustments',
    'investment-money': 'Money placed in investments',
    'tax-withheld': 'Tax withheld from returns',
    'own-money': 'The company’s own money, declared as income',
  },
  trialBalance: 'Trial balance',
  trialBalanceMore: 'Every account in the ledger. Debits and credits must be equal.',
  place: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  userWallets: 'Wallets of users',
  userInvestments: 'Investments of users',
  poolOf: (name: string) => `Pool: ${name}`,
  total: 'Total',
  difference: 'Difference',
  asOf: (when: string) => `As of ${when}`,
  verification: 'Verification',
  verificationIntro: (checks: number | undefined) =>
    `Adds up the whole ledger from its first entry and runs all ${checks ? `${checks} ` : ''}` +
    'checks. Runs automatically once a day.',
  verifyNow: 'Verify now',
  verifying: 'Verifying…',
  verifyFailed: 'Verification Failed',
  neverVerified: 'Not verified yet.',
  sound: 'Sound',
  soundMore: (checks: number) => `All ${many(checks)} checks passed.`,
  problems: (problems: number) => (problems === 1 ? '1 problem' : `${many(problems)} problems`),
  byItself: 'automatic',
  requestedBy: (who: string) => `requested by ${who}`,
  companyAccess: 'Company access code',
  took: (seconds: string) => `took ${seconds} s`,
  checked: (number: string) => `${number} checked`,
  allChecks: 'All checks',
  earlier: 'Earlier verifications',
}

export const oversightRefusals: Record<OversightRefusal, RefusalWords> = {
  'export-not-asked-for': {
    title: 'Export Failed',
    message: 'This export was already downloaded or is older than ten minutes. Start a new one.',
  },
  'export-under-way': {
    title: 'Export Failed',
    message: 'Another export of yours is still running. Wait until it finishes.',
  },
  'mail-not-found': { title: 'Retry Failed', message: 'This email no longer exists.' },
  'mail-sent': { title: 'Retry Failed', message: 'This email was already sent.' },
  'mail-too-old': {
    title: 'Retry Failed',
    message: 'Its link has expired. The person can ask for a new one.',
  },
  'sample-sends-no-mail': {
    title: 'Retry Failed',
    message: 'Sample installations send no email. Open the mailbox to read it.',
  },
  'no-mail-server': {
    title: 'Test Failed',
    message: 'No mail server is set. Set KABAN_SMTP_URL and restart.',
  },
  'no-email-of-yours': {
    title: 'Test Failed',
    message: 'The company access code has no email address. Sign in as an administrator with one.',
  },
}
