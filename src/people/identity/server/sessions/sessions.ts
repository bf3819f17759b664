/** Opens, proves and ends sessions. The database holds only hashes of their tokens. */
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish, sessionEnded } from '#foundation/platform/server/live/relay.ts'
import { platformRefusals } from '#foundation/platform/shared/words.ts'
import type { Role } from '../../shared/rules.ts'
import { writeLanguage } from '../store.ts'
import { makeToken } from './tokens.ts'

export { listLiveSessions } from './session-store.ts'

export interface NewSession {
  /** Null: an admin with the company access code. */
  userId: string | null
  role: Role
  /** The way of signing in: 'password', 'access_code', 'social:google'. */
  method: string
  /** Whether the way proves the person by itself: a password or code does, a provider does not. */
  proven: boolean
  /** Whether a code of an app was part of it. */
  byCode?: boolean
}

/**
 * Ends the session that this browser had, opens a new one with a token of its own and sets the
 * cookie. Returns the id of the session.
 */
export async function openSession(
  ctx: ActionContext,
  { userId, role, method, proven, byCode = false }: NewSession,
): Promise<string> {
  const { caller, request, settings, tx } = ctx
  // No token survives a sign-in.
  if (caller.role === 'user' || caller.role === 'admin') await endSession(tx, caller.sessionId)
  const span = settings.sessionSpans[role]
  const { token, tokenHash } = makeToken()
  const sessionId = uuidv7()
  await tx.rows(
    `insert into sessions (id, token_hash, user_id, pseudo_user, expires_at, idle_limit,
       user_agent, address, method, proven_at, language, code_proven_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5), make_interval(mins => $6), $7, $8,
       $9, case when $10 then now() end, $11, case when $12 then now() end)`,
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
      byCode,
    ],
  )
  if (userId !== null) await writeLanguage(tx, userId, request.language)
  ctx.cookies.session.set(token, span.lastsHours * 3600)
  return sessionId
}

/**
 * Marks the session as proven from now on, with `byCode` also as proven by a code, and rotates its
 * token. Refuses (401) when it has ended. With `afterTheft` the previous token ends as soon as none
 * of our own requests can be under way with it any more, even if the answer with the new one is
 * lost.
 */
export async function proveSession(
  ctx: ActionContext,
  sessionId: string,
  { afterTheft = false, byCode = false } = {},
): Promise<void> {
  const { token, tokenHash } = makeToken()
  const proven = await ctx.tx.maybeRow<{ lastsSeconds: number }>(
    `update sessions set proven_at = now(), previous_token_hash = token_hash, token_hash = $2,
       rotated_at = now(), code_proven_at = case when $4 then now() else code_proven_at end,
       last_seen_at = case when $3 then now() + interval '1 microsecond' else last_seen_at end
     where id = $1 and ended_at is null
     returning extract(epoch from expires_at - now())::int as "lastsSeconds"`,
    [sessionId, tokenHash, afterTheft, byCode],
  )
  ctx.cookies.session.set(token, proven?.lastsSeconds ?? refuseSignedOut())
}

/**
 * Refuses (401) when the caller's session has ended since the request came in. Call it after
 * locking the user and before changing anything that a thief would change: a password that was set
 * a moment ago must stop the thief whose request waited for the lock.
 */
export async function refuseEndedSession({ caller, tx }: ActionContext): Promise<void> {
  if (caller.role !== 'user' && caller.role !== 'admin') return
  const ended = await tx.maybeRow('select from sessions where id = $1 and ended_at is not null', [
    caller.sessionId,
  ])
  if (ended) refuseSignedOut()
}

function refuseSignedOut(): never {
  refuse(platformRefusals, 'sign-in-first', { status: 401 })
}

/** Ends one session and notifies its live stream and its other tabs. */
export async function endSession(tx: Transaction, sessionId: string): Promise<void> {
  const ended = await tx.maybeRow<{ userId: string | null; role: Role }>(
    `update sessions s set ended_at = now() where s.id = $1 and s.ended_at is null
     returning s.user_id as "userId",
       coalesce((select u.role from users u where u.id = s.user_id), 'admin') as role`,
    [sessionId],
  )
  if (ended)
    publish(tx, {
      ...sessionEnded,
      to: ended.role === 'user' && ended.userId ? { userId: ended.userId } : 'admins',
    })
}

/**
 * Ends all sessions of a user, or (null) of company access, except the given one, and every sign-in
 * that still needs a code.
 */
export async function endSessions(
  tx: Transaction,
  owner: string | null,
  exceptSessionId?: string,
): Promise<void> {
  // Two forms, because "is not distinct from" would use no index.
  const ofOwner = owner === null ? 'user_id is null and $1::uuid is null' : 'user_id = $1'
  await tx.rows(
    `update sessions set ended_at = now()
     where ${ofOwner} and ended_at is null and id is distinct from $2::uuid`,
    [owner, exceptSessionId ?? null],
  )
  await tx.rows(
    `update sign_in_challenges set ended_at = now() where ${ofOwner} and ended_at is null`,
    [owner],
  )
  // To both audiences, because the role may have changed since a stream was opened. A session that
  // goes on only checks itself once more.
  if (owner !== null) publish(tx, { ...sessionEnded, to: { userId: owner } })
  publish(tx, { ...sessionEnded, to: 'admins' })
}
