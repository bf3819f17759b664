import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { resumeMinutes } from '../../shared/rules.ts'

export interface LiveSession {
  sessionId: string
  userAgent: string
  address: string
  method: string
  createdAt: Date
  lastSeenAt: Date
}

const listed = (owner: string) => `
  select id as "sessionId", user_agent as "userAgent", address, method, created_at as "createdAt", last_seen_at as "lastSeenAt"
  from sessions where ${owner} and ended_at is null and expires_at > now() and last_seen_at + idle_limit > now()
  order by last_seen_at desc limit 200`
// Two statements: with "is not distinct from" no index would be used.
const [ofUser, byAccessCode] = [listed('user_id = $1'), listed('user_id is null')]

/**
 * Those that open something now, the one that was used last first. Null: the ones that the company
 * access code opened.
 */
export function listLiveSessions(tx: Transaction, userId: string | null): Promise<LiveSession[]> {
  return userId === null
    ? tx.rows<LiveSession>(byAccessCode)
    : tx.rows<LiveSession>(ofUser, [userId])
}

/**
 * Answers whether it was long enough ago that this session began, or was resumed before. Of two at
 * once, one is answered yes.
 */
export async function resumeSession(tx: Transaction, sessionId: string): Promise<boolean> {
  const resumed = await tx.maybeRow(
    `update sessions set resumed_at = now() where id = $1 and resumed_at < now() - make_interval(mins => $2) returning id`,
    [sessionId, resumeMinutes],
  )
  return resumed !== undefined
}
