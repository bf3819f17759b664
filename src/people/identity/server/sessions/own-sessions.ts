/** The caller's own sessions. For company access these are all that the access code opened. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { SessionView } from '../../shared/contract.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { identityRefusals } from '../../shared/words.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import { listLiveSessions, resumeSession } from './session-store.ts'
import { endSession, endSessions } from './sessions.ts'

/** The current session first, then the others by their last use, newest first. */
export async function listSessions(ctx: ActionContext): Promise<SessionView[]> {
  const { userId, sessionId } = signedInCaller(ctx)
  const found = await listLiveSessions(ctx.tx, userId)
  const views = found.map(({ userAgent, ...session }) => ({
    ...session,
    ...browserName(userAgent),
    current: session.sessionId === sessionId,
  }))
  return [...views.filter(({ current }) => current), ...views.filter(({ current }) => !current)]
}

/** Refuses an unknown session and somebody else's with the same answer (404). */
export async function endOwnSession(
  ctx: ActionContext,
  hooks: IdentityHooks,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const caller = signedInCaller(ctx)
  const own = await listLiveSessions(ctx.tx, caller.userId)
  if (!own.some((session) => session.sessionId === sessionId))
    refuse(identityRefusals, 'session-not-found', { status: 404 })
  await endSession(ctx.tx, sessionId)
  if (sessionId === caller.sessionId) ctx.cookies.session.clear()
  await record(ctx, hooks, identityRecordTexts.sessionEnded)
  return {}
}

export async function endOtherSessions(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  await endSessions(ctx.tx, userId, sessionId)
  await record(ctx, hooks, identityRecordTexts.otherSessionsEnded)
  return {}
}

/** Ends the current session too: the browser becomes a visitor. */
export async function endEverySession(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  await endSessions(ctx.tx, signedInCaller(ctx).userId)
  ctx.cookies.session.clear()
  await record(ctx, hooks, identityRecordTexts.allSessionsEnded)
  return {}
}

/** Records that a browser started with a session, unless that was recorded a short while ago. */
export async function resume(
  ctx: ActionContext,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(ctx)
  if (await resumeSession(ctx.tx, sessionId)) {
    await hooks.recordActivity(ctx, {
      userId,
      actionType: 'LOGIN_SESSION_RESTORED',
      description: identityRecordTexts.sessionRestored,
      actor: actorOf(userId),
    })
  }
  return {}
}

async function record(
  ctx: ActionContext,
  hooks: IdentityHooks,
  description: BilingualText,
): Promise<void> {
  const { userId } = signedInCaller(ctx)
  await hooks.recordActivity(ctx, {
    userId,
    actionType: 'SESSIONS_ENDED',
    description,
    actor: actorOf(userId),
  })
}
