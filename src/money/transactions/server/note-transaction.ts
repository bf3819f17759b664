/** What the company writes on a transaction without moving it: no money, no state, no history row. */
import type { Act } from '#foundation/platform/server/http/context.ts'
import { publishTransaction, type TransactionRow } from './actions.ts'
import { changeTransaction } from './store.ts'

/**
 * The transaction is locked. `reason` is read by the user on the receipt, `notes` only by the
 * company.
 */
export async function noteTransaction(
  act: Act,
  { transaction, reason, notes }: { transaction: TransactionRow; reason: string; notes: string },
): Promise<TransactionRow> {
  const { transactionId, status, type, description } = transaction
  const row = await changeTransaction(act.tx, {
    transactionId,
    status,
    type,
    description,
    statusReason: reason,
    adminNotes: notes,
  })
  publishTransaction(act.tx, row)
  return row
}
