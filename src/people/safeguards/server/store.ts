import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { SecurityEvent } from '#people/identity/shared/rules-security-events.ts'
import { pauseHours } from '../shared/rules.ts'

export interface SafeguardsRow {
  /** Null once the pause is over by the clock of the database. */
  pausedUntil: Date | null
  pauseReason: string | null
  lockedAt: Date | null
}

/** Returns undefined when nothing was ever paused or locked. */
export function readSafeguards(
  tx: Transaction,
  userId: string,
): Promise<SafeguardsRow | undefined> {
  return tx.maybeRow<SafeguardsRow>(
    `select case when paused_until > now() then paused_until end as "pausedUntil",
       case when paused_until > now() then pause_reason end as "pauseReason",
       locked_at as "lockedAt"
     from safeguards where user_id = $1`,
    [userId],
  )
}

/** Pauses withdrawals for `pauseHours` and returns the end. Never shortens a running pause. */
export async function writePause(
  tx: Transaction,
  userId: string,
  event: SecurityEvent,
): Promise<Date> {
  const { pausedUntil } = await tx.row<{ pausedUntil: Date }>(
    `insert into safeguards (user_id, paused_until, pause_reason)
     values ($1, now() + make_interval(hours => $3), $2)
     on conflict (user_id) do update set
       paused_until = greatest(safeguards.paused_until, excluded.paused_until),
       pause_reason = excluded.pause_reason, updated_at = now()
     returning paused_until as "pausedUntil"`,
    [userId, event, pauseHours],
  )
  return pausedUntil
}

/** Returns whether the lock changed. A second lock keeps the time of the first. */
export async function writeLock(
  tx: Transaction,
  userId: string,
  locked: boolean,
): Promise<boolean> {
  const changed = locked ? await tx.rows(setLock, [userId]) : await tx.rows(clearLock, [userId])
  return changed.length > 0
}

const setLock = `insert into safeguards (user_id, locked_at) values ($1, now())
  on conflict (user_id) do update set locked_at = now(), updated_at = now()
    where safeguards.locked_at is null
  returning user_id`
const clearLock = `update safeguards set locked_at = null, updated_at = now()
  where user_id = $1 and locked_at is not null returning user_id`

/** The start of this transaction, as `now()` writes it into rows. */
export async function readTransactionTime(tx: Transaction): Promise<Date> {
  const { now } = await tx.row<{ now: Date }>('select now() as now')
  return now
}
