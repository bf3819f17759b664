/** The end of the window, written down: by the job, by the countdown of the browser, or by whatever verb finds the time over. */
import { v7 as uuidv7 } from 'uuid'
import { systemAct, type Act } from '../platform/act.ts'
import type { Database } from '../platform/database.ts'
import type { Files } from '../platform/files.ts'
import type { Settings } from '../platform/settings.ts'
import { moveTransaction, type TransactionRow } from '../transactions/actions.ts'
import { lockDeposit, type LockedDeposit } from './lock-deposit.ts'
import { closeDeadline, lockDueDeposits } from './store.ts'
import { tellMove } from './tell-deposit.ts'

const atOnce = 50

/** For the job loop; safe on many servers at once. Answers how many deposits it ended. */
export async function expireDueDeposits(parts: { database: Database; settings: Settings; files: Files }): Promise<number> {
  return await parts.database.transaction(async (tx) => {
    const act = systemAct(tx, parts.settings, parts.files)
    let ended = 0
    for (const { transactionId } of await lockDueDeposits(tx, atOnce)) {
      if (await expireIfDue(act, await lockDeposit(tx, transactionId))) ended += 1
    }
    return ended
  })
}

/**
 * Writes the expiry down when the clock of the database says so and no proof waits. The chat, its messages and its proofs
 * stay as they are: a user who has paid can still show it, and staff can still complete the deposit with a reason.
 */
export async function expireIfDue(act: Act, locked: LockedDeposit): Promise<TransactionRow | null> {
  if (locked.transaction.status !== 'pending_payment' || locked.status !== 'expired') return null
  // Nobody does this but the clock, whoever's request found it out.
  const clock: Act = { ...act, caller: { role: 'system' } }
  const expired = await moveTransaction(clock, { transaction: locked.transaction, to: 'expired', moveId: uuidv7() })
  await closeDeadline(act.tx, expired.transactionId)
  await tellMove(clock, expired, 'pending_payment', '')
  return expired
}
