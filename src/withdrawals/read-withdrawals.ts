/** The verbs of the console that only read. */
import type { Act } from '../platform/act.ts'
import { listLength } from '../platform/list-page.ts'
import { refuseNotFound } from '../transactions/actions.ts'
import { findTransaction } from '../transactions/read-transactions.ts'
import { historyOf, type HistoryRow } from '../transactions/actions.ts'
import type { AdminWithdrawalView } from './contract.ts'
import { listForAdmin, oneForAdmin } from './reads.ts'
import type { WithdrawalListInput } from './rules-list.ts'

export async function listWithdrawalsForAdmin(
  act: Pick<Act, 'tx'>,
  input: WithdrawalListInput,
): Promise<{ withdrawals: AdminWithdrawalView[]; older: string | null; newer: string | null }> {
  const { rows: withdrawals, ...cursors } = await listForAdmin(act.tx, {
    ...input,
    limit: input.limit ?? listLength,
  })
  return { withdrawals, ...cursors }
}

/** By transaction id or uid; 404 when it is no withdrawal. */
export async function readWithdrawalForAdmin(
  act: Act,
  input: { id: string },
): Promise<{ withdrawal: AdminWithdrawalView; history: HistoryRow[] }> {
  const { transactionId } = await findTransaction(act.tx, input.id)
  const withdrawal = (await oneForAdmin(act.tx, transactionId)) ?? refuseNotFound()
  return { withdrawal, history: await historyOf(act.tx, transactionId) }
}
