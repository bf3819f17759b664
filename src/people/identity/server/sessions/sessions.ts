/**
 * Sessions: who holds which token. The database knows a hash of the token only, and its clock alone
 * decides what is over.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import type {
  ActionContext,
  Caller,
  RequestFacts,
} from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, sessionEnded } from '#foundation/platform/server/live/relay.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import { proofMinutes, rotationGraceSeconds, type Role } from '../../shared/rules.ts'
import { companyAccessIsOpen } from '../company-access/access-code-store.ts'
import { hashOf, makeToken } from './tokens.ts'

interface FoundSession {
  sessionId: string
  userId: string | null
  role: Role | null
  proven: boolean
  mustChangePassword: boolean | null
  /** It is to be noted that it was used. */
  unseen: boolean
  /** Its token is a new one, and comes for the first time. */
  rotated: boolean
}

/**
 * On the path of every request, so it only reads. The token of before a rotation is good for
 * requests that were under way, and until the new one comes: the answer that carried it may have
 * been lost. It never counts as proven.
 */
export const findSession = `
  select s.id as "sessionId", s.user_id as "userId", u.role, u.must_change_password as "mustChangePassword",
    s.token_hash = $1 and coalesce(s.proven_at > now() - interval '${proofMinutes} minutes', false) as proven,
    s.token_hash = $1 and (s.last_seen_at < now() - interval '1 minute' or coalesce(s.last_seen_at <= s.rotated_at, false)) as unseen,
    s.token_hash = $1 and coalesce(s.last_seen_at <= s.rotated_at, false) as rotated
  from sessions s left join users u on u.id = s.user_id
  where (s.token_hash = $1 or (s.previous_token_hash = $1
      and (s.rotated_at > now() - interval '${rotationGraceSeconds} seconds' or s.last_seen_at <= s.rotated_at)))
    and s.ended_at is null and s.expires_at > now() and s.last_seen_at + s.idle_limit > now()
    and case when s.user_id is null then ${companyAccessIsOpen} else u.status = 'active' end`

/**
 * At most once a minute for each session, and when a new token first comes. Of many requests at
 * once one writes.
 */
const markSeen = `
  update sessions set last_seen_at = now(), language = coalesce($3, language)
  where id = $1 and token_hash = $2 and (last_seen_at < now() - interval '1 minute' or last_seen_at <= rotated_at)`

/**
 * A new token has come, and the one of before is worth nothing; that is no use of the session later
 * than what gave it the token.
 */
const markCome = `
  update sessions set last_seen_at = rotated_at + interval '1 microsecond' where id = $1 and token_hash = $2 and last_seen_at <= rotated_at`

/**
 * Who holds this token now. Ended, expired, idle too long, suspended, or of a company access that
 * is off: a visitor. The role is the one of this moment.
 */
export async function findCaller(
  database: Database,
  token: string,
  language: RequestFacts['language'] = null,
): Promise<Caller> {
  return callerOf(await database.read((tx) => findSeen(tx, hashOf(token), language)))
}

/**
 * The same where nobody does anything: a page that is only left open does not keep its session from
 * idling.
 */
export async function watchCaller(database: Database, token: string): Promise<Caller> {
  return callerOf(await database.read((tx) => findWatched(tx, hashOf(token))))
}

function callerOf(found: FoundSession | undefined): Caller {
  if (!found) return { role: 'visitor' }
  const { sessionId, userId, role, proven } = found
  if (userId === null) return { role: 'admin', userId: null, sessionId, proven }
  const owes = found.mustChangePassword ? { mustChangePassword: true } : {}
  return role === 'admin'
    ? { role: 'admin', userId, sessionId, proven, ...owes }
    : { role: 'user', userId, sessionId, proven, ...owes }
}

async function findSeen(
  tx: Transaction,
  tokenHash: Buffer,
  language: RequestFacts['language'],
): Promise<FoundSession | undefined> {
  const found = await tx.maybeRow<FoundSession>(findSession, [tokenHash])
  if (found?.unseen) await tx.rows(markSeen, [found.sessionId, tokenHash, language])
  return found
}

async function findWatched(tx: Transaction, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const found = await tx.maybeRow<FoundSession>(findSession, [tokenHash])
  if (found?.rotated) await tx.rows(markCome, [found.sessionId, tokenHash])
  return found
}

export interface NewSession {
  /** Null: the company access code, and an admin. */
  userId: string | null
  role: Role
  /** How it is opened: 'password', 'access_code', 'social:google'. */
  method: string
  /**
   * Whether what was given proves the person by itself, as a password or a code does and a
   * provider's word does not.
   */
  proven: boolean
}

