/**
 * The dialog that edits any transaction. It decides nothing about money: the module that owns the
 * transaction allows or refuses every move.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
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
  /** Made when the dialog opens, so that a repeated request saves once. */
  moveId: requestId,
  /** Absent or the current status: only reason and notes are saved. */
  to: z.optional(transactionStatus),
  /** For staff only. */
  adminNotes: paragraph(notesMax),
  /** Shown to the user on the receipt. */
  statusReason: paragraph(depositReasonMax),
  /** For an approved or completed withdrawal: the payment's reference at the bank. */
  bankReference: z.optional(line(bankReferenceMax)),
  /** `updatedAt` of the transaction that the dialog showed; an older one is refused. */
  updatedAtSeen: z.date(),
})
export type TransactionEdit = z.infer<typeof transactionEdit>

/** The fields of the dialog; an empty `to` keeps the status. */
export const transactionEditForm = z.strictObject({
  to: z.union([z.literal(''), transactionStatus]),
  adminNotes: transactionEdit.shape.adminNotes,
  statusReason: transactionEdit.shape.statusReason,
  bankReference: z.string(),
})

/** The module that owns the transaction; null if staff never move its type. */
export function ownerOf(type: TransactionType): 'deposits' | 'withdrawals' | null {
  if (type === 'deposit' || type === 'deposit_initiated') return 'deposits'
  return type === 'withdrawal' || type === 'withdrawal_request' ? 'withdrawals' : null
}

/** The kind under which the audit trail lists the transaction. */
export function subjectKindOf(type: TransactionType): SubjectKind {
  const owner = ownerOf(type)
  if (owner === 'deposits') return 'deposit'
  if (owner === 'withdrawals') return 'withdrawal'
  return type === 'investment' || type === 'investment_payout' ? 'investment' : 'adjustment'
}

/** Whether the move takes a bank reference; null if it takes none. */
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

/** The statuses that staff may choose next. */
export function movesOf({ type, status }: Movable): TransactionStatus[] {
  const owner = ownerOf(type)
  if (owner === 'withdrawals') return isWithdrawalStatus(status) ? staffWithdrawalMoves(status) : []
  if (owner === 'deposits' && isDepositStatus(status))
    return depositStatuses.filter((to) => mayMoveDeposit(status, to, 'admin'))
  return []
}

/** Whether the move must give the user a reason. */
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
 * The content of the reason field after a status was chosen. The reason of the current status is
 * cleared, because it must not be sent as the reason of the next one; a newly written reason stays.
 * Without a chosen status the field shows the current reason.
 */
export function reasonFor(
  chosen: TransactionStatus | '',
  { written, current }: { written: string; current: string },
): string {
  if (chosen === '') return written === '' ? current : written
  return written === current ? '' : written
}

/** Narrows to the statuses that staff may choose for deposits; null for others. */
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
