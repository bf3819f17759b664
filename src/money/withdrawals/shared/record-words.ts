/** Texts of records and notifications about withdrawals, in both languages. */
import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { describeInFilipino } from '#money/transactions/shared/descriptions.fil.ts'
import type { TransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWordsFil } from '#money/transactions/shared/words.fil.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'

const word = (status: TransactionStatus) => transactionWords.statuses[status].toLowerCase()
const wordFil = (status: TransactionStatus) => transactionWordsFil.statuses[status].toLowerCase()

/** Phrases for the statuses that have one; the others read "is …". */
const phrases: Partial<Record<TransactionStatus, string>> = {
  processing: 'is being processed',
  approved: 'was approved',
  completed: 'was completed',
  declined: 'was declined',
  failed: 'has failed',
  cancelled: 'was cancelled',
}
export const withdrawalPhrase = (status: TransactionStatus): string =>
  phrases[status] ?? `is ${word(status)}`

const because = (reason: string) => (reason === '' ? '' : ` ${reason}`)

const english = {
  requestedNotice: (amount: string, reference: string) =>
    `We received your request to withdraw ${amount} (${reference}). The amount is on hold.`,
  movedNotice: (amount: string, reference: string, status: TransactionStatus, reason: string) =>
    `Your withdrawal of ${amount} (${reference}) ${withdrawalPhrase(status)}.${because(reason)}`,
  moneyBack: 'The money is back in your balance.',
  requestedActivity: (amount: string, reference: string) =>
    `Requested a withdrawal of ${amount} (${reference}).`,
  cancelledActivity: (amount: string, reference: string) =>
    `Cancelled the withdrawal of ${amount} (${reference}).`,
  movedActivity: (
    amount: string,
    reference: string,
    from: TransactionStatus,
    to: TransactionStatus,
  ) => `Withdrawal of ${amount} (${reference}) changed from ${word(from)} to ${word(to)}.`,
  revealed: (reference: string, reason: string) =>
    `Account number of withdrawal ${reference} viewed. Reason: ${reason}`,
  consentGiven: (reference: string) =>
    `Agreed to show withdrawal ${reference}, masked, on the public page.`,
  consentRevoked: (reference: string) => `Withdrawal ${reference} is no longer public.`,
  proofGiven: (reference: string) =>
    `Published the receipt of withdrawal ${reference} as proof of payout.`,
  proofRevoked: (reference: string) =>
    `The receipt of withdrawal ${reference} is no longer public.`,
}

const filipino: typeof english = {
  requestedNotice: (amount, reference) =>
    `Natanggap ang hiling mong withdrawal na ${amount} (${reference}). Nakatabi ang halaga.`,
  movedNotice: (amount, reference, status, reason) =>
    `Status ngayon ng withdrawal mong ${amount} (${reference}): ${wordFil(status)}.` +
    because(describeInFilipino(reason)),
  moneyBack: 'Nasa balanse mo na ulit ang pera.',
  requestedActivity: (amount, reference) => `Humiling ng withdrawal na ${amount} (${reference}).`,
  cancelledActivity: (amount, reference) => `Kinansela ang withdrawal na ${amount} (${reference}).`,
  movedActivity: (amount, reference, from, to) =>
    `Nagbago ang status ng withdrawal na ${amount} (${reference}): mula ${wordFil(from)}, ` +
    `naging ${wordFil(to)}.`,
  revealed: (reference, reason) =>
    `Tiningnan ang numero ng account ng withdrawal na ${reference}. Dahilan: ${reason}`,
  consentGiven: (reference) =>
    `Pumayag na ipakita ang withdrawal na ${reference}, nang nakatago ang pangalan, sa ` +
    'pampublikong pahina.',
  consentRevoked: (reference) => `Hindi na pampubliko ang withdrawal na ${reference}.`,
  proofGiven: (reference) =>
    `Inilathala ang resibo ng withdrawal na ${reference} bilang patunay ng payout.`,
  proofRevoked: (reference) => `Hindi na pampubliko ang resibo ng withdrawal na ${reference}.`,
}

export const withdrawalRecordTexts = inBothLanguages(english, filipino)
