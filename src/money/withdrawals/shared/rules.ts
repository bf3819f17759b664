/**
 * A withdrawal: its statuses and the only moves between them. A request holds the money, a
 * completed withdrawal pays it out, every other end gives it back; nothing else moves money. How
 * much may be requested is judged in rules-limits.ts.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import {
  transactionNotesMax,
  type TransactionStatus,
  type TransactionType,
} from '#money/transactions/shared/rules.ts'
import type { WithdrawalAmountRefusal } from './rules-limits.ts'

/** A request becomes a withdrawal when the company agrees to it. */
export const withdrawalTypes = [
  'withdrawal',
  'withdrawal_request',
] as const satisfies readonly TransactionType[]

export const withdrawalStatuses = [
  'pending',
  'processing',
  'on_hold',
  'approved',
  'completed',
  'declined',
  'failed',
  'cancelled',
] as const
export const withdrawalStatus = z.enum(withdrawalStatuses)
export type WithdrawalStatus = z.infer<typeof withdrawalStatus>

export function isWithdrawalStatus(status: TransactionStatus): status is WithdrawalStatus {
  return (withdrawalStatuses as readonly string[]).includes(status)
}

/**
 * Which status may follow which. Only the user cancels, and only while nobody has begun; every
 * other move is the staff's.
 */
export const withdrawalMoves: Record<WithdrawalStatus, readonly WithdrawalStatus[]> = {
  pending: ['processing', 'on_hold', 'approved', 'completed', 'declined', 'failed', 'cancelled'],
  processing: ['on_hold', 'approved', 'completed', 'declined', 'failed'],
  on_hold: ['processing', 'approved', 'completed', 'declined', 'failed'],
  // The company has agreed: now the bank pays, or it does not.
  approved: ['completed', 'failed'],
  completed: [],
  declined: [],
  failed: [],
  cancelled: [],
}

export function mayMoveWithdrawal(
  from: WithdrawalStatus,
  to: WithdrawalStatus,
  by: 'user' | 'admin',
): boolean {
  return withdrawalMoves[from].includes(to) && (to === 'cancelled') === (by === 'user')
}

/** The moves that the Process window offers. */
export function staffWithdrawalMoves(from: WithdrawalStatus): WithdrawalStatus[] {
  return withdrawalMoves[from].filter((to) => to !== 'cancelled')
}

/** The money of these is on hold. */
export const openWithdrawalStatuses = withdrawalStatuses.filter(
  (status) => withdrawalMoves[status].length > 0,
)

/** The company decides about these, and pays the others that are open. */
export const withdrawalStatusesToDecide = [
  'pending',
  'on_hold',
] as const satisfies WithdrawalStatus[]
export const withdrawalStatusesToPay = openWithdrawalStatuses.filter(
  (status) => !(withdrawalStatusesToDecide as readonly WithdrawalStatus[]).includes(status),
)

/** What a move does to the money on hold. */
export function withdrawalEffect(to: WithdrawalStatus): 'pays-out' | 'gives-back' | 'keeps-held' {
  if (to === 'completed') return 'pays-out'
  return to === 'declined' || to === 'failed' || to === 'cancelled' ? 'gives-back' : 'keeps-held'
}

/** The company owes the user a reason when it declines or the payment fails. */
export function withdrawalNeedsReason(to: WithdrawalStatus): boolean {
  return to === 'declined' || to === 'failed'
}

/** The company agrees by moving a withdrawal here; above a limit two people have to. */
export const agreedWithdrawalStatuses = ['approved', 'completed'] as const
export type AgreedWithdrawalStatus = (typeof agreedWithdrawalStatuses)[number]

export function isAgreedWithdrawal(status: WithdrawalStatus): status is AgreedWithdrawalStatus {
  return (agreedWithdrawalStatuses as readonly WithdrawalStatus[]).includes(status)
}

export function withdrawalTypeAfter(
  to: WithdrawalStatus,
  before: TransactionType,
): TransactionType {
  return isAgreedWithdrawal(to) ? 'withdrawal' : before
}

/** A bank reference names a payment, so a withdrawal has none before the company agrees. */
export function takesBankReference(to: WithdrawalStatus): boolean {
  return isAgreedWithdrawal(to)
}

/** As banks print it: capitals, single spaces. Two spellings of one reference are one reference. */
export function plainBankReference(written: string): string {
  return written.trim().replace(/\s+/g, ' ').toUpperCase()
}

/** A bank finds no payment by fewer letters and digits. */
export const bankReferenceMin = 4

export function isBankReference(plain: string): boolean {
  return plain.replace(/[^A-Z0-9]/g, '').length >= bankReferenceMin
}

/** Checks the shape only. Limits and bank details are judged by rules-limits.ts, which has words. */
export const withdrawalRequest = z.strictObject({
  requestId,
  amountCentavos: z.bigint(),
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>

/** What a person types into the form. */
export const withdrawalForm = z.strictObject({
  amount: z.string(),
  to: z.enum(['linked', 'other']),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})

export const withdrawalCancellation = z.strictObject({ transactionId: uuid, moveId: uuid })
export type WithdrawalCancellation = z.infer<typeof withdrawalCancellation>

export const withdrawalMove = z.strictObject({
  transactionId: uuid,
  moveId: uuid,
  to: withdrawalStatus,
  reason: z.optional(paragraph(1000)),
  notes: z.optional(paragraph(transactionNotesMax)),
  bankReference: z.optional(line(60)),
  /** The `updatedAt` of the withdrawal that the dialog showed. */
  updatedAtSeen: z.optional(z.date()),
})
export type WithdrawalMove = z.infer<typeof withdrawalMove>

/** What staff type into the Process window. */
export const processWithdrawalForm = z.strictObject({
  to: z.string(),
  reason: z.string(),
  notes: z.string(),
  bankReference: z.string(),
})
export type ProcessWithdrawalForm = z.infer<typeof processWithdrawalForm>

/** A transaction id or uid. */
export const withdrawalIdInput = z.strictObject({ id: filledLine(64) })

export type WithdrawalRefusal =
  | WithdrawalAmountRefusal
  | 'bank-details-incomplete'
  | 'user-not-active'
  | 'move-not-allowed'
  | 'reason-required'
  | 'bank-reference-required'
  | 'bank-reference-short'
  | 'bank-reference-used'
  | 'bank-reference-too-early'
  | 'consent-not-possible'
  | 'consent-too-often'
