import { listLength } from '#foundation/platform/server/database/list-page.ts'
/** The verbs of the console that only read. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuseNotFound } from '#money/transactions/server/actions.ts'
import { historyOf, type HistoryRow } from '#money/transactions/server/actions.ts'
import { findTransaction } from '#money/transactions/server/read-transactions.ts'
import type { AdminWithdrawalView } from '../shared/contract.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { listForAdmin, oneForAdmin } from './reads.ts'

export async function listWithdrawalsForAdmin(
  ctx: Pick<ActionContext, 'tx'>,
  input: WithdrawalListInput,
): Promise<{ withdrawals: AdminWithdrawalView[]; older: string | null; newer: string | null }> {
  const { rows: withdrawals, ...cursors } = await listForAdmin(ctx.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  return { withdrawals, ...cursors }
}

/** By transaction id or uid; 404 when it is no withdrawal. */
export async function readWithdrawalForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<{ withdrawal: AdminWithdrawalView; history: HistoryRow[] }> {
  const { transactionId } = await findTransaction(ctx.tx, input.id)
  const withdrawal = (await oneForAdmin(ctx.tx, transactionId)) ?? refuseNotFound()
  return { withdrawal, history: await historyOf(ctx.tx, transactionId) }
}
