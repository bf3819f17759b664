import type { Transaction } from '../platform/database.ts'

/** What is in the wallet stays so until the transaction ends. */
export async function lockWallet(tx: Transaction, userId: string): Promise<void> {
  await tx.rows('select available from ledger.lock_wallet($1)', [userId])
}

/** What this user was given and taken by hand within 24 hours, added up, in centavos. */
export async function readAdjustedLately(tx: Transaction, userId: string): Promise<bigint> {
  const { adjusted } = await tx.row<{ adjusted: bigint }>(
    `select coalesce(sum(abs(amount_centavos)), 0)::bigint as adjusted from transactions
     where user_id = $1 and type in ('admin_credit', 'admin_debit') and created_at > clock_timestamp() - interval '24 hours'`,
    [userId],
  )
  return adjusted
}
