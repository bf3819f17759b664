/** The one row of the table `installation`, for the queries of every module. */
import type { Transaction } from './database.ts'

/** True in an installation with sample data. */
export const installationIsSample = `(select mode = 'sample' from installation)`

/** Serialises what must be decided once for the whole installation, until the transaction ends. */
export async function lockInstallation(
  tx: Transaction,
  strength: 'share' | 'update' = 'update',
): Promise<void> {
  if (strength === 'share') await tx.rows('select from installation for share')
  else await tx.rows('select from installation for update')
}
