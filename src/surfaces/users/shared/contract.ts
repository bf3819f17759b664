import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { chatRow } from '#money/chats/shared/contract.ts'
import { transactionStatus, transactionType } from '#money/transactions/shared/rules.ts'
import { pseudoUsers } from '#people/activity/shared/rules.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import {
  alarmSettlement,
  newNotification,
  newUser,
  revealInput,
  userEdit,
  userListInput,
} from './rules.ts'

const person = {
  userId: uuid,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  /** They closed their login: the row stays for the book, and nothing about it is changed any more. */
  closed: z.boolean(),
  /** Staff chose the password, and they have not signed in with one of their own yet. */
  mustChangePassword: z.boolean(),
  avatarId: z.nullable(uuid),
  sample: z.boolean(),
  createdAt: z.date(),
  /** Counts the changes. */
  version: z.int(),
  /** What they can spend. */
  availableCentavos: z.bigint(),
}
const userRow = z.strictObject(person)
export type UserRow = z.infer<typeof userRow>

const holdView = z.strictObject({
  holdId: uuid,
  amountCentavos: z.bigint(),
  purpose: z.string(),
  transactionId: z.nullable(uuid),
  createdAt: z.date(),
})

const userView = z.strictObject({
  ...person,
  phoneNumber: z.string(),
  updatedAt: z.date(),
  heldCentavos: z.bigint(),
  postedCentavos: z.bigint(),
  /** What is on hold, oldest first. */
  holds: z.array(holdView),
  bank: z.nullable(
    z.strictObject({
      bankName: z.string(),
      accountName: z.string(),
      maskedNumber: z.string(),
      updatedAt: z.date(),
    }),
  ),
  hasPassword: z.boolean(),
  hasAuthenticator: z.boolean(),
  lastSeenAt: z.nullable(z.date()),
})
export type UserView = z.infer<typeof userView>

const movement = z.strictObject({
  transactionId: uuid,
  transactionUid: z.string(),
  referenceNumber: z.string(),
  type: transactionType,
  amountCentavos: z.bigint(),
  status: transactionStatus,
  description: z.string(),
  createdAt: z.date(),
})
export type Movement = z.infer<typeof movement>

const sessionView = z.strictObject({
  sessionId: uuid,
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  method: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
})
export type UserSession = z.infer<typeof sessionView>

const activityView = z.strictObject({
  activityId: uuid,
  actionType: z.string(),
  description: z.string(),
  descriptionFil: z.nullable(z.string()),
  createdAt: z.date(),
  /** Who acted; null for Kaban itself and for company access, which `pseudoUser` tells apart. */
  actorName: z.nullable(z.string()),
  byThemselves: z.boolean(),
  pseudoUser: z.nullable(z.enum(pseudoUsers)),
})
export type UserActivity = z.infer<typeof activityView>

/** `name` null: company access. */
const staffView = z.strictObject({ viewId: uuid, name: z.nullable(z.string()), viewedAt: z.date() })

const alarmView = z.strictObject({
  alarmId: uuid,
  name: z.nullable(z.string()),
  people: z.int(),
  minutes: z.int(),
  raisedAt: z.date(),
  /** Of the one who asks: somebody else has to settle it. */
  own: z.boolean(),
})
export type ViewAlarm = z.infer<typeof alarmView>

const one = z.strictObject({ userId: uuid })
const section = z.strictObject({ userId: uuid, before: z.optional(uuid) })

/**
 * What concerns one person is a write although it only reads: that somebody looked is recorded with
 * it.
 */
export const usersContract = {
  list: reads('admin')
    .input(userListInput)
    .output(z.strictObject({ users: z.array(userRow), ...listCursors })),
  one: writes('admin').input(one).output(userView),
  movements: writes('admin')
    .input(section)
    .output(z.strictObject({ movements: z.array(movement), older: z.nullable(uuid) })),
  chats: writes('admin')
    .input(one)
    .output(z.strictObject({ chats: z.array(chatRow), more: z.boolean() })),
  sessions: writes('admin').input(one).output(z.array(sessionView)),
  activity: writes('admin')
    .input(section)
    .output(z.strictObject({ entries: z.array(activityView), older: z.nullable(uuid) })),
  /** Who of the staff looked at them, newest first. */
  looks: writes('admin').input(one).output(z.array(staffView)),
  revealBankNumber: writes('admin', { proof: 'data' })
    .input(revealInput)
    .output(z.strictObject({ accountNumber: z.string() })),
  create: steps('admin', { proof: 'login' }).input(newUser).output(one),
  /** Asks for a proof where it changes role or status. */
  edit: writes('admin').input(userEdit).output(emptyInput),
  notify: writes('admin').input(newNotification).output(emptyInput),
  endSession: writes('admin')
    .input(z.strictObject({ userId: uuid, sessionId: uuid }))
    .output(emptyInput),
  endSessions: writes('admin').input(one).output(emptyInput),
  /** Those that nobody has settled yet. */
  alarms: reads('admin').input(emptyInput).output(z.array(alarmView)),
  settleAlarm: writes('admin').input(alarmSettlement).output(emptyInput),
}
