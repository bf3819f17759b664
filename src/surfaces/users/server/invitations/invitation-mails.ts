import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { sendMail, type MailFact } from '#foundation/platform/server/mail/outbox.ts'
import { readCompanySettings } from '#people/company/server/read-settings.ts'
import { findUser } from '#people/identity/server/actions.ts'
import { mailAdmins } from '#people/notifications/server/mail-admins.ts'
import { notificationRecordTexts } from '#people/notifications/shared/record-words.ts'
import { invitationMails } from '../../shared/invitations/words-mails.ts'
import type { Invitation } from './store.ts'

const { greeting } = notificationRecordTexts

type Invited = { fullName: string; email: string }

/** To the invited person, who may have no login: in the language of the inviter then. */
export async function mailInvitation(
  ctx: ActionContext,
  { fullName, email, path }: Invited & { path: string },
): Promise<void> {
  const { tx, request } = ctx
  const { siteName } = await readCompanySettings(tx)
  const { invited } = invitationMails
  await sendMail(tx, {
    to: email,
    subject: invited.subject(siteName),
    kind: 'admin_invitation',
    fallbackLanguage: request.language ?? null,
    content: {
      greeting: greeting(fullName),
      paragraphs: invited.paragraphs(siteName, await callerName(ctx)),
      action: { label: invited.action, path },
    },
  })
}

/** To the invited person, when the invitation is taken back. */
export async function mailTakenBack(
  { tx, request }: ActionContext,
  { fullName, email, userId }: Invited & { userId: string | null },
): Promise<void> {
  const { siteName } = await readCompanySettings(tx)
  const { takenBack } = invitationMails
  await sendMail(tx, {
    to: email,
    userId,
    subject: takenBack.subject(siteName),
    kind: 'admin_news',
    fallbackLanguage: request.language ?? null,
    content: { greeting: greeting(fullName), paragraphs: [takenBack.paragraph] },
  })
}

/** To the new admin. */
export async function mailNewAdmin(
  { tx }: ActionContext,
  { userId, fullName, email }: Invited & { userId: string },
  approvesFrom: Date,
): Promise<void> {
  const { siteName } = await readCompanySettings(tx)
  const { confirmed } = invitationMails
  await sendMail(tx, {
    to: email,
    userId,
    subject: confirmed.subject(siteName),
    kind: 'security',
    content: {
      greeting: greeting(fullName),
      paragraphs: confirmed.paragraphs(approvesFrom),
      action: { label: confirmed.action, path: '/login' },
    },
  })
}

/** To the admins who may confirm: the inviter cannot. */
export async function mailAccepted(
  ctx: ActionContext,
  invitation: Pick<Invitation, 'fullName' | 'email' | 'invitedBy' | 'invitedByName'>,
): Promise<void> {
  const { fullName, email, invitedBy, invitedByName } = invitation
  const { news, facts, open } = invitationMails
  const inviter = invitedByName ?? (invitedBy === 'operator' ? facts.operator : facts.companyAccess)
  await mailAdmins(
    ctx.tx,
    {
      subject: news.accepted.subject,
      paragraphs: [news.accepted.message(fullName, email), invitationMails.notYours],
      facts: [
        [facts.name, fullName],
        [facts.email, email],
        [facts.invitedBy, inviter],
      ],
      action: { label: open, path: '/admin/admins' },
    },
    invitedByName === null ? null : invitedBy,
  )
}

/** Null for company access and for whoever is not of the staff. */
async function callerName({ tx, caller }: ActionContext): Promise<string | null> {
  if (caller.role !== 'admin' || !caller.userId) return null
  return (await findUser(tx, caller.userId)).fullName
}

/** A mail to admins about a step of an invitation that the caller made. */
export async function invitationNews(
  ctx: ActionContext,
  step: Exclude<keyof typeof invitationMails.news, 'accepted'>,
  { fullName, email }: Invited,
): Promise<{
  subject: BilingualText
  paragraphs: BilingualText[]
  facts: MailFact[]
  action: { label: BilingualText; path: string }
}> {
  const { news, facts, notYours, open } = invitationMails
  const { caller } = ctx
  const by = await callerName(ctx)
  return {
    subject: news[step].subject,
    paragraphs: [news[step].message(fullName, email), notYours],
    facts: [
      [facts.name, fullName],
      [facts.email, email],
      [facts.by, by ?? (caller.role === 'admin' ? facts.companyAccess : facts.kaban)],
    ],
    action: { label: open, path: '/admin/admins' },
  }
}
