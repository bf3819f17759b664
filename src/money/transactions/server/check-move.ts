import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
/**
 * What a room asks before it moves a locked transaction: was this very move made already, and does
 * its mover know what stands there?
 */
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { historyNotes, type TransactionStatus } from '../shared/rules.ts'
import { transactionRefusals } from '../shared/words.ts'
import { refuseKeyReused, type Move, type TransactionRow } from './actions.ts'
import { findMove } from './store.ts'

export interface AskedMove extends Pick<Move, 'moveId' | 'reason' | 'notes' | 'remark'> {
  transactionId: string
  /** Undefined: no move is asked for. */
  to: TransactionStatus | undefined
}

/**
 * A second click of the same dialog gives the first answer. Call it after lockTransaction. The same
 * move id with anything else in it, be it a word: refused, 409, for the first answer would pass for
 * one to what was asked now.
 */
export async function findReplayedMove(tx: Transaction, asked: AskedMove): Promise<boolean> {
  const found = await findMove(tx, asked.moveId)
  if (!found) return false
  const isSame =
    found.transactionId === asked.transactionId &&
    found.newStatus === asked.to &&
    found.reason === (asked.reason ?? '') &&
    found.notes === historyNotes(asked)
  if (!isSame) refuseKeyReused()
  return true
}

/**
 * Somebody of the staff may have money here from before they were of the staff: others decide about
 * it (403).
 */
export function refuseOwn(ctx: ActionContext, { userId }: Pick<TransactionRow, 'userId'>): void {
  if (staffPersonOf(ctx) === userId) refuse(transactionRefusals, 'own-transaction', { status: 403 })
}

/**
 * A dialog sends words back that it was opened with: they must not undo what somebody else wrote
 * meanwhile (409). `updatedAtSeen` is the row's `updatedAt` when the dialog was opened; without it
 * nothing was shown that could be undone.
 */
export function checkUnchanged(transaction: TransactionRow, updatedAtSeen: Date | undefined): void {
  if (updatedAtSeen === undefined || updatedAtSeen.getTime() === transaction.updatedAt.getTime())
    return
  refuse(transactionRefusals, 'changed-meanwhile', { status: 409 })
}
