/** A server whose key was replaced while it ran may neither serve nor write what it seals. */
import type { Transaction } from '../database/database.ts'
import { lockInstallation } from '../database/installation-sql.ts'

/** A sentence for a server with a key that is not the present one any more, or null. */
export async function whyKeyReplaced(tx: Transaction, fingerprint: string): Promise<string | null> {
  const retired = await tx.maybeRow<{ at: Date }>(
    'select retired_at as at from retired_keys where fingerprint = $1',
    [fingerprint],
  )
  if (!retired) return null
  return (
    `The secret key ${fingerprint} of this server was replaced on ${retired.at.toISOString()}. ` +
    'Stop the server, and start it with the present key in KABAN_SECRET_KEY.'
  )
}

/** Throws for such a server. Until the transaction ends, nobody replaces the key. */
export async function refuseReplacedKey(
  tx: Transaction,
  { fingerprint }: { fingerprint: string },
): Promise<void> {
  await lockInstallation(tx, 'share')
  const why = await whyKeyReplaced(tx, fingerprint)
  if (why !== null) throw new Error(why)
}
