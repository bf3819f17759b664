import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { mailCodeMinutes, type OwnerId } from '../shared/rules.ts'

export interface StoredAuthenticator {
  authenticatorId: string
  sealedSecret: Buffer
  /** Null until the set-up is finished. */
  confirmedAt: Date | null
  recoveryCodesLeft: number
}

/** Replaces null as the owner in the unique index. */
const noOwner = `'00000000-0000-0000-0000-000000000000'`

/** The expression of the index: "is not distinct from" would use no index. */
const ofOwner = `coalesce(a.owner_id, ${noOwner}) = coalesce($1::uuid, ${noOwner})`

export function readAuthenticator(
  tx: Transaction,
  ownerId: OwnerId,
): Promise<StoredAuthenticator | undefined> {
  return tx.maybeRow<StoredAuthenticator>(
    `select a.id as "authenticatorId", a.sealed_secret as "sealedSecret",
       a.confirmed_at as "confirmedAt",
       (select count(*)::int from recovery_codes c
        where c.authenticator_id = a.id and c.used_at is null) as "recoveryCodesLeft"
     from authenticators a where ${ofOwner}`,
    [ownerId],
  )
}

/** Replaces an unconfirmed authenticator; returns false when a confirmed one exists. */
export async function insertAuthenticator(
  tx: Transaction,
  made: { authenticatorId: string; ownerId: OwnerId; sealedSecret: Buffer },
): Promise<boolean> {
  const inserted = await tx.maybeRow(
    `insert into authenticators (id, owner_id, sealed_secret) values ($1, $2, $3)
     on conflict (coalesce(owner_id, ${noOwner})) do update
       set (id, sealed_secret, created_at) = (excluded.id, excluded.sealed_secret, now())
       where authenticators.confirmed_at is null
     returning id`,
    [made.authenticatorId, made.ownerId, made.sealedSecret],
  )
  return inserted !== undefined
}

/** The clock of the database, which all servers of an installation share. */
export async function readClock(tx: Transaction): Promise<Date> {
  const { now } = await tx.row<{ now: Date }>('select clock_timestamp() as now')
  return now
}

/**
 * Uses up the time step and all before it. Of two concurrent uses of one step, the second waits for
 * the first and gets false.
 */
export async function consumeStep(
  tx: Transaction,
  authenticatorId: string,
  step: number,
): Promise<boolean> {
  const used = await tx.maybeRow(
    `update authenticators set last_step = $2
     where id = $1 and confirmed_at is not null and last_step < $2 returning id`,
    [authenticatorId, step],
  )
  return used !== undefined
}

/** Confirms the authenticator and uses up the time step of the confirming code. */
export async function confirmWithStep(
  tx: Transaction,
  authenticatorId: string,
  step: number,
): Promise<boolean> {
  const confirmed = await tx.maybeRow(
    `update authenticators set last_step = $2, confirmed_at = now()
     where id = $1 and confirmed_at is null returning id`,
    [authenticatorId, step],
  )
  return confirmed !== undefined
}

/** Deletes the recovery codes with it. */
export async function deleteAuthenticator(tx: Transaction, ownerId: OwnerId): Promise<void> {
  await tx.rows(`delete from authenticators a where ${ofOwner}`, [ownerId])
}

export async function replaceRecoveryCodes(
  tx: Transaction,
  authenticatorId: string,
  marks: readonly Buffer[],
): Promise<void> {
  await tx.rows(`delete from recovery_codes where authenticator_id = $1`, [authenticatorId])
  await tx.rows(
    `insert into recovery_codes (authenticator_id, code_mark) select $1, unnest($2::bytea[])`,
    [authenticatorId, marks],
  )
}

/** `marks`: of the present key and of those before it. */
export async function consumeRecoveryMark(
  tx: Transaction,
  authenticatorId: string,
  marks: readonly Buffer[],
): Promise<boolean> {
  const used = await tx.maybeRow(
    `update recovery_codes set used_at = now()
     where authenticator_id = $1 and code_mark = any($2) and used_at is null returning code_mark`,
    [authenticatorId, marks],
  )
  return used !== undefined
}

/** One for each session: a new one replaces the earlier one. */
export async function writeMailCodeMark(
  tx: Transaction,
  sessionId: string,
  mark: Buffer,
): Promise<void> {
  await tx.rows(
    `insert into mail_codes (session_id, code_mark, expires_at)
     values ($1, $2, clock_timestamp() + make_interval(mins => $3))
     on conflict (session_id) do update
       set (code_mark, created_at, expires_at, used_at)
         = (excluded.code_mark, now(), excluded.expires_at, null)`,
    [sessionId, mark, mailCodeMinutes],
  )
}

export async function consumeMailCodeMark(
  tx: Transaction,
  sessionId: string,
  marks: readonly Buffer[],
): Promise<boolean> {
  const used = await tx.maybeRow(
    `update mail_codes set used_at = now()
     where session_id = $1 and code_mark = any($2) and used_at is null
       and expires_at > clock_timestamp() returning session_id`,
    [sessionId, marks],
  )
  return used !== undefined
}
