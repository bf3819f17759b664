import type { Transaction } from '#foundation/platform/server/database/database.ts'

/** What is in the wallet stays so until the transaction ends. */
export async function lockWallet(tx: Transaction, userId: string): Promise<void> {
  await tx.rows('select available from ledger.lock_wallet($1)', [userId])
}
