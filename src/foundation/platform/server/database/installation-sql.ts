/** Parts of queries about the one row of the table `installation`. */
import type { Transaction } from './database.ts'

/** An expression: true in an installation with sample data. */
export const installationIsSample = `(select mode = 'sample' from installation)`

/** Serialises decisions for the whole installation until the transaction ends. */
export async function lockInstallation(
  tx: Transaction,
  strength: 'share' | 'update' = 'update',
): Promise<void> {
  if (strength === 'share') await tx.rows('select from installation for share')
  else await tx.rows('select from installation for update')
}
