/** Descriptions in the activity record, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import type { ExportList } from './rules-exports.ts'

const lists: Record<ExportList, string> = {
  transactions: 'transactions',
  withdrawals: 'withdrawals',
  users: 'users',
  audit: 'the audit trail',
  income: 'declared income',
  taxes: 'withheld tax',
  maturities: 'maturities by week',
}
const listsFil: Record<ExportList, string> = {
  transactions: 'mga transaksyon',
  withdrawals: 'mga withdrawal',
  users: 'mga user',
  audit: 'audit trail',
  income: 'idineklarang kita',
  taxes: 'kinaltas na buwis',
  maturities: 'mga magma-mature bawat linggo',
}

const count = (number: number) => number.toLocaleString('en-PH')

const english = {
  exportRequested: (list: ExportList, reason: string) =>
    `Requested an export of ${lists[list]}: ${reason}`,
  exported: (list: ExportList, rows: number) =>
    `Exported ${lists[list]}: ${count(rows)} ${rows === 1 ? 'row' : 'rows'}`,
  mailRetried: (kind: string) => `Retried a mail (${kind})`,
  mailTested: (accepted: boolean): string =>
    accepted
      ? 'Sent a test email; the mail server accepted it'
      : 'Tried to send a test email; the mail server didn’t accept it',
  testMail: {
    subject: 'Test email',
    paragraph: 'An administrator sent this email from the console to test the mail server.',
  },
  verificationRequested: () => 'Requested a verification of the books',
  alarm: {
    subject: 'The books don’t balance',
    paragraphs: (problems: number) => [
      `The check of all books found ${count(problems)} ` +
        `${problems === 1 ? 'problem' : 'problems'}. See each one under Books in the console.`,
      'Don’t complete any withdrawal until you know the cause.',
    ],
    action: 'Open the books',
  },
  booksWrong: (problems: number) =>
    `The verification of the books found ${count(problems)} ` +
    `${problems === 1 ? 'problem' : 'problems'}`,
}

const filipino: typeof english = {
  exportRequested: (list, reason) => `Humiling ng export ng ${listsFil[list]}: ${reason}`,
  exported: (list, rows) => `Na-export ang ${listsFil[list]}: ${count(rows)} row`,
  mailRetried: (kind) => `Sinubukan ulit ang isang email (${kind})`,
  mailTested: (accepted) =>
    accepted
      ? 'Nagpadala ng test email; tinanggap ito ng mail server'
      : 'Sinubukang magpadala ng test email; hindi ito tinanggap ng mail server',
  testMail: {
    subject: 'Test email',
    paragraph: 'Ipinadala ito ng isang administrator mula sa console para subukan ang mail server.',
  },
  verificationRequested: () => 'Humiling ng beripikasyon ng mga libro',
  alarm: {
    subject: 'May mali sa mga libro',
    paragraphs: (problems) => [
      `May nakitang ${count(problems)} mali sa pagsusuri ng buong libro. Nakalista ang bawat isa ` +
        'sa pahinang Mga Libro ng console.',
      'Huwag munang kumpletuhin ang mga withdrawal hangga’t hindi alam ang dahilan.',
    ],
    action: 'Buksan ang mga libro',
  },
  booksWrong: (problems) => `May nakitang ${count(problems)} problema sa beripikasyon ng mga libro`,
}

export const oversightRecordTexts = inBothLanguages(english, filipino)
