import { callerUserId, type Act } from '#foundation/platform/server/http/context.ts'
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
export async function mailUser(act: Act, mail: OutgoingMail & { userId: string }): Promise<void> {
  await sendMail(act.tx, { ...mail, isOptional: true })
}

export async function readMySettings(act: Act): Promise<Settings> {
  return { email: await readEmailWish(act.tx, callerUserId(act)) }
}

/** Saved as it was, nothing is recorded. */
export async function saveMySettings(act: Act, { email }: Settings): Promise<Settings> {
  const userId = callerUserId(act)
  if (await writeEmailWish(act.tx, userId, email)) {
    await recordActivity(act, {
      userId,
      actionType: 'NOTIFICATION_SETTINGS_UPDATE',
      description: email ? notificationRecordTexts.emailOn : notificationRecordTexts.emailOff,
    })
    publish(act.tx, { topic: 'notifications', id: userId, to: { userId } })
  }
  return { email }
}
