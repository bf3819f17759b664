import {
  listLength,
  pageOf,
  type ListPage,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import { activeUserIds } from '#people/identity/server/users-sql.ts'
import type { AdminAnnouncementView, AnnouncementView } from '../shared/contract.ts'
import { targetsShown, type AnnouncementsInput } from '../shared/rules.ts'
import { announcementsForAdmin, searchTargets, type TargetUser } from './reads.ts'
import { announcementsFor, countUnseen, insertViews } from './store.ts'

export async function listMyAnnouncements(ctx: ActionContext): Promise<AnnouncementView[]> {
  return await announcementsFor(ctx.tx, callerUserId(ctx))
}

export async function countMyUnseen(ctx: ActionContext): Promise<{ unseen: number }> {
  return { unseen: await countUnseen(ctx.tx, callerUserId(ctx)) }
}

/** Marks announcements that were on the user's screen: the badge stops counting them. */
export async function markAnnouncementsSeen(
  ctx: ActionContext,
  { announcementIds }: { announcementIds: string[] },
): Promise<Record<string, never>> {
  const userId = callerUserId(ctx)
  if (await insertViews(ctx.tx, userId, announcementIds))
    publish(ctx.tx, { topic: 'announcements', id: userId, to: { userId } })
  return {}
}

export async function listAnnouncementsForAdmin(
  ctx: ActionContext,
  input: AnnouncementsInput,
): Promise<Omit<ListPage<never>, 'rows'> & { announcements: AdminAnnouncementView[] }> {
  const page = { ...input, limit: input.limit ?? listLength }
  const {
    rows: announcements,
    older,
    newer,
  } = pageOf(
    await announcementsForAdmin(ctx.tx, page),
    ({ announcementId }) => announcementId,
    page,
  )
  return { announcements, older, newer }
}

/** As notifyEverybody of the notifications reaches them. */
export async function countAudience({ tx }: ActionContext): Promise<{ users: number }> {
  return await tx.row(`select count(*)::int as users from (${activeUserIds}) u`)
}

export async function listTargets(
  ctx: ActionContext,
  { search = '' }: { search?: string },
): Promise<TargetUser[]> {
  return await searchTargets(ctx.tx, readTerm(search), targetsShown)
}
