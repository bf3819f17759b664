/**
 * Decisions about versions. Every action locks users, then the installation, then the entry. Only
 * the author submits or recalls a version; only another admin approves or returns it; any admin may
 * withdraw it.
 */
import { lockInstallation } from '#foundation/platform/server/database/installation-sql.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  requireSecondPerson,
  sharePair,
} from '#people/identity/server/second-person/second-person.ts'
import { originChanges } from '#people/identity/server/second-person/shared-origin.ts'
import { staffPersonOf } from '#people/identity/server/staff-person.ts'
import type { ModuleObstacle } from '#people/identity/shared/second-person/rules.ts'
import { requireMarksRead } from '#people/wording/server/marks.ts'
import type { ContentEntry } from '../shared/contract.ts'
import { contentRecordTexts } from '../shared/record-words.ts'
import type { VersionApproval, VersionNamed, VersionWithReason } from '../shared/rules-edit.ts'
import { marksOf } from '../shared/rules-judge.ts'
import { contentRefusals } from '../shared/words.ts'
import {
  readEntry,
  requireVersion,
  lockVersion,
  recordMove,
  refuseFindings,
  refuseSecondPopular,
} from './content-checks.ts'
import { mailAuthor, mailReviewers } from './content-mails.ts'
import { actingPerson } from './staff-initials.ts'
import { markEnded, markPublished, markRecalled, markReturned, markSubmitted } from './store.ts'

/**
 * Asks another admin for approval. Refuses: not-your-version (403), content-moved (409) and the
 * first finding (422). Sample data sends no mails.
 */
export async function submitContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
  { mails = true } = {},
): Promise<ContentEntry> {
  const { version, content, title } = await lockVersion(ctx, versionId)
  if (version.author !== staffPersonOf(ctx))
    refuse(contentRefusals, 'not-your-version', { status: 403 })
  if (version.state === 'submitted') return await readEntry(ctx, version.entryId)
  if (version.state !== 'draft') refuse(contentRefusals, 'content-moved', { status: 409 })
  await refuseFindings(ctx.tx, content, version)
  await markSubmitted(ctx.tx, versionId)
  if (mails) await mailReviewers(ctx, version, title)
  return await recordMove(
    ctx,
    version,
    'submitted',
    'ADMIN_CONTENT_SUBMITTED',
    contentRecordTexts.submitted(version.kind, title),
  )
}

/**
 * Publishes a version in place of the one before. Refuses: own-version, approver-not-staff and
 * approver-too-new (403), what requireSecondPerson refuses (409), content-moved, author-not-staff
 * and popular-taken (409), the first finding (422), because the cap may have changed, and
 * marks-not-read for marked figures that the approver has not confirmed having read. The activity
 * entry keeps those figures.
 */
export async function approveContent(
  ctx: ActionContext,
  { versionId, marksRead = false }: VersionApproval,
  { mails = true } = {},
): Promise<ContentEntry> {
  const { tx } = ctx
  const person = staffPersonOf(ctx)
  const { author, kind, body } = await requireVersion(tx, versionId)
  if (author === person) refuse(contentRefusals, 'own-version', { status: 403 })
  await sharePair(tx, author, person)
  const isPopular = kind === 'plan' && 'isPopular' in body && body.isPopular === true
  if (kind === 'plan' || kind === 'plan-cap')
    await lockInstallation(tx, kind === 'plan' && !isPopular ? 'share' : 'update')
  const { version, content, title } = await lockVersion(ctx, versionId)
  if (version.state === 'published' && version.decidedBy === person)
    return await readEntry(ctx, version.entryId)
  if (version.state !== 'submitted' || version.submittedAt === null)
    refuse(contentRefusals, 'content-moved', { status: 409 })
  const origin = await requireSecondPerson(
    ctx,
    { first: author, madeAt: version.submittedAt },
    refuseOwn,
  )
  await refuseFindings(tx, content, version)
  if (isPopular) await refuseSecondPopular(tx, version.entryId)
  const marks = requireMarksRead(marksOf(content, version.source), marksRead)
  await markPublished(tx, version, await actingPerson(ctx))
  if (mails) await mailAuthor(ctx, version, 'published', title)
  return await recordMove(
    ctx,
    version,
    'published',
    'ADMIN_CONTENT_PUBLISHED',
    contentRecordTexts.published(version.kind, title),
    { ...marks, ...originChanges(origin) },
  )
}

/** The words of this module for obstacles of the two persons. */
function refuseOwn(obstacle: ModuleObstacle): never {
  const names = {
    'first-unknown': 'author-not-staff',
    'same-person': 'own-version',
    'second-not-staff': 'approver-not-staff',
    'second-too-new': 'approver-too-new',
    'first-not-staff': 'author-not-staff',
  } as const
  const name = names[obstacle]
  refuse(contentRefusals, name, { status: name === 'author-not-staff' ? 409 : 403 })
}

/** Rejects a version with a reason for its author. Refuses: own-version (403) and others. */
export async function returnContent(
  ctx: ActionContext,
  { versionId, reason }: VersionWithReason,
): Promise<ContentEntry> {
  const { version, title } = await lockVersion(ctx, versionId)
  if (version.author === staffPersonOf(ctx)) refuse(contentRefusals, 'own-version', { status: 403 })
  if (reason === '') refuse(contentRefusals, 'return-reason-required', { field: 'reason' })
  if (version.state === 'returned' && version.decidedBy === staffPersonOf(ctx))
    return await readEntry(ctx, version.entryId)
  if (version.state !== 'submitted') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markReturned(ctx.tx, versionId, await actingPerson(ctx), reason)
  await mailAuthor(ctx, version, 'returned', title)
  return await recordMove(
    ctx,
    version,
    'returned',
    'ADMIN_CONTENT_RETURNED',
    contentRecordTexts.returned(version.kind, title, reason),
  )
}

/** The author turns a submitted version back into a draft. */
export async function recallContent(
  ctx: ActionContext,
  { versionId }: VersionNamed,
): Promise<ContentEntry> {
  const { version, title } = await lockVersion(ctx, versionId)
  if (version.author !== staffPersonOf(ctx))
    refuse(contentRefusals, 'not-your-version', { status: 403 })
  if (version.state === 'draft') return await readEntry(ctx, version.entryId)
  if (version.state !== 'submitted') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markRecalled(ctx.tx, versionId)
  return await recordMove(
    ctx,
    version,
    'draft',
    'ADMIN_CONTENT_RECALLED',
    contentRecordTexts.recalled(version.kind, title),
  )
}

/**
 * Takes a version off the public page. Refuses the cap (409 cap-stays): without it plans could
 * promise more, which takes two admins.
 */
export async function withdrawContent(
  ctx: ActionContext,
  { versionId, reason }: VersionWithReason,
): Promise<ContentEntry> {
  const { version, title } = await lockVersion(ctx, versionId)
  if (version.kind === 'plan-cap') refuse(contentRefusals, 'cap-stays', { status: 409 })
  if (version.state === 'withdrawn') return await readEntry(ctx, version.entryId)
  if (version.state !== 'published') refuse(contentRefusals, 'content-moved', { status: 409 })
  await markEnded(ctx.tx, versionId, 'withdrawn', await actingPerson(ctx), reason)
  return await recordMove(
    ctx,
    version,
    'withdrawn',
    'ADMIN_CONTENT_WITHDRAWN',
    contentRecordTexts.withdrawn(version.kind, title, reason),
  )
}
