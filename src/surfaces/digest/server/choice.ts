/** Whether a user wants the weekly digest: chosen in the settings, or ended by its link. */
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { hashToken } from '#people/identity/server/sessions/tokens.ts'
import type { DigestChoice } from '../shared/contract.ts'
import { digestRecordTexts } from '../shared/record-words.ts'
import { findStopUser, readWanted, writeWanted } from './store.ts'

export { forgetDigests } from './store.ts'

const actionType = 'NOTIFICATION_SETTINGS_UPDATE'

export async function readMyDigestChoice(ctx: ActionContext): Promise<DigestChoice> {
  return { weekly: await readWanted(ctx.tx, callerUserId(ctx)) }
}

/** Records a change; saving the same choice again records nothing. */
export async function saveMyDigestChoice(
  ctx: ActionContext,
  { weekly }: DigestChoice,
): Promise<DigestChoice> {
  const userId = callerUserId(ctx)
  if (await writeWanted(ctx.tx, userId, weekly)) {
    const description = weekly ? digestRecordTexts.on : digestRecordTexts.off
    await recordActivity(ctx, { userId, actionType, description })
    publish(ctx.tx, { topic: 'notifications', id: userId, to: { userId } })
  }
  return { weekly }
}

/** The language of whoever got the mail with this link; null for a link that was never made. */
export async function readStopLink(
  { tx }: Pick<ActionContext, 'tx'>,
  token: string,
): Promise<'en' | 'fil' | null> {
  return (await findStopUser(tx, hashToken(token)))?.language ?? null
}

/** Whoever holds the link may use it, also twice. Returns what `readStopLink` does. */
export async function stopDigestByLink(
  ctx: ActionContext,
  token: string,
): Promise<'en' | 'fil' | null> {
  const found = await findStopUser(ctx.tx, hashToken(token))
  if (!found) return null
  const { userId, language } = found
  if (await writeWanted(ctx.tx, userId, false)) {
    await recordActivity(ctx, { userId, actionType, description: digestRecordTexts.offByLink })
    publish(ctx.tx, { topic: 'notifications', id: userId, to: { userId } })
  }
  return language
}
