import type { Both } from '../contract/both.ts'
import { findUser } from '../identity/actions.ts'
import { signedInCaller, type Act } from '../platform/act.ts'
import type { Transaction } from '../platform/database.ts'
import { sendMail, type MailContent } from '../platform/mail.ts'
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
 * What one of the staff changed that could be the first step to something nobody else would see:
 * every other active admin is told, in the transaction of the change, by a mail that no setting
 * switches off. Of the company access nobody knows who it was, so all of them are told.
 */
export async function tellOtherAdmins(
  act: Act,
  { message, subject, facts, linkTo }: AdminNews,
): Promise<void> {
  const { userId } = signedInCaller(act)
  const who = userId === null ? adminMail.companyAccess : (await findUser(act.tx, userId)).fullName
  const action = { label: adminMail.action, path: linkTo }
  await mailAdmins(
    act.tx,
    {
      subject,
      paragraphs: [message.en, adminMail.notYours],
      facts: [...facts, [adminMail.changedBy, who]],
      action,
    },
    userId,
  )
}

/** Every active admin, but perhaps one. */
export async function mailAdmins(
  tx: Transaction,
  { subject, ...said }: { subject: string } & Omit<MailContent, 'greeting'>,
  exceptUserId: string | null,
): Promise<void> {
  for (const { userId, fullName, email } of await findOtherAdmins(tx, exceptUserId)) {
    await sendMail(tx, {
      to: email,
      userId,
      kind: 'admin_news',
      subject,
      content: { greeting: adminMail.greeting(fullName), ...said },
    })
  }
}
