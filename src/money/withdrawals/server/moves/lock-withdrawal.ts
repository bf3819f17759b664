import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { lockUserOf } from '#people/identity/server/actions.ts'

/**
 * Locks the user of the withdrawal, so that two decisions about one user's money wait for each
 * other. Call it before the transaction row is locked.
 */
export async function lockWithdrawalOwner(tx: Transaction, transactionId: string): Promise<void> {
  await lockUserOf(tx, 'select user_id from withdrawals where transaction_id = $1', transactionId)
}
