/**
 * What a room asks before it moves a locked transaction: was this very move made already, and does
 * its mover know what stands there?
 */
import { staffPersonOf } from '../identity/staff-person.ts'
import type { Act } from '../platform/act.ts'
import type { Transaction } from '../platform/database.ts'
import { refuse } from '../platform/refuse.ts'
import { refuseKeyReused, type Move, type TransactionRow } from './actions.ts'
import { historyNotes, type TransactionStatus } from './rules.ts'
import { findMove } from './store.ts'
import { refusals } from './words.ts'

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
export function refuseOwn(act: Act, { userId }: Pick<TransactionRow, 'userId'>): void {
  if (staffPersonOf(act) === userId)
    refuse(refusals['own-transaction'], { name: 'own-transaction', status: 403 })
}

/**
 * A dialog sends words back that it was opened with: they must not undo what somebody else wrote
 * meanwhile (409). `updatedAtSeen` is the row's `updatedAt` when the dialog was opened; without it
 * nothing was shown that could be undone.
 */
export function checkUnchanged(transaction: TransactionRow, updatedAtSeen: Date | undefined): void {
  if (updatedAtSeen === undefined || updatedAtSeen.getTime() === transaction.updatedAt.getTime())
    return
  refuse(refusals['changed-meanwhile'], { name: 'changed-meanwhile', status: 409 })
}
