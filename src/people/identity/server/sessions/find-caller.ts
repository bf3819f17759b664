/** Finds who holds a session token. Only the clock of the database decides what has expired. */
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type { Caller, RequestFacts } from '#foundation/platform/server/http/context.ts'
import { proofMinutes, rotationGraceSeconds, type Role } from '../../shared/rules.ts'
import { companyAccessIsOpen } from '../company-access/access-code-store.ts'
import { writeLanguage } from '../store.ts'
import { hashToken } from './tokens.ts'

interface FoundSession {
  sessionId: string
  userId: string | null
  role: Role | null
  proven: boolean
  provenByCode: boolean
  mustChangePassword: boolean | null
  /** In which the person's mails are written. */
  language: string | null
  /** The last use is not recorded yet. */
  unseen: boolean
  /** The token is new and arrives for the first time. */
  rotated: boolean
}

/**
 * Runs for every request, so it only reads. After a rotation the previous token stays good for
 * requests under way, and until the new one arrives: the answer that carried it may have been lost.
 * The previous token never counts as proven.
 */
export const findSession = `
  select s.id as "sessionId", s.user_id as "userId", u.role,
    u.must_change_password as "mustChangePassword", u.language,
    s.token_hash = $1
      and coalesce(s.proven_at > now() - interval '${proofMinutes} minutes', false) as proven,
    s.token_hash = $1 and coalesce(s.code_proven_at > now() - interval '${proofMinutes} minutes',
      false) as "provenByCode",
    s.token_hash = $1 and (s.last_seen_at < now() - interval '1 minute'
      or coalesce(s.last_seen_at <= s.rotated_at, false)) as unseen,
    s.token_hash = $1 and coalesce(s.last_seen_at <= s.rotated_at, false) as rotated
  from sessions s left join users u on u.id = s.user_id
  where (s.token_hash = $1 or (s.previous_token_hash = $1
      and (s.rotated_at > now() - interval '${rotationGraceSeconds} seconds'
        or s.last_seen_at <= s.rotated_at)))
    and s.ended_at is null and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
    and case when s.user_id is null then ${companyAccessIsOpen} else u.status = 'active' end`

/**
 * The same for each of many tokens. `offset 0` plans it apart, by the indexes on the tokens, also
 * where a young database has no statistics yet.
 */
const findSessions = `
  select given.place::int, found.*
  from unnest($1::bytea[]) with ordinality given (hash, place),
    lateral (${findSession.replaceAll('$1', 'given.hash')} offset 0) found`

/**
 * Writes at most once a minute for each session, and when a new token first arrives. Of many
 * concurrent requests one writes.
 */
const markSeen = `
  update sessions set last_seen_at = now(), language = coalesce($3, language)
  where id = $1 and token_hash = $2
    and (last_seen_at < now() - interval '1 minute' or last_seen_at <= rotated_at)`

/**
 * Records that a new token has arrived, which ends the previous one. The session counts as used
 * when the token was rotated, not later.
 */
const markTokenArrived = `
  update sessions set last_seen_at = rotated_at + interval '1 microsecond'
  where id = $1 and token_hash = $2 and last_seen_at <= rotated_at`

/**
 * Returns who holds this token, with the role of this moment, and records the use. Returns a
 * visitor when the session has ended, expired or idled too long, when its user is suspended, and
 * when company access is off.
 */
export async function findCaller(
  database: Database,
  token: string,
  language: RequestFacts['language'] = null,
): Promise<Caller> {
  return callerOf(await database.read((tx) => findSeen(tx, hashToken(token), language)))
}

/**
 * The same for each of these tokens, in one statement and without recording a use: a page that is
 * only left open lets its session idle.
 */
export async function watchCallers(
  database: Database,
  tokens: readonly string[],
): Promise<Caller[]> {
  const hashes = tokens.map(hashToken)
  const found = await database.read(async (tx) => {
    const rows = await tx.rows<FoundSession & { place: number }>(findSessions, [hashes])
    for (const { sessionId, rotated, place } of rows)
      if (rotated) await tx.rows(markTokenArrived, [sessionId, hashes[place - 1]])
    return new Map(rows.map((row) => [row.place, row]))
  })
  return tokens.map((_token, at) => callerOf(found.get(at + 1)))
}

function callerOf(found: FoundSession | undefined): Caller {
  if (!found) return { role: 'visitor' }
  const { sessionId, userId, role, proven } = found
  if (userId === null) return { role: 'admin', userId: null, sessionId, proven }
  const forced = {
    ...(found.mustChangePassword ? { mustChangePassword: true } : {}),
    ...(found.provenByCode ? { provenByCode: true } : {}),
  }
  return role === 'admin'
    ? { role: 'admin', userId, sessionId, proven, ...forced }
    : { role: 'user', userId, sessionId, proven, ...forced }
}

async function findSeen(
  tx: Transaction,
  tokenHash: Buffer,
  language: RequestFacts['language'],
): Promise<FoundSession | undefined> {
  const found = await tx.maybeRow<FoundSession>(findSession, [tokenHash])
  if (found?.unseen) {
    await tx.rows(markSeen, [found.sessionId, tokenHash, language])
    if (found.userId !== null && language !== found.language)
      await writeLanguage(tx, found.userId, language)
  }
  return found
}
