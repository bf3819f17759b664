/**
 * Sessions: who holds which token. The database knows a hash of the token only, and its clock alone decides what is over.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Caller, RequestFacts } from '../platform/act.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { publish, sessionEnded } from '../platform/live.ts'
import { sessionSpans, type Role } from './rules.ts'
import { hashOf, makeToken } from './tokens.ts'

interface FoundSession {
  sessionId: string
  userId: string | null
  role: Role | null
}

/** One statement, on the path of every request. The second part writes at most once a minute for each session. */
const findSession = `
  with found as (
    select s.id, s.user_id, u.role, s.last_seen_at
    from sessions s left join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
      and (s.user_id is null or u.status = 'active')
  ), seen as (
    update sessions set last_seen_at = now()
    where id = (select id from found where last_seen_at < now() - interval '1 minute') and last_seen_at < now() - interval '1 minute'
  )
  select id as "sessionId", user_id as "userId", role from found`

/** Who holds this token now. Ended, expired, idle too long or suspended: a visitor. The role is the one of this moment. */
export async function findCaller(database: Database, token: string): Promise<Caller> {
  const found = await database.read((tx) => tx.maybeRow<FoundSession>(findSession, [hashOf(token)]))
  if (!found) return { role: 'visitor' }
  const { sessionId, userId, role } = found
  if (userId === null) return { role: 'admin', userId: null, sessionId }
  return role === 'admin' ? { role: 'admin', userId, sessionId } : { role: 'user', userId, sessionId }
}

export interface OpenedSession {
  sessionId: string
  /** For the cookie; it is nowhere else. */
  token: string
  expiresAt: Date
}

/** Always a new token. Without a user the session is the company access code's, and an admin's. */
export async function openSession(tx: Transaction, who: { userId: string; role: Role } | 'access-code', request: RequestFacts): Promise<OpenedSession> {
  const byCode = who === 'access-code'
  const span = sessionSpans[byCode ? 'admin' : who.role]
  const { token, tokenHash } = makeToken()
  const sessionId = uuidv7()
  const { expiresAt } = await tx.row<{ expiresAt: Date }>(
    `insert into sessions (id, token_hash, user_id, pseudo_user, expires_at, idle_limit, user_agent, address)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5), make_interval(mins => $6), $7, $8) returning expires_at as "expiresAt"`,
    [sessionId, tokenHash, byCode ? null : who.userId, byCode ? 'ADMIN_ACCESS_CODE_LOGIN' : null, span.lastsHours, span.idleMinutes,
      request.userAgent.slice(0, 300), request.address.slice(0, 100)],
  )
  return { sessionId, token, expiresAt }
}

/** Ends one session; its live stream and its other tabs hear of it. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  const ended = await tx.maybeRow<{ userId: string | null; role: Role }>(
    `update sessions s set ended_at = now() where s.id = $1 and s.ended_at is null
     returning s.user_id as "userId", coalesce((select u.role from users u where u.id = s.user_id), 'admin') as role`,
    [sessionId],
  )
  if (ended) publish(tx, { ...sessionEnded, to: ended.role === 'user' && ended.userId ? { userId: ended.userId } : 'admins' })
}

/** Ends all sessions of a user, except perhaps the one that asks for it. */
export async function endSessions(tx: Transaction, userId: string, exceptSessionId?: string): Promise<void> {
  await tx.rows(
    `update sessions set ended_at = now() where user_id = $1 and ended_at is null and id is distinct from $2::uuid`,
    [userId, exceptSessionId ?? null],
  )
  // Both audiences: the role may have changed since a stream was opened. Whose session goes on loses nothing by looking again.
  publish(tx, { ...sessionEnded, to: { userId } })
  publish(tx, { ...sessionEnded, to: 'admins' })
}

/** Ends every session that the company access code opened: a code that was changed opens nothing any more. */
export async function endAccessCodeSessions(tx: Transaction): Promise<void> {
  await tx.rows(`update sessions set ended_at = now() where user_id is null and ended_at is null`)
  publish(tx, { ...sessionEnded, to: 'admins' })
}
