/**
 * Idempotency keys: why nothing happens twice when the server dies between commit and answer.
 *
 * The browser makes the id of a request when a form opens, and the id of a status change (`moveId`)
 * when a dialog opens. The id becomes the primary key of the row that the action inserts: of the
 * transaction, or of its line in status_history. Row, posting, notification and mail commit
 * together. After a lost answer the browser sends the same id again:
 *
 * - The action committed: findReplayedRequest or findReplayedMove finds the row, and the action
 *   answers with the transaction as it is now. Nothing is booked again.
 * - It did not commit: there is no row, and the action runs as if for the first time.
 * - Both copies run at the same time: the second waits for the first before it looks
 *   (foundation/platform/server/http/repeated-requests.ts). Where the contents differ, the second
 *   insert waits for the first commit, then the transaction starts over and finds the row. The same
 *   id with other content is refused (409, key-reused), because that answer would look like an
 *   answer to the second request. hashRequest tells the contents of two requests apart.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { historyNotes, type TransactionStatus } from '../shared/rules.ts'
import { transactionRefusals } from '../shared/words.ts'
import { findStatusChange, findTransactionWithHash, type TransactionRow } from './store.ts'

/**
 * The SHA-256 of a request, in hex. Stored hashes are compared with it: the fields, their names and
 * their order must never change.
 */
export function hashRequest(request: Record<string, unknown>): string {
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

/**
 * The transaction that this request has already made, or null. Refuses key-reused (409) when the id
 * belongs to another request or another user.
 */
export async function findReplayedRequest(
  ctx: ActionContext,
  request: { transactionId: string; userId: string; requestHash: string },
): Promise<TransactionRow | null> {
  const found = await findTransactionWithHash(ctx.tx, request.transactionId)
  if (!found) return null
  const { requestHash, ...row } = found
  // One refusal for both, so that it does not reveal that the id belongs to somebody else.
  if (row.userId !== request.userId || requestHash !== request.requestHash) refuseKeyReused()
  return row
}

interface RequestedMove {
  transactionId: string
  moveId: string
  /** Undefined when no other status is requested. */
  to: TransactionStatus | undefined
  reason?: string | undefined
  notes?: string | undefined
  remark?: string | undefined
}

/**
 * Whether this status change was already made; call it after lockTransaction. Refuses key-reused
 * (409) when the move id was used with another transaction, status, reason or notes.
 */
export async function findReplayedMove(tx: Transaction, move: RequestedMove): Promise<boolean> {
  const found = await findStatusChange(tx, move.moveId)
  if (!found) return false
  const isSame =
    found.transactionId === move.transactionId &&
    found.newStatus === move.to &&
    found.reason === (move.reason ?? '') &&
    found.notes === historyNotes(move)
  if (!isSame) refuseKeyReused()
  return true
}

export function refuseKeyReused(): never {
  refuse(transactionRefusals, 'key-reused', { status: 409 })
}
