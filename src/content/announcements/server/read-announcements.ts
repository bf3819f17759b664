import {
  listLength,
  pageOf,
  type ListPage,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { callerUserId, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { AdminAnnouncementView, AnnouncementView } from '../shared/contract.ts'
import { targetsShown, type AnnouncementsInput } from '../shared/rules.ts'
import { announcementsForAdmin, searchTargets, type Target } from './reads.ts'
import { announcementsFor, countUnseen, insertViews } from './store.ts'

export async function listMyAnnouncements(ctx: ActionContext): Promise<AnnouncementView[]> {
  return await announcementsFor(ctx.tx, callerUserId(ctx))
}

export async function countMyUnseen(ctx: ActionContext): Promise<{ unseen: number }> {
  return { unseen: await countUnseen(ctx.tx, callerUserId(ctx)) }
}

/** They were on the user's screen: the badge counts them no more, in no browser of theirs. */
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
  const asked = { ...input, limit: input.limit ?? listLength }
  const {
    rows: announcements,
    older,
    newer,
  } = pageOf(
    await announcementsForAdmin(ctx.tx, asked),
    ({ announcementId }) => announcementId,
    asked,
  )
  return { announcements, older, newer }
}

export async function listTargets(
  ctx: ActionContext,
  { search = '' }: { search?: string },
): Promise<Target[]> {
  return await searchTargets(ctx.tx, readTerm(search), targetsShown)
}
