/** Locks a transaction, and refuses what nobody may do to it. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import { transactionRefusals } from '../shared/words.ts'
import { lockTransactionRow, type TransactionRow } from './store.ts'

/**
 * Locks the row until the transaction ends. Refuses transaction-not-found (404) when there is none,
 * or when it is not `ownerId`'s.
 */
export async function lockTransaction(
  tx: Transaction,
  transactionId: string,
  ownerId?: string,
): Promise<TransactionRow> {
  const row = await lockTransactionRow(tx, transactionId)
  if (!row || (ownerId !== undefined && row.userId !== ownerId)) refuseTransactionNotFound()
  return row
}

/** 404, also for a transaction of somebody else: the answer must not reveal that it exists. */
export function refuseTransactionNotFound(): never {
  refuse(transactionRefusals, 'transaction-not-found', { status: 404 })
}

/**
 * Refuses own-transaction (403). Staff may have money here from before they joined; others decide
 * about it.
 */
export function refuseOwnTransaction(
  ctx: ActionContext,
  { userId }: Pick<TransactionRow, 'userId'>,
): void {
  if (staffPersonOf(ctx) === userId) refuse(transactionRefusals, 'own-transaction', { status: 403 })
}

/**
 * Refuses changed-meanwhile (409). A dialog sends back the notes that it was opened with, and they
 * must not undo what somebody else wrote meanwhile. `updatedAtSeen` is the row's `updatedAt` when
 * the dialog was opened; undefined when it showed nothing that could be undone.
 */
export function refuseIfTransactionChanged(
  { updatedAt }: Pick<TransactionRow, 'updatedAt'>,
  updatedAtSeen: Date | undefined,
): void {
  if (updatedAtSeen === undefined || updatedAtSeen.getTime() === updatedAt.getTime()) return
  refuse(transactionRefusals, 'changed-meanwhile', { status: 409 })
}
