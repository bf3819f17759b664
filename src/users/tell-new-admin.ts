import { tellOtherAdmins } from '../notifications/tell-other-admins.ts'
import type { Act } from '../platform/act.ts'
import { recorded } from './record-words.ts'
import { mails } from './words.ts'

/**
 * An admin can be the second person for whoever made them one, so the others hear of it: somebody
 * who makes up a colleague to agree with them is seen.
 */
export async function tellNewAdmin(
  act: Act,
  { userId, fullName, email }: { userId: string; fullName: string; email: string },
): Promise<void> {
  const { subject, name, login } = mails.newAdmin
  await tellOtherAdmins(act, {
    message: recorded.newAdmin(fullName, email),
    subject,
    facts: [
      [name, fullName],
      [login, email],
    ],
    linkTo: `/admin/users/${userId}`,
  })
}
