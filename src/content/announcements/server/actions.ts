import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { findSecret } from '#money/chats/shared/rules-secrets.ts'
import { recordActivity } from '#people/activity/server/actions.ts'
import type { Changes } from '#people/activity/shared/rules.ts'
import { findUser, keepUserOpen } from '#people/identity/server/actions.ts'
import { notifyEverybody, notifyUser } from '#people/notifications/server/actions.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { announcementRecordTexts } from '../shared/record-words.ts'
import { defaultPriority, type AnnouncementEdit, type NewAnnouncement } from '../shared/rules.ts'
import { announcementRefusals } from '../shared/words.ts'
import { announcementForAdmin } from './reads.ts'
import {
  deleteAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
  type StoredAnnouncement,
} from './store.ts'

/**
 * Announces something to everybody or to one user, and notifies those who are active. The same id
 * with the same words returns the first announcement and notifies nobody again. Refuses:
 * announcement-title-required, announcement-asks-secret, announcement-id-reused (409),
 * target-not-found (404).
 */
export async function createAnnouncement(
  ctx: ActionContext,
  input: NewAnnouncement,
): Promise<AdminAnnouncementView> {
  const { tx } = ctx
  const made = storedFrom(input)
  const to = await targetName(ctx, made.targetUserId)
  if (!(await insertAnnouncement(tx, made))) {
    const first = await lockAnnouncement(tx, made.announcementId)
    return first && isSame(first, made)
      ? await announcementForAdmin(tx, made.announcementId)
      : refuse(announcementRefusals, 'announcement-id-reused', { status: 409 })
  }
  await notifyTarget(ctx, made)
  await record(
    ctx,
    'ADMIN_ANNOUNCEMENT_CREATED',
    announcementRecordTexts.created(made.title, to),
    changesOf(undefined, made),
  )
  publishTo(ctx, made.announcementId, made.targetUserId)
  return await announcementForAdmin(tx, made.announcementId)
}

/**
 * Changes an announcement without notifying anybody. Refuses: announcement-title-required,
 * announcement-asks-secret, announcement-not-found (404), announcement-changed (409) when somebody
 * else edited it meanwhile, target-fixed (409) when an announcement for one user would go to
 * others, target-not-found (404).
 */
export async function editAnnouncement(
  ctx: ActionContext,
  input: AnnouncementEdit,
): Promise<AdminAnnouncementView> {
  const { tx } = ctx
  const changed = storedFrom(input)
  const before =
    (await lockAnnouncement(tx, changed.announcementId)) ??
    refuse(announcementRefusals, 'announcement-not-found', { status: 404 })
  if (before.targetUserId !== null && before.targetUserId !== changed.targetUserId)
    refuse(announcementRefusals, 'target-fixed', { status: 409, field: 'targetUserId' })
  if (before.updatedAt.getTime() !== input.updatedAtSeen.getTime()) {
    // A retry of an edit whose answer was lost succeeds.
    return isSame(before, changed)
      ? await announcementForAdmin(tx, changed.announcementId)
      : refuse(announcementRefusals, 'announcement-changed', { status: 409 })
  }
  const to = await targetName(ctx, changed.targetUserId)
  await updateAnnouncement(tx, changed)
  await record(
    ctx,
    'ADMIN_ANNOUNCEMENT_EDITED',
    announcementRecordTexts.edited(changed.title, to),
    changesOf(before, changed),
  )
  publishTo(ctx, changed.announcementId, before.targetUserId)
  return await announcementForAdmin(tx, changed.announcementId)
}

/** Idempotent: a second or concurrent removal records nothing. */
export async function removeAnnouncement(
  ctx: ActionContext,
  { announcementId }: { announcementId: string },
): Promise<Record<string, never>> {
  const { tx } = ctx
  const gone = await lockAnnouncement(tx, announcementId)
  if (!gone) return {}
  const { target } = await announcementForAdmin(tx, announcementId)
  await deleteAnnouncement(tx, announcementId)
  await record(
    ctx,
    'ADMIN_ANNOUNCEMENT_DELETED',
    announcementRecordTexts.removed(gone.title, target?.fullName ?? ''),
    changesOf(gone, undefined),
  )
  publishTo(ctx, announcementId, gone.targetUserId)
  return {}
}

async function notifyTarget(
  ctx: ActionContext,
  { targetUserId, priority, title }: StoredAnnouncement,
): Promise<void> {
  const message =
    priority === 'high'
      ? announcementRecordTexts.highNotice(title)
      : announcementRecordTexts.notice(title)
  const notification = { type: 'announcement', message, linkTo: '/dashboard/tasks' } as const
  if (targetUserId === null) return await notifyEverybody(ctx, notification)
  const { status } = await findUser(ctx.tx, targetUserId)
  if (status === 'active') await notifyUser(ctx, { userId: targetUserId, ...notification })
}

function storedFrom({
  announcementId,
  title,
  description = '',
  priority = defaultPriority,
  targetUserId,
}: NewAnnouncement): StoredAnnouncement {
  if (title.trim() === '')
    refuse(announcementRefusals, 'announcement-title-required', { field: 'title' })
  for (const [field, text] of Object.entries({ title, description }))
    if (findSecret(text) === 'asks')
      refuse(announcementRefusals, 'announcement-asks-secret', { field })
  return { announcementId, title, description, priority, targetUserId }
}

function isSame(one: StoredAnnouncement, other: StoredAnnouncement): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.priority === other.priority &&
    one.targetUserId === other.targetUserId
  )
}

/** The user's name, empty for everybody. Keeps the user open, who must be no admin. */
async function targetName(ctx: ActionContext, targetUserId: string | null): Promise<string> {
  if (targetUserId === null) return ''
  const user = await keepUserOpen(ctx.tx, targetUserId)
  return user?.role === 'user'
    ? user.fullName
    : refuse(announcementRefusals, 'target-not-found', { status: 404, field: 'targetUserId' })
}

/** Records it in the author's history. Company access has none. */
async function record(
  ctx: ActionContext,
  actionType: string,
  description: BilingualText,
  { id, changes }: { id: string; changes: Changes },
): Promise<void> {
  await recordActivity(ctx, {
    userId: authorOf(ctx),
    actionType,
    description,
    subject: { kind: 'announcement', id },
    changes,
  })
}

function changesOf(
  before: StoredAnnouncement | undefined,
  after: StoredAnnouncement | undefined,
): { id: string; changes: Changes } {
  const fields = ['title', 'description', 'priority', 'targetUserId'] as const
  const changed = fields.filter((field) => (before?.[field] ?? null) !== (after?.[field] ?? null))
  const changes = Object.fromEntries(
    changed.map((field) => [
      field,
      { before: before?.[field] ?? null, after: after?.[field] ?? null },
    ]),
  )
  return { id: (after ?? before)?.announcementId ?? '', changes }
}

function authorOf({ caller }: ActionContext): string | null {
  return caller.role === 'admin' ? caller.userId : null
}

function publishTo({ tx }: ActionContext, id: string, targetUserId: string | null): void {
  const name = { topic: 'announcements', id }
  if (targetUserId === null) publish(tx, { ...name, to: 'everybody' })
  else publish(tx, { ...name, to: { userId: targetUserId } }, { ...name, to: 'admins' })
}
