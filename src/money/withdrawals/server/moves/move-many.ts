/**
 * One move for many withdrawals: a dry run first, then the moves, each in a transaction of its own
 * and with its own report.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { asRefusal } from '#foundation/platform/server/http/problems.ts'
import { inTransaction, type StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { BulkWithdrawalReport } from '../../shared/contract.ts'
import type { BulkWithdrawalMove, BulkWithdrawalRow } from '../../shared/rules-bulk.ts'
import { isAgreedWithdrawal } from '../../shared/rules.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import { lockWithdrawalOwners } from './second-person.ts'

/**
 * Makes the moves in their order in one transaction that is rolled back. The reports come from the
 * real action, including the effects of one move on the next. Nothing is stored or published.
 */
export async function checkMany(
  ctx: StepsContext,
  input: BulkWithdrawalMove,
): Promise<BulkWithdrawalReport[]> {
  const reports: BulkWithdrawalReport[] = []
  const dryRun = new Error('A dry run is never committed')
  await inTransaction(ctx, async (acting) => {
    reports.length = 0
    // Two lists could lock the same owners in opposite order.
    if (isAgreedWithdrawal(input.to))
      await lockWithdrawalOwners(
        acting.tx,
        input.rows.map(({ transactionId }) => transactionId),
      )
    for (const row of input.rows) {
      await acting.tx.rows('savepoint one_move')
      const report = await reportOf(row, () => moveOne(acting, input, row))
      // PostgreSQL accepts no further statement after an error until the savepoint is restored.
      if (report.refusal) await acting.tx.rows('rollback to savepoint one_move')
      reports.push(report)
    }
    throw dryRun
  }).catch((error: unknown) => {
    if (error !== dryRun) throw error
  })
  return reports
}

/**
 * A refused row changes nothing and does not stop the others. When the time of the request is over,
 * the remaining rows are refused, and those before stay moved. Sending the same list again makes no
 * move twice.
 */
export async function moveMany(
  ctx: StepsContext,
  input: BulkWithdrawalMove,
): Promise<BulkWithdrawalReport[]> {
  const reports: BulkWithdrawalReport[] = []
  for (const row of input.rows) {
    reports.push(
      await reportOf(row, () => inTransaction(ctx, (acting) => moveOne(acting, input, row))),
    )
  }
  return reports
}

/** Returns whether the move waits for a second person. */
async function moveOne(
  ctx: ActionContext,
  { to, reason }: BulkWithdrawalMove,
  row: BulkWithdrawalRow,
): Promise<boolean> {
  const { waitsForApproval } = await moveWithdrawal(ctx, {
    ...row,
    to,
    ...(reason ? { reason } : {}),
  })
  return waitsForApproval
}

async function reportOf(
  { transactionId }: BulkWithdrawalRow,
  move: () => Promise<boolean>,
): Promise<BulkWithdrawalReport> {
  try {
    return { transactionId, outcome: (await move()) ? 'waits' : 'moved', refusal: null }
  } catch (error) {
    const refused = asRefusal(error)
    if (!refused) throw error
    const { refusalName: name, title, message, figures } = refused
    return {
      transactionId,
      outcome: 'refused',
      refusal: { name, title, message, figures: figures ?? {} },
    }
  }
}
