import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Head } from '../shared/rules-chain.ts'

export interface Link {
  position: bigint
  activityId: string
  previous: Buffer
  hash: Buffer
}

/**
 * Takes the oldest waiting entries, with the digest of what each says. Only one server gets any at
 * a time: two would both go on from the same link. A waiting entry that is missing from the record
 * keeps waiting: it is the only trace of a deletion, and the verification reports it.
 */
export async function takeUnlinked(
  tx: Transaction,
  limit: number,
): Promise<{ activityId: string; digest: Buffer }[]> {
  // Check without a lock first: most of the time nothing waits.
  const waiting = await tx.rows('select from activity_unlinked limit 1')
  if (waiting.length === 0) return []
  const lock = await tx.rows('select one from activity_linking for update skip locked')
  if (lock.length === 0) return []
  return await tx.rows<{ activityId: string; digest: Buffer }>(
    `with taken as (
       delete from activity_unlinked where activity_id in (
         select u.activity_id from activity_unlinked u
           join user_activity_log l on l.id = u.activity_id
         order by u.activity_id limit $1)
       returning activity_id)
     select l.id as "activityId",
       sha256(convert_to(activity_text(l), 'UTF8')) as digest
     from user_activity_log l join taken on taken.activity_id = l.id
     order by l.id`,
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
    `insert into activity_links (position, activity_id, previous, hash)
     select * from unnest($1::bigint[], $2::uuid[], $3::bytea[], $4::bytea[])`,
    [
      links.map(({ position }) => position),
      links.map(({ activityId }) => activityId),
      links.map(({ previous }) => previous),
      links.map(({ hash }) => hash),
    ],
  )
}

interface UnsignedHead extends Head {
  hash: Buffer
}

/**
 * The newest link, if it is not signed yet and the last signature is older than a minute. The time
 * is cut to milliseconds, which is the precision of the signed text.
 */
export function unsignedHead(tx: Transaction): Promise<UnsignedHead | undefined> {
  return tx.maybeRow(
    `select k.position, k.hash, date_trunc('milliseconds', now()) as "signedAt"
     from (select position, hash from activity_links order by position desc limit 1) k
       left join (select position, signed_at from activity_heads order by position desc limit 1) h
         on true
     where h.position is null
       or (h.position < k.position and h.signed_at < now() - interval '1 minute')`,
  )
}

export interface SignedHead extends UnsignedHead {
  signature: Buffer
}

/** When two servers sign the same link, the first one wins. */
export async function insertHead(tx: Transaction, head: SignedHead): Promise<void> {
  await tx.rows(
    `insert into activity_heads (position, hash, signed_at, signature) values ($1, $2, $3, $4)
     on conflict (position) do nothing`,
    [head.position, head.hash, head.signedAt, head.signature],
  )
}

const headColumns = 'position, hash, signed_at as "signedAt", signature'

export function newestHead(tx: Transaction): Promise<SignedHead | undefined> {
  return tx.maybeRow(`select ${headColumns} from activity_heads order by position desc limit 1`)
}

/** By position. */
export function headsAfter(
  tx: Transaction,
  position: bigint,
  limit: number,
): Promise<SignedHead[]> {
  return tx.rows(
    `select ${headColumns} from activity_heads where position > $1 order by position limit $2`,
    [position, limit],
  )
}
