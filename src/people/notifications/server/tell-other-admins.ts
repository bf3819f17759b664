import type { Both } from '#foundation/contract/shared/both.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { sendMail, type MailContent } from '#foundation/platform/server/mail/outbox.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { adminMail } from '../shared/words.ts'
import { findOtherAdmins } from './store.ts'

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
  ctx: ActionContext,
  { message, subject, facts, linkTo }: AdminNews,
): Promise<void> {
  const { userId } = signedInCaller(ctx)
  const who = userId === null ? adminMail.companyAccess : (await findUser(ctx.tx, userId)).fullName
  const action = { label: adminMail.action, path: linkTo }
  await mailAdmins(
    ctx.tx,
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
