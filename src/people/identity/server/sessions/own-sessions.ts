/**
 * The sessions of the one who asks. An admin who came by the company access code sees and ends
 * those that the code opened.
 */
import type { Both } from '#foundation/contract/shared/both.ts'
import { browserName } from '#foundation/platform/server/http/browser-name.ts'
import { signedInCaller, type Act } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { SessionView } from '../../shared/contract.ts'
import { identityRecordTexts } from '../../shared/record-words.ts'
import { identityRefusals } from '../../shared/words.ts'
import { actorOf, type IdentityHooks } from '../hooks.ts'
import { listLiveSessions, resumeSession } from './session-reads.ts'
import { endSession, endSessions } from './sessions.ts'

/** This one first, then those that were used last. */
export async function listSessions(act: Act): Promise<SessionView[]> {
  const { userId, sessionId } = signedInCaller(act)
  const found = await listLiveSessions(act.tx, userId)
  const views = found.map(({ userAgent, ...session }) => ({
    ...session,
    ...browserName(userAgent),
    current: session.sessionId === sessionId,
  }))
  return [...views.filter(({ current }) => current), ...views.filter(({ current }) => !current)]
}

/** One that is not there and one of somebody else are one answer. */
export async function endOwnSession(
  act: Act,
  hooks: IdentityHooks,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const caller = signedInCaller(act)
  const own = await listLiveSessions(act.tx, caller.userId)
  if (!own.some((session) => session.sessionId === sessionId))
    refuse(identityRefusals, 'session-not-found', { status: 404 })
  await endSession(act.tx, sessionId)
  if (sessionId === caller.sessionId) act.cookies.session.clear()
  await record(act, hooks, identityRecordTexts.sessionEnded)
  return {}
}

export async function endOtherSessions(
  act: Act,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(act)
  await endSessions(act.tx, userId, sessionId)
  await record(act, hooks, identityRecordTexts.otherSessionsEnded)
  return {}
}

/** This one too: the browser that asks becomes a visitor. */
export async function endEverySession(
  act: Act,
  hooks: IdentityHooks,
): Promise<Record<string, never>> {
  await endSessions(act.tx, signedInCaller(act).userId)
  act.cookies.session.clear()
  await record(act, hooks, identityRecordTexts.allSessionsEnded)
  return {}
}

/**
 * A browser that starts with a session. Right after a sign-in, and soon after it was recorded,
 * there is nothing to record.
 */
export async function resume(act: Act, hooks: IdentityHooks): Promise<Record<string, never>> {
  const { userId, sessionId } = signedInCaller(act)
  if (await resumeSession(act.tx, sessionId)) {
    await hooks.recordActivity(act, {
      userId,
      actionType: 'LOGIN_SESSION_RESTORED',
      description: identityRecordTexts.sessionRestored,
      actor: actorOf(userId),
    })
  }
  return {}
}

async function record(act: Act, hooks: IdentityHooks, description: Both): Promise<void> {
  const { userId } = signedInCaller(act)
  await hooks.recordActivity(act, {
    userId,
    actionType: 'SESSIONS_ENDED',
    description,
    actor: actorOf(userId),
  })
}
