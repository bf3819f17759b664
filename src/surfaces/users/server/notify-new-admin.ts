import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userMails } from './mail-words.ts'

/**
 * Notifies all other admins. A new admin can approve as the second person, so an admin must not be
 * able to invent a colleague unnoticed.
 */
export async function notifyNewAdmin(
  ctx: ActionContext,
  { userId, fullName, email }: { userId: string; fullName: string; email: string },
): Promise<void> {
  const { subject, name, login } = userMails.newAdmin
  await mailOtherAdmins(ctx, {
    message: userRecordTexts.newAdmin(fullName, email),
    subject,
    facts: [
      [name, fullName],
      [login, email],
    ],
    linkTo: `/admin/users/${userId}`,
  })
}
