/**
 * User management by staff: finding, viewing, creating, editing and notifying users. It never moves
 * money, and it records which staff member viewed which user.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import {
  isEmail,
  passwordLengthMax,
  passwordLengthMin,
} from '#people/identity/shared/rules-forms.ts'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import { revealReason } from '#people/profile/shared/rules-reveal.ts'

/** Rows at once in the lists on a user's page: movements, chats, activity. */
export const sectionLength = 20

const password = z
  .string()
  .check(
    z.maxLength(passwordLengthMax),
    z.regex(/^\P{Cc}*$/u, 'Contains characters that are not allowed.'),
  )

const newUserFields = {
  fullName: line(120),
  email: line(254).check(z.toLowerCase()),
  password,
  role: z.enum(roles),
}
/** The browser makes `userId` when the dialog opens: a repeated request creates one user. */
export const newUser = z.strictObject({ userId: requestId, ...newUserFields })
export type NewUser = z.infer<typeof newUser>
export const newUserForm = z.strictObject(newUserFields)
export type NewUserForm = z.infer<typeof newUserForm>

const editableFields = { fullName: line(120), role: z.enum(roles), status: z.enum(userStatuses) }
/** `versionSeen`: the version of the user that the dialog showed; an older one is refused. */
export const userEdit = z.strictObject({ userId: uuid, versionSeen: z.int(), ...editableFields })
export type UserEdit = z.infer<typeof userEdit>
export const userEditForm = z.strictObject(editableFields)
export type UserEditForm = z.infer<typeof userEditForm>

/** Types that staff may choose; Kaban sends the other types when something happens. */
export const staffNotificationTypes = [
  'general_info',
  'account_update',
  'important_notice',
  'promotion',
] as const
export type StaffNotificationType = (typeof staffNotificationTypes)[number]
export const notificationMax = 1000

const notificationFields = {
  type: z.enum(staffNotificationTypes),
  message: paragraph(notificationMax),
  linkTo: line(300),
}
/** An empty `linkTo` means no link. */
export const newNotification = z.strictObject({
  notificationId: requestId,
  userId: uuid,
  ...notificationFields,
})
export type NewNotification = z.infer<typeof newNotification>
export const notificationForm = z.strictObject(notificationFields)
export type NotificationForm = z.infer<typeof notificationForm>

export const revealInput = z.strictObject({ userId: uuid, reason: revealReason })

export const findingMax = 500
export const alarmSettlement = z.strictObject({ alarmId: uuid, finding: paragraph(findingMax) })
export const findingForm = z.strictObject({ finding: paragraph(findingMax) })

/**
 * Views of one user by one staff member within this time count as one, because open screens refetch
 * by themselves. An alarm counts the users viewed within the same time.
 */
export const viewAlarmMinutes = 5
/** This many users within `viewAlarmMinutes` raise an alarm: nobody serves so many one by one. */
export const viewAlarmPeople = 100

/**
 * This many different people in lists, searches and exports raise an alarm. Lists have 50 rows:
 * four full pages within five minutes are copying, because work searches and takes its time. The
 * number for a day catches whoever copies slowly; a day of queues shows a few hundred people.
 */
export const listAlarmSpans = [
  { people: 200, minutes: 5 },
  { people: 2000, minutes: 24 * 60 },
]

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
  | 'notification-asks-secret'
  | 'notification-link-outside'
  | 'admin-reads-no-notifications'
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
  password: firstPassword,
}: NewUserForm): NewUserFinding | null {
  for (const [field, value] of [
    ['fullName', fullName],
    ['email', email],
    ['password', firstPassword],
  ] as const) {
    if (value.trim() === '') return { refusal: 'new-user-missing-fields', field }
  }
  if (!isEmail(email)) return { refusal: 'new-user-invalid-email', field: 'email' }
  return firstPassword.length < passwordLengthMin
    ? { refusal: 'new-user-weak-password', field: 'password' }
    : null
}
