/**
 * What every movement of money has in common: its types, states, sign and names. It never moves
 * money and never decides which state may follow which: that is the move table of the room that
 * owns the movement (deposits, withdrawals).
 */
import * as z from 'zod/mini'
import { line, uuid } from '#foundation/contract/shared/fields.ts'

export const transactionTypes = [
  'deposit',
  'deposit_initiated',
  'withdrawal',
  'withdrawal_request',
  'investment',
  'investment_payout',
  'admin_credit',
  'admin_debit',
] as const
export const transactionType = z.enum(transactionTypes)
export type TransactionType = z.infer<typeof transactionType>

export const transactionStatuses = [
  'pending_payment',
  'pending',
  'pending_confirmation',
  'processing',
  'on_hold',
  'approved',
  'completed',
  'declined',
  'failed',
  'cancelled',
  'expired',
] as const
export const transactionStatus = z.enum(transactionStatuses)
export type TransactionStatus = z.infer<typeof transactionStatus>

/**
 * What an expected time is measured on: what was completed in so many days, the newest of it; with
 * fewer than the minimum nothing is said.
 */
export const expectedTimeDays = 30
export const expectedTimeNewest = 4000
export const expectedTimeMinimum = 10
export const expectedTimeKind = z.enum(['deposit', 'withdrawal'])
export type ExpectedTimeKind = z.infer<typeof expectedTimeKind>

/**
 * Does this type bring money into the user's wallet? Then its amount is positive, otherwise
 * negative.
 */
export function isCredit(type: TransactionType): boolean {
  return (
    type === 'deposit' ||
    type === 'deposit_initiated' ||
    type === 'investment_payout' ||
    type === 'admin_credit'
  )
}

/** No status follows these: the money has moved, or it never will. */
export const finalTransactionStatuses = [
  'completed',
  'declined',
  'failed',
  'cancelled',
] as const satisfies readonly TransactionStatus[]

/** Nobody waits for these. Staff can still complete an expired deposit, so it is not final. */
export const endedTransactionStatuses = [...finalTransactionStatuses, 'expired'] as const

export function isFinalTransactionStatus(status: TransactionStatus): boolean {
  return (finalTransactionStatuses as readonly TransactionStatus[]).includes(status)
}

/**
 * The bank or e-wallet account that a transaction names: the user's for a withdrawal, the company's
 * for a deposit.
 */
export const transactionBankAccount = z.strictObject({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})
export type TransactionBankAccount = z.infer<typeof transactionBankAccount>

/** As the specification names the fields of meta_data. */
export interface TransactionMetaData {
  bank_name?: string
  account_name?: string
  account_number?: string
  selected_company_account?: { bank_name: string; account_number: string; account_name: string }
}

/** Long identifiers are shortened in lists: the start tells nothing, the end tells rows apart. */
export function shortTransactionUid(transactionUid: string): string {
  return transactionUid.length <= 12 ? transactionUid : `…${transactionUid.slice(-10)}`
}

/** The last six characters of a transaction's number and of its reference number are out of these. */
export const transactionNameLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export const searchTermMax = 100
export const transactionListLength = 20
export const latestTransactionsShown = 5
/** A list of at least so many says how many it shows: 'Showing N ...' when more than 10 rows. */
export const transactionsCountedFrom = 11

/** The state of the user's list, as it stands in its address. */
export const transactionSearch = z.object({
  search: z.catch(z.optional(line(searchTermMax)), undefined),
  type: z.catch(z.optional(transactionType), undefined),
  status: z.catch(z.optional(transactionStatus), undefined),
})
export type TransactionSearch = z.infer<typeof transactionSearch>

/** What the user's list can be asked for. `before` is the id of the last row that the reader has. */
export const transactionListInput = z.strictObject({
  before: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  search: z.optional(line(searchTermMax)),
  type: z.optional(transactionType),
  status: z.optional(transactionStatus),
})
export type TransactionListInput = z.infer<typeof transactionListInput>

/** Less than a history row holds, so that a remark of the room fits behind the notes. */
export const transactionNotesMax = 1900

/**
 * What the history keeps of a move's internal words: the notes of the admin, and what the room
 * itself remarks.
 */
export function historyNotes({
  notes = '',
  remark = '',
}: {
  notes?: string | undefined
  remark?: string | undefined
}): string {
  return [notes, remark].filter((part) => part !== '').join('\n')
}

export type TransactionRefusal =
  | 'transaction-not-found'
  | 'key-reused'
  | 'changed-meanwhile'
  | 'user-closed'
  | 'own-transaction'
