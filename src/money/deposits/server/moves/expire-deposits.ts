/**
 * Expires deposits whose payment window is over: in the job loop, when a browser's countdown ends,
 * or in any action that finds the deadline in the past.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { notifyDepositMove } from '../notify-deposit.ts'
import { closeDeadline, findDueDeposits, lockIfDue } from '../store.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'

const batchSize = 500

/**
 * Runs in the job loop, safely on many servers at once. Each deposit has its own transaction, so
 * that one fault does not stop the others; an AggregateError is thrown at the end. Returns the
 * number of expired deposits.
 */
export async function expireDueDeposits({
  database,
  ...ground
}: { database: Database } & Pick<
  ActionContext,
  'settings' | 'files' | 'secrets'
>): Promise<number> {
  const errors: unknown[] = []
  let count = 0
  for (const { transactionId } of await database.read((tx) => findDueDeposits(tx, batchSize))) {
    try {
      const expired = await database.transaction(async (tx) => {
        if (!(await lockIfDue(tx, transactionId))) return null
        return await expireIfDue(systemContext(tx, ground), await lockDeposit(tx, transactionId))
      })
      if (expired) count += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} deposits could not be expired; ${count} were`,
    )
  return count
}

/**
 * Expires the deposit if the database's clock says so and no proof came in time; otherwise returns
 * null. The chat stays open: a user who has paid can still send a proof, and staff can still
 * complete the deposit with a reason.
 */
export async function expireIfDue(
  ctx: ActionContext,
  locked: LockedDeposit,
): Promise<TransactionRow | null> {
  if (locked.transaction.status !== 'pending_payment' || locked.status !== 'expired') return null
  // The system is recorded as the mover, even when a person's request finds the deadline over.
  const systemCtx: ActionContext = { ...ctx, caller: { role: 'system' } }
  const expired = await moveTransaction(systemCtx, {
    transaction: locked.transaction,
    to: 'expired',
    moveId: uuidv7(),
  })
  await closeDeadline(ctx.tx, expired.transactionId)
  await notifyDepositMove(systemCtx, {
    transaction: expired,
    from: 'pending_payment',
    reason: '',
  })
  return expired
}