/**
 * Ends the session that this browser had, opens a new one with a token of its own, and sets the
 * cookie. Answers its id.
 */
export async function openSession(
  ctx: ActionContext,
  { userId, role, method, proven }: NewSession,
): Promise<string> {
  const { caller, request, settings, tx } = ctx
  // A token never lives through a sign-in.
  if (caller.role === 'user' || caller.role === 'admin') await endSession(tx, caller.sessionId)
  const span = settings.sessionSpans[role]
  const { token, tokenHash } = makeToken()
  const sessionId = uuidv7()
  await tx.rows(
    `insert into sessions (id, token_hash, user_id, pseudo_user, expires_at, idle_limit, user_agent, address, method, proven_at, language)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5), make_interval(mins => $6), $7, $8, $9, case when $10 then now() end, $11)`,
    [
      sessionId,
      tokenHash,
      userId,
      userId === null ? 'ADMIN_ACCESS_CODE_LOGIN' : null,
      span.lastsHours,
      span.idleMinutes,
      request.userAgent.slice(0, 300),
      request.address.slice(0, 100),
      method,
      proven,
      request.language ?? null,
    ],
  )
  ctx.cookies.session.set(token, span.lastsHours * 3600)
  return sessionId
}

/**
 * After a password or a code in a session: it counts as proven from now on, and its token is a new
 * one. Refuses (401) when it has ended. `afterTheft`: whoever else has the token of before must be
 * out as soon as no request of ours can be under way with it any more, even if the answer with the
 * new one is lost.
 */
export async function proveSession(
  ctx: ActionContext,
  sessionId: string,
  { afterTheft = false } = {},
): Promise<void> {
  const { token, tokenHash } = makeToken()
  const proven = await ctx.tx.maybeRow<{ lastsSeconds: number }>(
    `update sessions set proven_at = now(), previous_token_hash = token_hash, token_hash = $2, rotated_at = now(),
       last_seen_at = case when $3 then now() + interval '1 microsecond' else last_seen_at end
     where id = $1 and ended_at is null returning extract(epoch from expires_at - now())::int as "lastsSeconds"`,
    [sessionId, tokenHash, afterTheft],
  )
  ctx.cookies.session.set(token, proven?.lastsSeconds ?? refuseSignedOut())
}

/**
 * Refuses (401) when the session that asks has ended since the request came in. Ask it once the
 * user is locked, before anything is changed that a thief would change: whoever set a new password
 * a moment ago has put that thief out, also one who was waiting.
 */
export async function refuseEndedSession({ caller, tx }: ActionContext): Promise<void> {
  if (caller.role !== 'user' && caller.role !== 'admin') return
  if (
    await tx.maybeRow('select from sessions where id = $1 and ended_at is not null', [
      caller.sessionId,
    ])
  )
    refuseSignedOut()
}

function refuseSignedOut(): never {
  refuse(platformRefusals, 'sign-in-first', { status: 401 })
}

/** Ends one session; its live stream and its other tabs hear of it. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  const ended = await tx.maybeRow<{ userId: string | null; role: Role }>(
    `update sessions s set ended_at = now() where s.id = $1 and s.ended_at is null
     returning s.user_id as "userId", coalesce((select u.role from users u where u.id = s.user_id), 'admin') as role`,
    [sessionId],
  )
  if (ended)
    publish(tx, {
      ...sessionEnded,
      to: ended.role === 'user' && ended.userId ? { userId: ended.userId } : 'admins',
    })
}

/**
 * Ends all sessions of a user, or (null) those that the company access code opened, except perhaps
 * the one that asks for it, and every sign-in that still owes a code.
 */
export async function endSessions(
  tx: Transaction,
  owner: string | null,
  exceptSessionId?: string,
): Promise<void> {
  // Two forms: with "is not distinct from" no index would be used.
  const ofOwner = owner === null ? 'user_id is null and $1::uuid is null' : 'user_id = $1'
  await tx.rows(
    `update sessions set ended_at = now() where ${ofOwner} and ended_at is null and id is distinct from $2::uuid`,
    [owner, exceptSessionId ?? null],
  )
  await tx.rows(
    `update sign_in_challenges set ended_at = now() where ${ofOwner} and ended_at is null`,
    [owner],
  )
  // Both audiences: the role may have changed since a stream was opened. Whose session goes on loses nothing by looking again.
  if (owner !== null) publish(tx, { ...sessionEnded, to: { userId: owner } })
  publish(tx, { ...sessionEnded, to: 'admins' })
}
