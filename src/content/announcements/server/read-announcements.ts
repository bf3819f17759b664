import {
  listLength,
  pageOf,
  type ListPage,
} from '#foundation/platform/server/database/list-page.ts'
import { readTerm } from '#foundation/platform/server/database/search-term.ts'
import { callerUserId, type Act } from '#foundation/platform/server/http/context.ts'
import { publish } from '#foundation/platform/server/live/relay.ts'
import type { AdminAnnouncementView, AnnouncementView } from '../shared/contract.ts'
import { targetsShown, type AnnouncementsInput } from '../shared/rules.ts'
import { announcementsForAdmin, searchTargets, type Target } from './reads.ts'
import { announcementsFor, countUnseen, insertViews } from './store.ts'

export async function listMyAnnouncements(act: Act): Promise<AnnouncementView[]> {
  return await announcementsFor(act.tx, callerUserId(act))
}

export async function countMyUnseen(act: Act): Promise<{ unseen: number }> {
  return { unseen: await countUnseen(act.tx, callerUserId(act)) }
}

/** They were on the user's screen: the badge counts them no more, in no browser of theirs. */
export async function markAnnouncementsSeen(
  act: Act,
  { announcementIds }: { announcementIds: string[] },
): Promise<Record<string, never>> {
  const userId = callerUserId(act)
  if (await insertViews(act.tx, userId, announcementIds))
    publish(act.tx, { topic: 'announcements', id: userId, to: { userId } })
  return {}
}

export async function listAnnouncementsForAdmin(
  act: Act,
  input: AnnouncementsInput,
): Promise<Omit<ListPage<never>, 'rows'> & { announcements: AdminAnnouncementView[] }> {
  const asked = { ...input, limit: input.limit ?? listLength }
  const {
    rows: announcements,
    older,
    newer,
  } = pageOf(
    await announcementsForAdmin(act.tx, asked),
    ({ announcementId }) => announcementId,
    asked,
  )
  return { announcements, older, newer }
}

export async function listTargets(
  act: Act,
  { search = '' }: { search?: string },
): Promise<Target[]> {
  return await searchTargets(act.tx, readTerm(search), targetsShown)
}
