import type { Both } from '../contract/both.ts'
import { findUser } from '../identity/actions.ts'
import { signedInCaller, type Act } from '../platform/act.ts'
import { sendMail } from '../platform/mail.ts'
import { findOtherAdmins } from './store.ts'
import { adminMail } from './words.ts'

export interface AdminNews {
  message: Both
  subject: string
  facts: [label: string, value: string][]
  /** A page of the console. */
  linkTo: string
}

/**
 * What one of the staff changed that could be the first step to something nobody else would see: every other active admin is told, in
 * the transaction of the change, by a mail that no setting switches off. Of the company access nobody knows who it
 * was, so all of them are told.
 */
export async function tellOtherAdmins(act: Act, { message, subject, facts, linkTo }: AdminNews): Promise<void> {
  const { userId } = signedInCaller(act)
  const who = userId === null ? adminMail.companyAccess : (await findUser(act.tx, userId)).fullName
  for (const admin of await findOtherAdmins(act.tx, userId)) {
    await sendMail(act.tx, {
      to: admin.email,
      userId: admin.userId,
      kind: 'admin_news',
      subject,
      content: {
        greeting: adminMail.greeting(admin.fullName),
        paragraphs: [message.en, adminMail.notYours],
        facts: [...facts, [adminMail.changedBy, who]],
        action: { label: adminMail.action, path: linkTo },
      },
    })
  }
}
