/**
 * What staff do with people: find them, read about them, make and change them, write to them. It
 * never moves money, and whoever looks at somebody is recorded: looking is doing too.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'
import {
  isEmail,
  passwordLengthMax,
  passwordLengthMin,
} from '#people/identity/shared/rules-forms.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'

export const userSearchMax = 100
/** The narrow lists of a person's page: movements, chats, activity. */
export const sectionLength = 20

const filters = {
  search: z.optional(line(userSearchMax)),
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(userStatuses)),
}
export const userListInput = z.strictObject({ ...listPlaceInput, ...filters })
export type UserListInput = z.infer<typeof userListInput>

export const userListDialogs = ['create', 'edit', 'adjust', 'notify'] as const
export type UserDialog = (typeof userListDialogs)[number]

/**
 * In the address of the list: what cannot be read is left out. A dialog that is open stands in it
 * too, with the user whom it is about.
 */
export const userListSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(filters.search, undefined),
  role: z.catch(filters.role, undefined),
  status: z.catch(filters.status, undefined),
  open: z.catch(z.optional(z.enum(userListDialogs)), undefined),
  user: z.catch(z.optional(uuid), undefined),
})
export type UserListSearch = z.infer<typeof userListSearch>

export const userSections = ['movements', 'chats', 'activity', 'staff'] as const
export type UserSection = (typeof userSections)[number]

/** In the address of a person's page. */
export const userPageSearch = z.object({
  section: z.catch(z.optional(z.enum(userSections)), undefined),
  open: z.catch(z.optional(z.enum(['edit', 'adjust', 'notify'])), undefined),
})
export type UserPageSearch = z.infer<typeof userPageSearch>

const password = z
  .string()
  .check(
    z.maxLength(passwordLengthMax),
    z.regex(/^\P{Cc}*$/u, 'Contains characters that are not allowed.'),
  )

const created = {
  fullName: line(120),
  email: line(254).check(z.toLowerCase()),
  password,
  role: z.enum(roles),
}
/** `userId` is made by the browser when the dialog opens: sent twice, it is one user. */
export const newUser = z.strictObject({ userId: requestId, ...created })
export type NewUser = z.infer<typeof newUser>
export const newUserForm = z.strictObject(created)
export type NewUserForm = z.infer<typeof newUserForm>

const edited = { fullName: line(120), role: z.enum(roles), status: z.enum(userStatuses) }
/**
 * `versionSeen`: of the user as the dialog showed them; whoever writes on something older is told
 * so.
 */
export const userEdit = z.strictObject({ userId: uuid, versionSeen: z.int(), ...edited })
export type UserEdit = z.infer<typeof userEdit>
export const userEditForm = z.strictObject(edited)
export type UserEditForm = z.infer<typeof userEditForm>

/** What staff may tell a user by hand; the other types tell of something that has happened. */
export const staffNotificationTypes = [
  'general_info',
  'account_update',
  'important_notice',
  'promotion',
] as const
export type StaffNotificationType = (typeof staffNotificationTypes)[number]
export const notificationMax = 1000

const told = {
  type: z.enum(staffNotificationTypes),
  message: paragraph(notificationMax),
  linkTo: line(300),
}
/** An empty link is none. */
export const newNotification = z.strictObject({ notificationId: requestId, userId: uuid, ...told })
export type NewNotification = z.infer<typeof newNotification>
export const notificationForm = z.strictObject(told)
export type NotificationForm = z.infer<typeof notificationForm>

export const reasonMax = 300
/** Shorter ones are no reason. */
export const reasonMin = 5
export const revealInput = z.strictObject({ userId: uuid, reason: line(reasonMax) })
export const revealForm = z.strictObject({ reason: line(reasonMax) })

export const findingMax = 500
export const alarmSettlement = z.strictObject({ alarmId: uuid, finding: paragraph(findingMax) })
export const findingForm = z.strictObject({ finding: paragraph(findingMax) })

/**
 * Whoever goes on looking at the same person for so long looks once; screens that refresh
 * themselves are no looks of their own.
 */
export const viewAlarmMinutes = 5
/**
 * Who of the staff looks at so many people within `lookMinutes` does not look after them one by
 * one.
 */
export const viewAlarmPeople = 100

export type UserRefusal =
  | 'new-user-missing-fields'
  | 'new-user-invalid-email'
  | 'new-user-weak-password'
  | 'new-user-guessable-password'
  | 'user-exists'
  | 'user-name-required'
  | 'user-is-closed'
  | 'user-changed-meanwhile'
  | 'own-role-or-status'
  | 'last-admin'
  | 'last-way-in'
  | 'notification-message-required'
  | 'notification-link-outside'
  | 'admin-reads-no-notifications'
  | 'reveal-reason-required'
  | 'no-bank-details'
  | 'user-session-not-found'
  | 'alarm-not-found'
  | 'own-alarm'
  | 'finding-required'

export interface NewUserFinding {
  refusal: 'new-user-missing-fields' | 'new-user-invalid-email' | 'new-user-weak-password'
  field: keyof NewUserForm
}

/** The first thing that is wrong, or null. */
export function checkNewUser({
  fullName,
  email,
  password: chosen,
}: NewUserForm): NewUserFinding | null {
  for (const [field, value] of [
    ['fullName', fullName],
    ['email', email],
    ['password', chosen],
  ] as const) {
    if (value.trim() === '') return { refusal: 'new-user-missing-fields', field }
  }
  if (!isEmail(email)) return { refusal: 'new-user-invalid-email', field: 'email' }
  return chosen.length < passwordLengthMin
    ? { refusal: 'new-user-weak-password', field: 'password' }
    : null
}
