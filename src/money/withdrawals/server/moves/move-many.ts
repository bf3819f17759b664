import type { Transaction } from '#foundation/platform/server/database/database.ts'
/**
 * One move for many withdrawals: first what would happen, then the moves, each in a transaction of
 * its own, with a report for each.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { Refusal } from '#foundation/platform/server/http/refuse.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { BulkWithdrawalReport } from '../../shared/contract.ts'
import type { BulkWithdrawalMove, BulkWithdrawalRow } from '../../shared/rules-bulk.ts'
import { moveWithdrawal } from './move-withdrawal.ts'

/**
 * Makes the moves, in their order, in one transaction that is never committed: what it tells is
 * what the same verb did, with everything that one move changes for the next. Nothing stays of it,
 * and nobody hears of it.
 */
export async function checkMany(
  ctx: StepsContext,
  asked: BulkWithdrawalMove,
): Promise<BulkWithdrawalReport[]> {
  const reports: BulkWithdrawalReport[] = []
  const dryRun = new Error('A dry run is never committed')
  await ctx.database
    .transaction(async (tx) => {
      reports.length = 0
      for (const row of asked.rows) {
        await tx.rows('savepoint one_move')
        const report = await moveOne(withTransaction(ctx, tx), asked, row)
        // After a refusal the database takes nothing more until what led to it is undone.
        if (report.refusal) await tx.rows('rollback to savepoint one_move')
        reports.push(report)
      }
      throw dryRun
    })
    .catch((error: unknown) => {
      if (error !== dryRun) throw error
    })
  return reports
}

/**
 * A row that is refused changes nothing and stops none of the others. The same list again gives
 * what was moved its first answer.
 */
export async function moveMany(
  ctx: StepsContext,
  asked: BulkWithdrawalMove,
): Promise<BulkWithdrawalReport[]> {
  const reports: BulkWithdrawalReport[] = []
  for (const row of asked.rows) {
    reports.push(
      await reportOf(row, () =>
        ctx.database.transaction((tx) => moveNow(withTransaction(ctx, tx), asked, row)),
      ),
    )
  }
  return reports
}

function moveOne(
  ctx: ActionContext,
  asked: BulkWithdrawalMove,
  row: BulkWithdrawalRow,
): Promise<BulkWithdrawalReport> {
  return reportOf(row, () => moveNow(ctx, asked, row))
}

async function moveNow(
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
    if (!(error instanceof Refusal)) throw error
    const { refusalName: name, title, message, figures } = error
    return {
      transactionId,
      outcome: 'refused',
      refusal: { name, title, message, figures: figures ?? {} },
    }
  }
}

function withTransaction(
  { database: _database, ...ctx }: StepsContext,
  tx: Transaction,
): ActionContext {
  return { ...ctx, tx }
}
