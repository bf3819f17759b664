import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { lockUser } from '#people/identity/server/actions.ts'
import {
  endSession,
  endSessions,
  listLiveSessions,
} from '#people/identity/server/sessions/sessions.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userRefusals } from '../shared/words.ts'
import { hasSession } from './reads.ts'

/**
 * Ends one session of a user; one that has ended already is no error. Refuses
 * user-session-not-found (404) also for another user's session.
 */
export async function endSessionOfUser(
  ctx: ActionContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Record<string, never>> {
  await lockUser(ctx.tx, userId)
  if (!(await hasSession(ctx.tx, userId, sessionId)))
    refuse(userRefusals, 'user-session-not-found', { status: 404 })
  const live = await listLiveSessions(ctx.tx, userId)
  if (!live.some((session) => session.sessionId === sessionId)) return {}
  await endSession(ctx.tx, sessionId)
  return await recordEnded(ctx, userId, userRecordTexts.sessionEnded)
}

/** Signs a user out everywhere. They may sign in again. */
export async function endSessionsOfUser(
  ctx: ActionContext,
  { userId }: { userId: string },
): Promise<Record<string, never>> {
  await lockUser(ctx.tx, userId)
  await endSessions(ctx.tx, userId)
  return await recordEnded(ctx, userId, userRecordTexts.sessionsEnded)
}

async function recordEnded(
  ctx: ActionContext,
  userId: string,
  description: BilingualText,
): Promise<Record<string, never>> {
  await recordActivity(ctx, {
    userId,
    actionType: 'SESSIONS_ENDED',
    description,
    subject: { kind: 'user', id: userId },
  })
  publish(ctx.tx, { topic: 'users', id: userId, to: 'admins' })
  return {}
}
