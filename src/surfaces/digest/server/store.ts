/** SQL of the weekly digests. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { isActiveUser, joinUser } from '#people/identity/server/users-sql.ts'
import type { DigestWeek } from '../shared/week.ts'

export async function readWanted(tx: Transaction, userId: string): Promise<boolean> {
  const row = await tx.maybeRow<{ wanted: boolean }>(
    'select wanted from digest_choices where user_id = $1',
    [userId],
  )
  return row?.wanted ?? false
}

/** Returns whether it changed; nobody wants digests at first. */
export async function writeWanted(
  tx: Transaction,
  userId: string,
  wanted: boolean,
): Promise<boolean> {
  const changed = await tx.rows(
    `insert into digest_choices as c (user_id, wanted) select $1::uuid, true where $2::boolean
     on conflict (user_id) do update set wanted = true, updated_at = now() where not c.wanted
     returning user_id`,
    [userId, wanted],
  )
  if (wanted) return changed.length > 0
  const ended = await tx.rows(
    `update digest_choices set wanted = false, updated_at = now()
     where user_id = $1 and wanted returning user_id`,
    [userId],
  )
  return ended.length > 0
}

const isDue = `c.wanted and c.updated_at < $2 and ${isActiveUser('u')}
  and not exists (select from digest_weeks w where w.user_id = c.user_id and w.week = $1)`

/** The next users whose digest is due, in the order of their ids. */
export function selectDueUsers(
  tx: Transaction,
  { monday, sendFrom }: DigestWeek,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ userId: string }[]> {
  return tx.rows(
    `select c.user_id as "userId" from digest_choices c ${joinUser('c.user_id')}
     where ${isDue} and ($3::uuid is null or c.user_id > $3)
     order by c.user_id limit $4`,
    [monday, sendFrom, after, limit],
  )
}

export interface Reader {
  userId: string
  fullName: string
  email: string
}

/** Undefined when it is no longer due, or another server is sending it. */
export function lockDueUser(
  tx: Transaction,
  { monday, sendFrom }: DigestWeek,
  userId: string,
): Promise<Reader | undefined> {
  return tx.maybeRow<Reader>(
    `select c.user_id as "userId", u.full_name as "fullName", u.email
     from digest_choices c ${joinUser('c.user_id')}
     where ${isDue} and c.user_id = $3 for update of c skip locked`,
    [monday, sendFrom, userId],
  )
}

/** Returns false when another server has written this user's week. */
export async function insertWeek(
  tx: Transaction,
  {
    userId,
    monday,
    stopTokenHash,
  }: { userId: string; monday: string; stopTokenHash: Buffer | null },
): Promise<boolean> {
  const inserted = await tx.rows(
    `insert into digest_weeks (user_id, week, stop_token_hash) values ($1, $2, $3)
     on conflict (user_id, week) do nothing returning user_id`,
    [userId, monday, stopTokenHash],
  )
  return inserted.length > 0
}

/** Whose mail holds the link, and their language; undefined for a link that was never made. */
export function findStopUser(
  tx: Transaction,
  stopTokenHash: Buffer,
): Promise<{ userId: string; language: 'en' | 'fil' } | undefined> {
  return tx.maybeRow(
    `select user_id as "userId", mail_language(user_id, null) as language
     from digest_weeks where stop_token_hash = $1`,
    [stopTokenHash],
  )
}

/** The links in the mails of a year work. */
export async function deleteOldWeeks(
  tx: Transaction,
  { userId, monday }: { userId: string; monday: string },
): Promise<void> {
  await tx.rows(`delete from digest_weeks where user_id = $1 and week < $2::date - 364`, [
    userId,
    monday,
  ])
}

/** For a login that is closed. */
export async function forgetDigests(tx: Transaction, userId: string): Promise<void> {
  await tx.rows('delete from digest_choices where user_id = $1', [userId])
  await tx.rows('delete from digest_weeks where user_id = $1', [userId])
}
