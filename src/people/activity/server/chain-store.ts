import type { Transaction } from '#foundation/platform/server/database/database.ts'

export interface Link {
  position: bigint
  activityId: string
  previous: Buffer
  hash: Buffer
}

/**
 * Takes the oldest entries without a link from those who wait, with the digest of what each says.
 * Nobody gets any while another server is at it: two would both go on from the same link. One that
 * waits and is not in the record any more goes on waiting: it is the only trace of what was taken
 * out, and the verification names it.
 */
export async function takeUnlinked(
  tx: Transaction,
  limit: number,
): Promise<{ activityId: string; digest: Buffer }[]> {
  // Looked at first and without a lock: most of the time there is nothing to do.
  const waiting = await tx.rows('select from activity_unlinked limit 1')
  if (waiting.length === 0) return []
  const mine = await tx.rows('select one from activity_linking for update skip locked')
  if (mine.length === 0) return []
  return await tx.rows<{ activityId: string; digest: Buffer }>(
    `with taken as (
       delete from activity_unlinked where activity_id in (
         select u.activity_id from activity_unlinked u join user_activity_log l on l.id = u.activity_id order by u.activity_id limit $1) returning activity_id
     )
     select l.id as "activityId", sha256(convert_to(activity_text(l), 'UTF8')) as digest
     from user_activity_log l join taken on taken.activity_id = l.id order by l.id`,
    [limit],
  )
}

export function newestLink(
  tx: Transaction,
): Promise<{ position: bigint; hash: Buffer } | undefined> {
  return tx.maybeRow('select position, hash from activity_links order by position desc limit 1')
}

export async function insertLinks(tx: Transaction, links: readonly Link[]): Promise<void> {
  await tx.rows(
    `insert into activity_links (position, activity_id, previous, hash) select * from unnest($1::bigint[], $2::uuid[], $3::bytea[], $4::bytea[])`,
    [
      links.map(({ position }) => position),
      links.map(({ activityId }) => activityId),
      links.map(({ previous }) => previous),
      links.map(({ hash }) => hash),
    ],
  )
}

/**
 * The newest link, when it is not signed yet and the last signature is older than a minute. The
 * time is cut to what a text of it says.
 */
export function unsignedHead(
  tx: Transaction,
): Promise<{ position: bigint; hash: Buffer; signedAt: Date } | undefined> {
  return tx.maybeRow(
    `select k.position, k.hash, date_trunc('milliseconds', now()) as "signedAt"
     from (select position, hash from activity_links order by position desc limit 1) k
     left join (select position, signed_at from activity_heads order by position desc limit 1) h on true
     where h.position is null or (h.position < k.position and h.signed_at < now() - interval '1 minute')`,
  )
}

/** Of two servers that sign the same link, one does. */
export async function insertHead(
  tx: Transaction,
  head: { position: bigint; hash: Buffer; signedAt: Date; signature: Buffer },
): Promise<void> {
  await tx.rows(
    'insert into activity_heads (position, hash, signed_at, signature) values ($1, $2, $3, $4) on conflict (position) do nothing',
    [head.position, head.hash, head.signedAt, head.signature],
  )
}

export interface SignedHead {
  position: bigint
  hash: Buffer
  signedAt: Date
  signature: Buffer
}

export function newestHead(tx: Transaction): Promise<SignedHead | undefined> {
  return tx.maybeRow(
    `select position, hash, signed_at as "signedAt", signature from activity_heads order by position desc limit 1`,
  )
}

export function headsAfter(
  tx: Transaction,
  position: bigint,
  limit: number,
): Promise<SignedHead[]> {
  return tx.rows(
    `select position, hash, signed_at as "signedAt", signature from activity_heads where position > $1 order by position limit $2`,
    [position, limit],
  )
}
