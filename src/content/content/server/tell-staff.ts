/** Mails about what waits, and what became of it, in the transaction of what happened. */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { mailStaffMember, mailOtherStaff } from '#people/notifications/server/mail-staff.ts'
import { contentMails } from '../shared/record-words.ts'
import { markTold, type StoredVersion } from './store.ts'

/** Everybody who may agree, once for each entry until somebody decides. */
export async function tellOthers(
  ctx: ActionContext,
  { entryId, kind, authorUserId }: StoredVersion,
  title: BilingualText,
): Promise<void> {
  if (!(await markTold(ctx.tx, entryId))) return
  const { subject, said, once, look } = contentMails.waits
  await mailOtherStaff(
    ctx.tx,
    {
      subject: subject(kind, title),
      paragraphs: [said(kind, title), once],
      action: { label: look, path: pathOf(kind, entryId) },
    },
    authorUserId,
  )
}

/** Of the company access nobody knows who it was. */
export async function tellAuthor(
  ctx: ActionContext,
  { entryId, kind, authorUserId }: StoredVersion,
  became: 'published' | 'returned',
  title: BilingualText,
): Promise<void> {
  if (authorUserId === null) return
  const { subject, said, look } = contentMails[became]
  await mailStaffMember(
    ctx.tx,
    {
      subject: subject(kind, title),
      paragraphs: [said],
      action: { label: look, path: pathOf(kind, entryId) },
    },
    authorUserId,
  )
}

function pathOf(kind: StoredVersion['kind'], entryId: string): string {
  if (kind === 'plan' || kind === 'plan-cap') return `/admin/plans?open=${entryId}`
  return `/admin/content?kind=${kind}&open=${entryId}`
}
