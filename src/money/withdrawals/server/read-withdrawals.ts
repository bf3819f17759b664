import { listLength } from '#foundation/platform/server/database/list-page.ts'
/** The verbs of the console that only read. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuseTransactionNotFound } from '#money/transactions/server/lock-transaction.ts'
import {
  findTransaction,
  readStatusHistory,
  type StatusHistoryRow,
} from '#money/transactions/server/read-transactions.ts'
import type { AdminWithdrawalView } from '../shared/contract.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { selectWithdrawals, findAdminWithdrawal } from './reads.ts'

export async function listWithdrawalsForAdmin(
  ctx: Pick<ActionContext, 'tx'>,
  input: WithdrawalListInput,
): Promise<{ withdrawals: AdminWithdrawalView[]; older: string | null; newer: string | null }> {
  const { rows: withdrawals, ...cursors } = await selectWithdrawals(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  return { withdrawals, ...cursors }
}

/** By transaction id or uid; 404 when it is no withdrawal. */
export async function readWithdrawalForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<{ withdrawal: AdminWithdrawalView; history: StatusHistoryRow[] }> {
  const { transactionId } = await findTransaction(ctx.tx, input.id)
  const withdrawal =
    (await findAdminWithdrawal(ctx.tx, transactionId)) ?? refuseTransactionNotFound()
  return { withdrawal, history: await readStatusHistory(ctx.tx, transactionId) }
}
