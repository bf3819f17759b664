/** Which mails a user wants, and the mails that depend on it. */
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { sendMail, type OutgoingMail } from '#foundation/platform/server/mail/outbox.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import { notificationRecordTexts } from '../shared/record-words.ts'
import { readWantsMail, writeWantsMail } from './store.ts'

export interface NotificationSettings {
  /** Whether the user wants mails about what the application shows too. */
  email: boolean
}

/**
 * Mails what the application shows too, unless the user has switched such mails off. Use `sendMail`
 * for mails about the safety of a login and for those that a sign-in needs: they are always sent.
 */
export async function mailUser(
  ctx: ActionContext,
  mail: OutgoingMail & { userId: string },
): Promise<void> {
  await sendMail(ctx.tx, { ...mail, isOptional: true })
}

export async function readMySettings(ctx: ActionContext): Promise<NotificationSettings> {
  return { email: await readWantsMail(ctx.tx, callerUserId(ctx)) }
}

/** Records a change; saving the same setting again records nothing. */
export async function saveMySettings(
  ctx: ActionContext,
  { email }: NotificationSettings,
): Promise<NotificationSettings> {
  const userId = callerUserId(ctx)
  if (await writeWantsMail(ctx.tx, userId, email)) {
    await recordActivity(ctx, {
      userId,
      actionType: 'NOTIFICATION_SETTINGS_UPDATE',
      description: email ? notificationRecordTexts.emailOn : notificationRecordTexts.emailOff,
    })
    publish(ctx.tx, { topic: 'notifications', id: userId, to: { userId } })
  }
  return { email }
}
