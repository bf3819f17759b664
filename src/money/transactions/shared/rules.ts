/**
 * The parts common to all transactions: type, status, sign and names. The modules that own a kind
 * of transaction (deposits, withdrawals) define which status may follow which.
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
 * The expected time is measured on the newest completed transactions of these days; below the
 * minimum it is not shown.
 */
export const expectedTimeDays = 30
export const expectedTimeNewest = 4000
export const expectedTimeMinimum = 10
export const expectedTimeKind = z.enum(['deposit', 'withdrawal'])
export type ExpectedTimeKind = z.infer<typeof expectedTimeKind>

/** How far back the balance over time goes, today included. */
export const balanceHistoryDays = 120

/**
 * Whether this type brings money into the user's wallet. Stored amounts of credits are positive,
 * others negative.
 */
export function isCredit(type: TransactionType): boolean {
  return (
    type === 'deposit' ||
    type === 'deposit_initiated' ||
    type === 'investment_payout' ||
    type === 'admin_credit'
  )
}

/** No status follows these: the money has moved, or never will. */
export const finalTransactionStatuses = [
  'completed',
  'declined',
  'failed',
  'cancelled',
] as const satisfies readonly TransactionStatus[]

/** Nobody waits for these. Staff can still complete an expired deposit, so it is not final. */
export const endedTransactionStatuses = [...finalTransactionStatuses, 'expired'] as const

export function isEndedTransactionStatus(status: TransactionStatus): boolean {
  return (endedTransactionStatuses as readonly TransactionStatus[]).includes(status)
}

export function isFinalTransactionStatus(status: TransactionStatus): boolean {
  return (finalTransactionStatuses as readonly TransactionStatus[]).includes(status)
}

/**
 * The bank or e-wallet account of a transaction: the user's for a withdrawal, the company's for a
 * deposit.
 */
export const transactionBankAccount = z.strictObject({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})
export type TransactionBankAccount = z.infer<typeof transactionBankAccount>

/** The specification names the fields of meta_data. */
export interface TransactionMetaData {
  bank_name?: string
  account_name?: string
  account_number?: string
  /** Of a placed investment: the version of its plan, and the hash of its frozen terms. */
  plan_version?: string
  terms_sha256?: string
  selected_company_account?: { bank_name: string; account_number: string; account_name: string }
}

/** The random six characters at the end of a transaction uid and of a reference are from these. */
export const transactionNameLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export const searchTermMax = 100
export const transactionListLength = 20
export const latestTransactionsMax = 5
/** Lists with more than 10 rows show their count ('Showing N ...'). */
export const transactionsCountedFrom = 11

/** The filters in the URL. */
export const transactionSearch = z.object({
  search: z.catch(z.optional(line(searchTermMax)), undefined),
  type: z.catch(z.optional(transactionType), undefined),
  status: z.catch(z.optional(transactionStatus), undefined),
})
export type TransactionSearch = z.infer<typeof transactionSearch>

/** `before` is the id of the last row that the reader has. */
export const transactionListInput = z.strictObject({
  before: z.optional(uuid),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  search: z.optional(line(searchTermMax)),
  type: z.optional(transactionType),
  status: z.optional(transactionStatus),
})
export type TransactionListInput = z.infer<typeof transactionListInput>

/** Shorter than the column of the history, so that a module's remark fits behind the notes. */
export const transactionNotesMax = 1900

/** The internal text in the history of a status change: the admin's notes, the module's remark. */
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
