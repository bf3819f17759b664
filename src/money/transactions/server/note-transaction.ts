/** What the company writes on a transaction without moving it: no money, no state, no history row. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { publishTransaction, type TransactionRow } from './actions.ts'
import { changeTransaction } from './store.ts'

/**
 * The transaction is locked. `reason` is read by the user on the receipt, `notes` only by the
 * company.
 */
export async function noteTransaction(
  ctx: ActionContext,
  { transaction, reason, notes }: { transaction: TransactionRow; reason: string; notes: string },
): Promise<TransactionRow> {
  const { transactionId, status, type, description } = transaction
  const row = await changeTransaction(ctx.tx, {
    transactionId,
    status,
    type,
    description,
    statusReason: reason,
    adminNotes: notes,
  })
  publishTransaction(ctx.tx, row)
  return row
}
