import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { mailOtherAdmins } from '#people/notifications/server/mail-admins.ts'
import { userRecordTexts } from '../shared/record-words.ts'
import { userMails } from '../shared/words.ts'

/**
 * An admin can be the second person for whoever made them one, so the others hear of it: somebody
 * who makes up a colleague to agree with them is seen.
 */
export async function tellNewAdmin(
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
