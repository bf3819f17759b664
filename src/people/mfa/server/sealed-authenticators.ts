import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SealedColumn } from '#foundation/platform/server/keys/reseal.ts'

/** The secrets of the apps. */
export const sealedAuthenticators: SealedColumn = {
  read: (tx, after, limit) =>
    tx.rows(
      `select id, 'authenticator ' || id as purpose, sealed_secret as sealed
       from authenticators where id > $1 order by id limit $2 for update`,
      [after, limit],
    ),
  async write(tx, id, sealed) {
    await tx.rows('update authenticators set sealed_secret = $2 where id = $1', [id, sealed])
  },
}

/** Of those that are still there. Null owns the app of the company access. */
export function ownersOfSealed(
  tx: Transaction,
  purposes: readonly string[],
): Promise<{ ownerId: string | null }[]> {
  return tx.rows(
    `select owner_id as "ownerId" from authenticators
     where 'authenticator ' || id = any($1::text[]) order by created_at`,
    [purposes],
  )
}
