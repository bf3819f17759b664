import type { Both } from '#foundation/contract/shared/both.ts'
import type { Act } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import { listLiveSessions } from '#people/identity/server/sessions/session-reads.ts'
import { endSession, endSessions } from '#people/identity/server/sessions/sessions.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userRefusals } from '../shared/words.ts'
import { hasSession } from './reads.ts'

/**
 * One that is not there and one of somebody else are one answer; one that has ended already stays
 * so.
 */
export async function endSessionOfUser(
  act: Act,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Record<string, never>> {
  await lockUser(act.tx, userId)
  if (!(await hasSession(act.tx, userId, sessionId)))
    refuse(userRefusals, 'user-session-not-found', { status: 404 })
  const live = await listLiveSessions(act.tx, userId)
  if (!live.some((session) => session.sessionId === sessionId)) return {}
  await endSession(act.tx, sessionId)
  return await recordEnded(act, userId, userRecordTexts.sessionEnded)
}

/** Signed out everywhere; whoever may sign in can do so again. */
export async function endSessionsOfUser(
  act: Act,
  { userId }: { userId: string },
): Promise<Record<string, never>> {
  await lockUser(act.tx, userId)
  await endSessions(act.tx, userId)
  return await recordEnded(act, userId, userRecordTexts.sessionsEnded)
}

async function recordEnded(
  act: Act,
  userId: string,
  description: Both,
): Promise<Record<string, never>> {
  await recordActivity(act, {
    userId,
    actionType: 'SESSIONS_ENDED',
    description,
    subject: { kind: 'user', id: userId },
  })
  publish(act.tx, { topic: 'users', id: userId, to: 'admins' })
  return {}
}
