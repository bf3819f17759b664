import * as z from 'zod/mini'
import { emptyInput, pageInput, uuid } from '#foundation/contract/shared/fields.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { pushSubscription } from './rules-push.ts'
import { foldMax, notificationTypes } from './rules.ts'

const notificationView = z.object({
  notificationId: uuid,
  type: z.enum(notificationTypes),
  message: z.string(),
  /** Null for notifications from before Kaban stored both languages. */
  messageFil: z.nullable(z.string()),
  linkTo: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: z.date(),
})

/** All of them, or none when one is not the caller's. */
const some = z.strictObject({
  notificationIds: z.array(uuid).check(z.minLength(1), z.maxLength(foldMax)),
})

const settings = z.strictObject({
  /**
   * Whether the user wants mails about deposits, withdrawals and other notifications. Mails about
   * the safety of the login are always sent.
   */
  email: z.boolean(),
})

const pushState = z.object({
  /** In base64url: browsers accept messages of this key only. */
  publicKey: z.string(),
  devices: z.array(
    z.object({
      subscriptionId: uuid,
      /** SHA-256 of the endpoint, in hex. */
      mark: z.string(),
      browser: z.string(),
      system: z.string(),
      showsDetails: z.boolean(),
      createdAt: z.date(),
    }),
  ),
})
export type PushState = z.infer<typeof pushState>

export const notificationsContract = {
  /** Newest first. `next` is the `before` of the following page, null at the end. */
  mine: reads('user')
    .input(z.strictObject({ ...pageInput, unreadOnly: z.optional(z.boolean()) }))
    .output(
      z.object({
        notifications: z.array(notificationView),
        unread: z.int(),
        next: z.nullable(uuid),
      }),
    ),
  /** For the bell: the five latest, and the exact number of unread ones. */
  latest: reads('user')
    .input(emptyInput)
    .output(z.object({ notifications: z.array(notificationView), unread: z.int() })),
  markRead: writes('user', { duringMaintenance: true }).input(some).output(z.void()),
  markAllRead: writes('user', { duringMaintenance: true })
    .input(emptyInput)
    .output(z.object({ marked: z.int() })),
  remove: writes('user').input(some).output(z.void()),
  /** Undoes a removal. */
  restore: writes('user').input(some).output(z.void()),
  settings: reads('user').input(emptyInput).output(settings),
  saveSettings: writes('user').input(settings).output(settings),
  /** The devices with push messages. */
  push: reads('user').input(emptyInput).output(pushState),
  /** For the browser that calls it. */
  subscribePush: writes('user').input(pushSubscription).output(z.void()),
  unsubscribePush: writes('user', { duringMaintenance: true })
    .input(z.strictObject({ subscriptionId: uuid }))
    .output(z.void()),
}
