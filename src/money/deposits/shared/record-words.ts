import { inBothLanguages } from '#foundation/contract/shared/bilingual.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { DepositStatus } from './rules.ts'
import { depositStatusWordFil } from './words.fil.ts'
import { depositStatusPhrase, depositStatusWord } from './words.ts'

const english = {
  companyAccountAdded: (bank: string, number: string) =>
    `Company account added for deposits: ${bank} ${number}.`,
  companyAccountRetired: (bank: string, number: string) =>
    `Company account retired: ${bank} ${number}.`,
  companyAccountRestored: (bank: string, number: string) =>
    `Company account brought back for deposits: ${bank} ${number}.`,
  requested: (amount: string, bankName: string) => `Deposit of ${amount} to ${bankName} requested.`,
  requestedNotice: (amount: string, reference: string, until: Date) =>
    `Your deposit of ${amount} (${reference}) is open. Pay by ${showDateTime(until)}, then send ` +
    'your proof of payment in the deposit chat.',
  completed: (amount: string) => `Deposit of ${amount} completed.`,
  moved: (amount: string, to: DepositStatus, reason: string) =>
    `Deposit of ${amount} ${depositStatusPhrase(to)}.${reason ? ` ${reason}` : ''}`,
  movedByStaff: (reference: string, from: DepositStatus, to: DepositStatus) =>
    `Deposit ${reference}: ${depositStatusWord(from)} to ${depositStatusWord(to)}.`,
  expired: (amount: string) =>
    `Your deposit of ${amount} has expired. If you’ve already paid, tell us in the chat: your ` +
    'payment isn’t lost.',
  cancelled: (amount: string) => `Deposit of ${amount} cancelled.`,
  extended: (amount: string) => `Extended the time for the deposit of ${amount}.`,
  extendedNotice: (amount: string, reference: string, until: Date) =>
    `You have more time for your deposit of ${amount} (${reference}). Pay by ` +
    `${showDateTime(until)}.`,
  chatBegun: (reference: string) => `Deposit chat for ${reference} started.`,
  chatStarted: (reference: string) =>
    `Your deposit chat for ${reference} is open. Send your proof of payment there.`,
}

const filipino: typeof english = {
  companyAccountAdded: (bank, number) =>
    `Idinagdag na account ng kompanya para sa deposito: ${bank} ${number}.`,
  companyAccountRetired: (bank, number) => `Inihintong account ng kompanya: ${bank} ${number}.`,
  companyAccountRestored: (bank, number) =>
    `Ibinalik na account ng kompanya para sa deposito: ${bank} ${number}.`,
  requested: (amount, bankName) => `Humiling ng deposito na ${amount} sa ${bankName}.`,
  requestedNotice: (amount, reference, until) =>
    `Bukas na ang deposito mong ${amount} (${reference}). Magbayad hanggang ` +
    `${showDateTime(until, 'fil')}, saka ipadala ang patunay ng bayad sa deposit chat.`,
  completed: (amount) => `Tapos na ang deposito na ${amount}.`,
  moved: (amount, to, reason) =>
    `Status ngayon ng deposito na ${amount}: ` +
    `${depositStatusWordFil(to)}.${reason ? ` ${reason}` : ''}`,
  movedByStaff: (reference, from, to) =>
    `Deposito ${reference}: mula ${depositStatusWordFil(from)}, ` +
    `naging ${depositStatusWordFil(to)}.`,
  expired: (amount) =>
    `Nag-expire na ang deposito mong ${amount}. Kung nakapagbayad ka na, sabihin sa amin sa ` +
    'chat: hindi nawala ang bayad mo.',
  cancelled: (amount) => `Kinansela ang deposito na ${amount}.`,
  extended: (amount) => `Pinahaba ang oras para sa deposito na ${amount}.`,
  extendedNotice: (amount, reference, until) =>
    `May dagdag na oras ka para sa deposito mong ${amount} (${reference}). Magbayad hanggang ` +
    `${showDateTime(until, 'fil')}.`,
  chatBegun: (reference) => `Nagsimula ang deposit chat ng ${reference}.`,
  chatStarted: (reference) =>
    `Bukas na ang deposit chat mo para sa ${reference}. Doon ipadala ang patunay ng bayad.`,
}

/** Texts of activity entries and notifications, in both languages. */
export const depositRecordTexts = inBothLanguages(english, filipino)
