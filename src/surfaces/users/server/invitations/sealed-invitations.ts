import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SealedColumn } from '#foundation/platform/server/keys/reseal.ts'

/** The secrets of the apps that invited people are setting up. */
export const sealedInvitations: SealedColumn = {
  read: (tx, after, limit) =>
    tx.rows(
      `select id, 'authenticator ' || authenticator_id as purpose, sealed_secret as sealed
       from admin_invitations where id > $1 and sealed_secret is not null
       order by id limit $2 for update`,
      [after, limit],
    ),
  async write(tx, id, sealed) {
    await tx.rows('update admin_invitations set sealed_secret = $2 where id = $1', [id, sealed])
  },
}

export function inviteesOfSealed(
  tx: Transaction,
  purposes: readonly string[],
): Promise<{ fullName: string; email: string }[]> {
  return tx.rows(
    `select full_name as "fullName", email from admin_invitations
     where sealed_secret is not null and 'authenticator ' || authenticator_id = any($1::text[])`,
    [purposes],
  )
}
