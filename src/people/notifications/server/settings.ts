import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail, type OutgoingMail } from '#foundation/platform/server/mail/outbox.ts'
/** Which mails a user wants, and the mails that ask. */
import { recordActivity } from '#people/activity/server/actions.ts'
import { notificationRecordTexts } from '../shared/record-words.ts'
import { readEmailWish, writeEmailWish } from './store.ts'

export interface Settings {
  email: boolean
}

/**
 * A mail that tells again what stands in the application: sent unless the user has switched such
 * mails off. What concerns the safety of a login, or is needed to get in, is sent by `sendMail` and
 * always.
 */
export async function mailUser(
  ctx: ActionContext,
  mail: OutgoingMail & { userId: string },
): Promise<void> {
  await sendMail(ctx.tx, { ...mail, isOptional: true })
}

export async function readMySettings(ctx: ActionContext): Promise<Settings> {
  return { email: await readEmailWish(ctx.tx, callerUserId(ctx)) }
}

/** Saved as it was, nothing is recorded. */
export async function saveMySettings(ctx: ActionContext, { email }: Settings): Promise<Settings> {
  const userId = callerUserId(ctx)
  if (await writeEmailWish(ctx.tx, userId, email)) {
    await recordActivity(ctx, {
      userId,
      actionType: 'NOTIFICATION_SETTINGS_UPDATE',
      description: email ? notificationRecordTexts.emailOn : notificationRecordTexts.emailOff,
    })
    publish(ctx.tx, { topic: 'notifications', id: userId, to: { userId } })
  }
  return { email }
}
