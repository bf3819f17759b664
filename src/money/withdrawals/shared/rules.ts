/**
 * The statuses of a withdrawal and the only moves between them. A request holds the money, a
 * completed withdrawal pays it out, every other end gives it back; nothing else moves money.
 * rules-limits.ts judges how much may be requested.
 */
import * as z from 'zod/mini'
import { filledLine, line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import {
  transactionNotesMax,
  type TransactionStatus,
  type TransactionType,
} from '#money/transactions/shared/rules.ts'
import { revealReason } from '#people/profile/shared/rules-reveal.ts'
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
 * The moves from each status. Only the user cancels, and only while it is pending; staff make every
 * other move.
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

/** The likeliest next move, unless it has to wait: approve, then pay. */
export function nextWithdrawalMove({
  status,
  waitsUntil,
  waitsForApproval,
}: {
  status: WithdrawalStatus
  waitsUntil: Date | null
  waitsForApproval: boolean
}): AgreedWithdrawalStatus | null {
  if (status === 'approved') return 'completed'
  const isFree = waitsUntil === null && !waitsForApproval
  return isFree && withdrawalMoves[status].includes('approved') ? 'approved' : null
}

/** In these the money is on hold. */
export const openWithdrawalStatuses = withdrawalStatuses.filter(
  (status) => withdrawalMoves[status].length > 0,
)

/** In these the company still has to decide; it pays the other open ones. */
export const withdrawalStatusesToDecide = [
  'pending',
  'on_hold',
] as const satisfies WithdrawalStatus[]
export const withdrawalStatusesToPay = openWithdrawalStatuses.filter(
  (status) => !(withdrawalStatusesToDecide as readonly WithdrawalStatus[]).includes(status),
)

/** The effect of a move on the held money. */
export function withdrawalEffect(to: WithdrawalStatus): 'pays-out' | 'gives-back' | 'keeps-held' {
  if (to === 'completed') return 'pays-out'
  return to === 'declined' || to === 'failed' || to === 'cancelled' ? 'gives-back' : 'keeps-held'
}

/** The company owes the user a reason when it declines or the payment fails. */
export function withdrawalNeedsReason(to: WithdrawalStatus): boolean {
  return to === 'declined' || to === 'failed'
}

/** Returns the refusal and its field when the move still lacks a reason or a reference. */
export function missingInMove(
  to: WithdrawalStatus,
  { reason, bankReference }: { reason: string; bankReference: string },
):
  | { refusal: 'reason-required'; field: 'reason' }
  | { refusal: 'bank-reference-required'; field: 'bankReference' }
  | null {
  if (withdrawalNeedsReason(to) && reason.trim() === '')
    return { refusal: 'reason-required', field: 'reason' }
  if (to === 'completed' && bankReference.trim() === '')
    return { refusal: 'bank-reference-required', field: 'bankReference' }
  return null
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

/** Staff may hold or decline a withdrawal to a new account at once; these moves wait. */
export function waitsForNewPayee(to: WithdrawalStatus): boolean {
  return to === 'processing' || isAgreedWithdrawal(to)
}

/** A bank reference names a payment, so a withdrawal has none before the company agrees. */
export function takesBankReference(to: WithdrawalStatus): boolean {
  return isAgreedWithdrawal(to)
}

/** As banks print it: capitals, single spaces. Two spellings of one reference are one reference. */
export function plainBankReference(written: string): string {
  return written.trim().replace(/\s+/g, ' ').toUpperCase()
}

/** Banks cannot find a payment by fewer letters and digits. */
export const bankReferenceMin = 4

export function isBankReference(plain: string): boolean {
  return plain.replace(/[^A-Z0-9]/g, '').length >= bankReferenceMin
}

/** Checks the shape only; rules-limits.ts judges limits and bank details. */
export const withdrawalRequest = z.strictObject({
  requestId,
  amountCentavos: z.bigint(),
  bankName: line(100),
  accountName: line(100),
  accountNumber: line(40),
})
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>

/** The text that a user types into the form. */
export const withdrawalForm = z.strictObject({
  amount: z.string(),
  /** 'linked', 'other', or the id of a saved account. */
  to: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
})

export const withdrawalCancellation = z.strictObject({ transactionId: uuid, moveId: requestId })
export type WithdrawalCancellation = z.infer<typeof withdrawalCancellation>

export const withdrawalMove = z.strictObject({
  transactionId: uuid,
  moveId: requestId,
  to: withdrawalStatus,
  reason: z.optional(paragraph(1000)),
  notes: z.optional(paragraph(transactionNotesMax)),
  bankReference: z.optional(line(60)),
  /** The `updatedAt` of the withdrawal when the dialog opened. */
  updatedAtSeen: z.optional(z.date()),
})
export type WithdrawalMove = z.infer<typeof withdrawalMove>

/** For the form: whether money was sent to this account before. */
export const payeeInput = z.pick(withdrawalRequest, {
  bankName: true,
  accountName: true,
  accountNumber: true,
})

/** The browser makes `liftId` when the dialog opens. */
export const payeeWaitLift = z.strictObject({
  transactionId: uuid,
  liftId: requestId,
  reason: paragraph(1000),
})
export type PayeeWaitLift = z.infer<typeof payeeWaitLift>
export const payeeWaitLiftForm = z.pick(payeeWaitLift, { reason: true })

/** A step of the staff that can take a second person. */
export const withdrawalStep = z.strictObject({
  transactionId: uuid,
  step: z.enum(['agree', 'end-wait']),
})
export type WithdrawalStep = z.infer<typeof withdrawalStep>

/** The fields of the Process dialog. */
export const processWithdrawalForm = z.strictObject({
  to: z.string(),
  reason: z.string(),
  notes: z.string(),
  bankReference: z.string(),
})
export type ProcessWithdrawalForm = z.infer<typeof processWithdrawalForm>

/** A transaction id or uid. */
export const withdrawalIdInput = z.strictObject({ id: filledLine(64) })
export const withdrawalReveal = z.strictObject({ transactionId: uuid, reason: revealReason })

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
  | 'payee-waits'
  | 'payee-does-not-wait'
  | 'payee-not-found'
  | 'lift-used'
  | 'consent-not-possible'
  | 'consent-too-often'
