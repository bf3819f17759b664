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
