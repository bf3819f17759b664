/**
 * The administrator's overview and the one dialog that edits any transaction. It decides nothing
 * about money: every move goes to the room that owns the movement, and is allowed or refused
 * there.
 */
import * as z from 'zod/mini'
import { line, paragraph, uuid } from '#foundation/contract/shared/fields.ts'
import {
  depositStatuses,
  mayMoveDeposit,
  moveDepositInput,
  depositMoveNeedsReason as depositNeedsReason,
  depositReasonMax,
  type DepositStatus,
} from '#money/deposits/shared/rules.ts'
import {
  transactionNotesMax,
  transactionStatus,
  type TransactionStatus,
  type TransactionType,
} from '#money/transactions/shared/rules.ts'
import {
  isWithdrawalStatus,
  staffWithdrawalMoves,
  withdrawalNeedsReason,
  takesBankReference,
} from '#money/withdrawals/shared/rules.ts'
import type { SubjectKind } from '#people/activity/shared/rules.ts'

export const recentLength = 5
export const notesMax = transactionNotesMax
export const bankReferenceMax = 60

export const transactionEdit = z.strictObject({
  transactionId: uuid,
  /** Made when the dialog opens: saving twice is saving once. */
  moveId: uuid,
  /** Absent, or the present status: only the words are saved. */
  to: z.optional(transactionStatus),
  /** Only the company reads it. */
  adminNotes: paragraph(notesMax),
  /** The user reads it on the receipt. */
  statusReason: paragraph(depositReasonMax),
  /** Of a withdrawal that is approved or completed: as the bank prints it. */
  bankReference: z.optional(line(bankReferenceMax)),
  /** The `updatedAt` of the transaction that the dialog showed. */
  updatedAtSeen: z.date(),
})
export type TransactionEdit = z.infer<typeof transactionEdit>

/** The dialog's fields; the empty choice leaves the status as it is. */
export const transactionEditForm = z.strictObject({
  to: z.union([z.literal(''), transactionStatus]),
  adminNotes: transactionEdit.shape.adminNotes,
  statusReason: transactionEdit.shape.statusReason,
  bankReference: z.string(),
})

/** The room that owns a movement; null: its kind is never moved by hand. */
export function ownerOf(type: TransactionType): 'deposits' | 'withdrawals' | null {
  if (type === 'deposit' || type === 'deposit_initiated') return 'deposits'
  return type === 'withdrawal' || type === 'withdrawal_request' ? 'withdrawals' : null
}

/** By what name the record of who did what knows it. */
export function subjectKindOf(type: TransactionType): SubjectKind {
  const owner = ownerOf(type)
  if (owner === 'deposits') return 'deposit'
  if (owner === 'withdrawals') return 'withdrawal'
  return type === 'investment' || type === 'investment_payout' ? 'investment' : 'adjustment'
}

/** Does this move name the payment at the bank, and may it not be made without? */
export function asksForBankReference(
  { type }: Pick<Movable, 'type'>,
  to: TransactionStatus | '',
): 'required' | 'optional' | null {
  if (
    ownerOf(type) !== 'withdrawals' ||
    to === '' ||
    !isWithdrawalStatus(to) ||
    !takesBankReference(to)
  )
    return null
  return to === 'completed' ? 'required' : 'optional'
}

interface Movable {
  type: TransactionType
  status: TransactionStatus
}

/** The states that staff may choose next, in the order of the room's list. */
export function movesOf({ type, status }: Movable): TransactionStatus[] {
  const owner = ownerOf(type)
  if (owner === 'withdrawals') return isWithdrawalStatus(status) ? staffWithdrawalMoves(status) : []
  if (owner === 'deposits' && isDepositStatus(status))
    return depositStatuses.filter((to) => mayMoveDeposit(status, to, 'admin'))
  return []
}

/** Does the user have to be told why? */
export function needsReason({ type, status }: Movable, to: TransactionStatus): boolean {
  const owner = ownerOf(type)
  if (owner === 'withdrawals') return isWithdrawalStatus(to) && withdrawalNeedsReason(to)
  return (
    owner === 'deposits' &&
    isDepositStatus(status) &&
    isDepositStatus(to) &&
    depositNeedsReason(status, to)
  )
}

/**
 * What belongs into the reason field once a status is chosen: the reason of the present status is
 * none for the next one and must not be sent again as if it were. What a person has written stays;
 * with no status chosen the present one stands there.
 */
export function reasonFor(
  chosen: TransactionStatus | '',
  { written, present }: { written: string; present: string },
): string {
  if (chosen === '') return written === '' ? present : written
  return written === present ? '' : written
}

/** Narrows to what the deposits' own contract takes; null when staff can never choose it. */
export function depositTarget(
  to: TransactionStatus,
): z.infer<typeof moveDepositInput>['to'] | null {
  const read = z.safeParse(moveDepositInput.shape.to, to)
  return read.success ? read.data : null
}

function isDepositStatus(status: TransactionStatus): status is DepositStatus {
  return (depositStatuses as readonly string[]).includes(status)
}

export type ConsoleRefusal = 'move-not-allowed'
