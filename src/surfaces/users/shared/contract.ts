import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCounts } from '#foundation/contract/shared/list-counts.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, steps, writes } from '#foundation/contract/shared/procedure.ts'
import { chatRow } from '#money/chats/shared/contract.ts'
import { transactionStatus, transactionType } from '#money/transactions/shared/rules.ts'
import { pseudoUsers } from '#people/activity/shared/rules.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import { revealedNumber } from '#people/profile/shared/rules-reveal.ts'
import { ownerSafeguards } from '#people/safeguards/shared/contract.ts'
import { userListInput } from './rules-address.ts'
import { alarmSettlement, newNotification, newUser, revealInput, userEdit } from './rules.ts'

const userFields = {
  userId: uuid,
  fullName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  status: z.enum(userStatuses),
  /** They closed their login. The row stays for the book and can no longer be changed. */
  closed: z.boolean(),
  /** Staff chose the password, and the user has not chosen their own yet. */
  mustChangePassword: z.boolean(),
  avatarId: z.nullable(uuid),
  sample: z.boolean(),
  createdAt: z.date(),
  /** Grows with every change. */
  version: z.int(),
  availableCentavos: z.bigint(),
}
const userRow = z.strictObject(userFields)
export type UserRow = z.infer<typeof userRow>

const openHold = z.strictObject({
  holdId: uuid,
  amountCentavos: z.bigint(),
  purpose: z.string(),
  transactionId: z.nullable(uuid),
  createdAt: z.date(),
})

const userView = z.strictObject({
  ...userFields,
  phoneNumber: z.string(),
  updatedAt: z.date(),
  heldCentavos: z.bigint(),
  safeguards: ownerSafeguards,
  postedCentavos: z.bigint(),
  /** Beside the wallet: what lies in investments. */
  investedCentavos: z.bigint(),
  /** Open holds, oldest first. */
  holds: z.array(openHold),
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
  /** Null for Kaban itself and for company access; `pseudoUser` says which. */
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
  /** Shown in lists, searches and exports; otherwise on pages of one user. */
  inLists: z.boolean(),
  raisedAt: z.date(),
  /** The alarm is about the caller, so somebody else has to settle it. */
  own: z.boolean(),
})
export type ViewAlarm = z.infer<typeof alarmView>

const userInput = z.strictObject({ userId: uuid })
const sectionInput = z.strictObject({ userId: uuid, before: z.optional(uuid) })

/** Reading about one user is a `write`, because it records the staff view. */
export const usersContract = {
  list: reads('admin')
    .input(userListInput)
    .output(z.strictObject({ users: z.array(userRow), ...listCursors, ...listCounts })),
  one: writes('admin', { limit: 'look' }).input(userInput).output(userView),
  movements: writes('admin', { limit: 'look' })
    .input(sectionInput)
    .output(z.strictObject({ movements: z.array(movement), older: z.nullable(uuid) })),
  chats: writes('admin', { limit: 'look' })
    .input(userInput)
    .output(z.strictObject({ chats: z.array(chatRow), more: z.boolean() })),
  sessions: writes('admin', { limit: 'look' }).input(userInput).output(z.array(sessionView)),
  activity: writes('admin', { limit: 'look' })
    .input(sectionInput)
    .output(z.strictObject({ entries: z.array(activityView), older: z.nullable(uuid) })),
  /** Views of this user by staff, newest first. */
  looks: writes('admin', { limit: 'look' }).input(userInput).output(z.array(staffView)),
  revealBankNumber: writes('admin', { proof: 'data', limit: 'reveal' })
    .input(revealInput)
    .output(revealedNumber),
  create: steps('admin', { proof: 'login' }).input(newUser).output(userInput),
  /** Needs a proof when it changes the role or the status. */
  edit: writes('admin').input(userEdit).output(emptyInput),
  notify: writes('admin').input(newNotification).output(emptyInput),
  endSession: writes('admin')
    .input(z.strictObject({ userId: uuid, sessionId: uuid }))
    .output(emptyInput),
  endSessions: writes('admin').input(userInput).output(emptyInput),
  /** Unsettled alarms. */
  alarms: reads('admin').input(emptyInput).output(z.array(alarmView)),
  settleAlarm: writes('admin').input(alarmSettlement).output(emptyInput),
}
