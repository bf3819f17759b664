/** Mails about submitted versions and decisions, in the transaction of the action. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { mailStaffMember, mailOtherStaff } from '#people/notifications/server/mail-staff.ts'
import { contentMails } from '../shared/record-words.ts'
import { markMailed, type StoredVersion } from './store.ts'

/** Mails every admin who may approve, once for each entry until somebody decides. */
export async function mailReviewers(
  ctx: ActionContext,
  { entryId, kind, authorUserId }: StoredVersion,
  title: BilingualText,
): Promise<void> {
  if (!(await markMailed(ctx.tx, entryId))) return
  const { subject, message, once, button: label } = contentMails.waits
  await mailOtherStaff(
    ctx.tx,
    {
      subject: subject(kind, title),
      paragraphs: [message(kind, title), once],
      action: { label, path: pathOf(kind, entryId) },
    },
    authorUserId,
  )
}

/** Mails nobody about a version written under company access, which belongs to no user. */
export async function mailAuthor(
  ctx: ActionContext,
  { entryId, kind, authorUserId }: StoredVersion,
  decision: 'published' | 'returned',
  title: BilingualText,
): Promise<void> {
  if (authorUserId === null) return
  const { subject, message, button: label } = contentMails[decision]
  await mailStaffMember(
    ctx.tx,
    {
      subject: subject(kind, title),
      paragraphs: [message],
      action: { label, path: pathOf(kind, entryId) },
    },
    authorUserId,
  )
}

function pathOf(kind: StoredVersion['kind'], entryId: string): string {
  if (kind === 'plan' || kind === 'plan-cap') return `/admin/plans?open=${entryId}`
  return `/admin/content?kind=${kind}&open=${entryId}`
}
