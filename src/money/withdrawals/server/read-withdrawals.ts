/** Actions of the console that only read. */
import { listLength } from '#foundation/platform/server/database/list-page.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { findTransaction, readStatusHistory } from '#money/transactions/server/read-transactions.ts'
import type { AdminWithdrawalView, WithdrawalMoveView } from '../shared/contract.ts'
import type { WithdrawalListInput } from '../shared/rules-list.ts'
import { selectWithdrawals } from './reads.ts'
import { readAdminWithdrawal } from './view.ts'

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

/** By transaction id or uid. Refuses transaction-not-found (404) when it is no withdrawal. */
export async function readWithdrawalForAdmin(
  ctx: ActionContext,
  input: { id: string },
): Promise<{ withdrawal: AdminWithdrawalView; history: WithdrawalMoveView[] }> {
  const { transactionId } = await findTransaction(ctx.tx, input.id)
  const withdrawal = await readAdminWithdrawal(ctx.tx, transactionId)
  return { withdrawal, history: await readStatusHistory(ctx.tx, transactionId) }
}
