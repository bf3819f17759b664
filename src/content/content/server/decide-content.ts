/**
 * From a draft to the public page and away again. Locks in the order of all verbs: people, the
 * installation, the entry. Only who wrote a version hands it in or takes it back; only somebody
 * else agrees to it or returns it; taking something away needs nobody else.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import {
  shareStaffPerson,
  staffPersonOf,
  wasStaffAt,
} from '#people/identity/server/staff-person.ts'
import { requireMarksRead } from '#people/wording/server/marks.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { contentRecordTexts } from '../shared/record-words.ts'
import type { VersionApproval, VersionNamed, VersionWithReason } from '../shared/rules-edit.ts'
import { marksOf } from '../shared/rules-judge.ts'
import type { VersionState } from '../shared/rules.ts'
import { contentRefusals } from '../shared/words.ts'
import {
  entryOf,
  findFor,
  findOwned,
  note,
  refuseFindings,
  refuseSecondPopular,
  tellContent,
} from './content-checks.ts'
import { actingPerson } from './staff-initials.ts'
import {
  lockInstallation,
  markEnded,
  markPublished,
  markRecalled,
  markReturned,
  markSubmitted,
  type StoredVersion,
} from './store.ts'
import { tellAuthor, tellOthers } from './tell-staff.ts'

/**
 * Asks for a second person. Refuses by the first finding: what cannot be published need not be
 * looked at. `mails`: what a sample town makes up for itself is news to nobody.
 */
export async function submitContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
  { mails = true } = {},
): Promise<ContentEntry> {
  const { version, said, title } = await findOwned(ctx, versionId)
  if (version.author !== staffPersonOf(ctx))
    refuse(contentRefusals, 'not-your-version', { status: 403 })
  if (version.state === 'submitted') return await entryOf(ctx, version.entryId)
  if (version.state !== 'draft') refuse(contentRefusals, 'content-moved', { status: 409 })
  await refuseFindings(ctx.tx, said, version)
  await markSubmitted(ctx.tx, versionId)
  if (mails) await tellOthers(ctx, version, title)
  return await done(
    ctx,
    version,
    'submitted',
    'ADMIN_CONTENT_SUBMITTED',
    contentRecordTexts.submitted(version.kind, title),
  )
}

/**
 * Agrees, and from now on the public sees it in the place of what it saw before. Refuses (403) who
 * wrote it and who was not of the staff when it was handed in, (409) when its author is not of the
 * staff any more, by the first finding, for the cap may be lower by now, and (409) a second plan
 * that is marked as the most popular. Refuses marked figures without the confirmation of having
 * read them; with it, the record keeps them.
 */
export async function approveContent(
  ctx: ActionContext,
  { versionId, marksRead = false }: VersionApproval,
  { mails = true } = {},
): Promise<ContentEntry> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { author, kind, body } = await findFor(tx, versionId)
  if (author === person) refuse(contentRefusals, 'own-version', { status: 403 })
  if (!(await shareStaffPerson(tx, person)))
    refuse(contentRefusals, 'approver-not-staff', { status: 403 })
  const authorIsStaff = await shareStaffPerson(tx, author)
  const isPopular = kind === 'plan' && 'isPopular' in body && body.isPopular === true
  if (kind === 'plan' || kind === 'plan-cap')
    await lockInstallation(tx, kind === 'plan' && !isPopular ? 'shared' : 'alone')
  const { version, said, title } = await findOwned(ctx, versionId)
  if (version.state === 'published' && version.decidedBy === person)
    return await entryOf(ctx, version.entryId)
  if (version.state !== 'submitted' || version.submittedAt === null)
    refuse(contentRefusals, 'content-moved', { status: 409 })
  // Otherwise one would make up the colleague who agrees once there is something to agree to.
  if (!(await wasStaffAt(tx, person, version.submittedAt)))
    refuse(contentRefusals, 'approver-too-new', { status: 403 })
  if (!authorIsStaff) refuse(contentRefusals, 'author-not-staff', { status: 409 })
  await refuseFindings(tx, said, version)
  if (isPopular) await refuseSecondPopular(tx, version.entryId)
  const marks = requireMarksRead(marksOf(said, version.source), marksRead)
  await markPublished(tx, version, await actingPerson(ctx))
  if (mails) await tellAuthor(ctx, version, 'published', title)
  return await done(
    ctx,
    version,
    'published',
    'ADMIN_CONTENT_PUBLISHED',
    contentRecordTexts.published(version.kind, title),
    marks,
  )
}

/** Says no, with a reason that the author reads. */
export async function returnContent(
  ctx: ActionContext,
  { versionId, reason }: VersionWithReason,
): Promise<ContentEntry> {
  const { version, title } = await findOwned(ctx, versionId)
  if (version.author === staffPersonOf(ctx)) refuse(contentRefusals, 'own-version', { status: 403 })
  if (reason === '') refuse(contentRefusals, 'return-reason-required', { field: 'reason' })
  if (version.state === 'returned' && version.decidedBy === staffPersonOf(ctx))
    return await entryOf(ctx, version.entryId)
  if (version.state !== 'submitted') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markReturned(ctx.tx, versionId, await actingPerson(ctx), reason)
  await tellAuthor(ctx, version, 'returned', title)
  return await done(
    ctx,
    version,
    'returned',
    'ADMIN_CONTENT_RETURNED',
    contentRecordTexts.returned(version.kind, title, reason),
  )
}

/** Its author takes it back while nobody has decided: it is a draft again. */
export async function recallContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
): Promise<ContentEntry> {
  const { version, title } = await findOwned(ctx, versionId)
  if (version.author !== staffPersonOf(ctx))
    refuse(contentRefusals, 'not-your-version', { status: 403 })
  if (version.state === 'draft') return await entryOf(ctx, version.entryId)
  if (version.state !== 'submitted') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markRecalled(ctx.tx, versionId)
  return await done(
    ctx,
    version,
    'draft',
    'ADMIN_CONTENT_RECALLED',
    contentRecordTexts.recalled(version.kind, title),
  )
}

/**
 * From now on the public does not see it. Not the cap: without it plans could promise more, and
 * that is for two.
 */
export async function withdrawContent(
  ctx: ActionContext,
  { versionId, reason }: VersionWithReason,
): Promise<ContentEntry> {
  const { version, title } = await findOwned(ctx, versionId)
  if (version.kind === 'plan-cap') refuse(contentRefusals, 'cap-stays', { status: 409 })
  if (version.state === 'withdrawn') return await entryOf(ctx, version.entryId)
  if (version.state !== 'published') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markEnded(ctx.tx, versionId, 'withdrawn', await actingPerson(ctx), reason)
  return await done(
    ctx,
    version,
    'withdrawn',
    'ADMIN_CONTENT_WITHDRAWN',
    contentRecordTexts.withdrawn(version.kind, title, reason),
  )
}

async function done(
  ctx: ActionContext,
  { entryId, state, version }: StoredVersion,
  to: VersionState,
  actionType: string,
  description: BilingualText,
  more: Changes = {},
): Promise<ContentEntry> {
  await note(ctx, actionType, description, entryId, {
    version: { before: version, after: version },
    state: { before: state, after: to },
    ...more,
  })
  tellContent(ctx, entryId, state === 'published' || to === 'published')
  return await entryOf(ctx, entryId)
}
