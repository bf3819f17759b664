/**
 * The end of the window, written down: by the job, by the countdown of the browser, or by whatever
 * verb finds the time over.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { moveTransaction, type TransactionRow } from '#money/transactions/server/actions.ts'
import { announceDepositMove } from '../announce-deposit.ts'
import { closeDeadline, findDueDeposits, lockIfDue } from '../store.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'

const atOnce = 500

/**
 * For the job loop; safe on many servers at once. Each deposit has a transaction of its own, so
 * that one that cannot be ended keeps no other waiting; what went wrong is thrown when all had
 * their turn. Answers how many it ended.
 */
export async function expireDueDeposits({
  database,
  ...ground
}: { database: Database } & Pick<
  ActionContext,
  'settings' | 'files' | 'secrets'
>): Promise<number> {
  const errors: unknown[] = []
  let ended = 0
  for (const { transactionId } of await database.read((tx) => findDueDeposits(tx, atOnce))) {
    try {
      const expired = await database.transaction(async (tx) => {
        if (!(await lockIfDue(tx, transactionId))) return null
        return await expireIfDue(systemContext(tx, ground), await lockDeposit(tx, transactionId))
      })
      if (expired) ended += 1
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} deposits could not be expired; ${ended} were`,
    )
  return ended
}

/**
 * Writes the expiry down when the clock of the database says so and no proof waits. The chat, its
 * messages and its proofs stay as they are: a user who has paid can still show it, and staff can
 * still complete the deposit with a reason.
 */
export async function expireIfDue(
  ctx: ActionContext,
  locked: LockedDeposit,
): Promise<TransactionRow | null> {
  if (locked.transaction.status !== 'pending_payment' || locked.status !== 'expired') return null
  // Nobody does this but the clock, whoever's request found it out.
  const clock: ActionContext = { ...ctx, caller: { role: 'system' } }
  const expired = await moveTransaction(clock, {
    transaction: locked.transaction,
    to: 'expired',
    moveId: uuidv7(),
  })
  await closeDeadline(ctx.tx, expired.transactionId)
  await announceDepositMove(clock, { transaction: expired, from: 'pending_payment', reason: '' })
  return expired
}
