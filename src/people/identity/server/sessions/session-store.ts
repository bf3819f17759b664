import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { resumeMinutes } from '../../shared/rules.ts'

interface LiveSession {
  sessionId: string
  userAgent: string
  address: string
  method: string
  createdAt: Date
  lastSeenAt: Date
}

const selectLive = (owner: string) => `
  select id as "sessionId", user_agent as "userAgent", address, method,
    created_at as "createdAt", last_seen_at as "lastSeenAt"
  from sessions
  where ${owner} and ended_at is null and expires_at > now() and last_seen_at + idle_limit > now()
  order by last_seen_at desc limit 200`
// Two statements, because "is not distinct from" would use no index.
const [selectOfUser, selectOfCompanyAccess] = [
  selectLive('user_id = $1'),
  selectLive('user_id is null'),
]

/** The live sessions of a user, or (null) of company access; the last used one first. */
export function listLiveSessions(tx: Transaction, userId: string | null): Promise<LiveSession[]> {
  return userId === null
    ? tx.rows<LiveSession>(selectOfCompanyAccess)
    : tx.rows<LiveSession>(selectOfUser, [userId])
}

/**
 * Marks the session as resumed. Returns false when it began or was resumed less than
 * `resumeMinutes` ago; of two concurrent calls one gets true.
 */
export async function resumeSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const resumed = await tx.maybeRow(
    `update sessions set resumed_at = now()
     where id = $1 and resumed_at < now() - make_interval(mins => $2) returning id`,
    [sessionId, resumeMinutes],
  )
  return resumed !== undefined
}
