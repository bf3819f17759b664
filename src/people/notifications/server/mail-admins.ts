/** Mails to admins about changes that another admin made. No setting switches them off. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { signedInCaller, type ActionContext } from '#foundation/platform/server/http/context.ts'
import {
  sendMail,
  type MailContent,
  type MailFact,
} from '#foundation/platform/server/mail/outbox.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { findActiveAdmins } from '#people/identity/server/active-admins.ts'
import { notificationRecordTexts } from '../shared/record-words.ts'

const { greeting, toAdmins } = notificationRecordTexts

export interface AdminMail {
  message: BilingualText
  subject: BilingualText
  facts: MailFact[]
  /** A page of the console. */
  linkTo: string
  /** Only filed: nothing holds before a second person agrees. */
  filed?: boolean
  /** Who filed what the caller has agreed to; a null name is company access. */
  agreedTo?: { makerName: string | null }
}

/**
 * Mails every other active admin about a change that could prepare something nobody else would
 * notice. Nobody knows who used the company access, so its changes are mailed to all admins.
 */
export async function mailOtherAdmins(
  ctx: ActionContext,
  { message, subject, facts, linkTo, filed = false, agreedTo }: AdminMail,
): Promise<void> {
  const { userId } = signedInCaller(ctx)
  const caller =
    userId === null ? toAdmins.companyAccess : (await findUser(ctx.tx, userId)).fullName
  const by: MailFact[] = agreedTo
    ? [
        [toAdmins.filedBy, agreedTo.makerName ?? toAdmins.companyAccess],
        [toAdmins.agreedBy, caller],
      ]
    : [[filed ? toAdmins.filedBy : toAdmins.changedBy, caller]]
  await mailAdmins(
    ctx.tx,
    {
      subject,
      paragraphs: [message, filed ? toAdmins.notYoursFiled : toAdmins.notYours],
      facts: [...facts, ...by],
      action: { label: toAdmins.action, path: linkTo },
    },
    userId,
  )
}

/** Mails every active admin except one; null leaves out nobody. */
export async function mailAdmins(
  tx: Transaction,
  {
    subject,
    kind = 'admin_news',
    ...content
  }: { subject: BilingualText; kind?: string } & Omit<MailContent, 'greeting'>,
  exceptUserId: string | null,
): Promise<void> {
  for (const { userId, fullName, email } of await findActiveAdmins(tx, exceptUserId)) {
    await sendMail(tx, {
      to: email,
      userId,
      kind,
      subject,
      content: { greeting: greeting(fullName), ...content },
    })
  }
}
