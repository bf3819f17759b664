import { callerUserId, type Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import type { AdminAnnouncementView, AnnouncementView } from './contract.ts'
import { announcementsForAdmin, searchTargets, type Target } from './reads.ts'
import { pageLength, type AnnouncementSearch } from './rules.ts'
import { announcementsFor, countUnseen, insertViews } from './store.ts'

export async function listMyAnnouncements(act: Act): Promise<AnnouncementView[]> {
  return await announcementsFor(act.tx, callerUserId(act))
}

export async function countMyUnseen(act: Act): Promise<{ unseen: number }> {
  return { unseen: await countUnseen(act.tx, callerUserId(act)) }
}

/** They were on the user's screen: the badge counts them no more, in no browser of theirs. */
export async function markAnnouncementsSeen(act: Act, { announcementIds }: { announcementIds: string[] }): Promise<Record<string, never>> {
  const userId = callerUserId(act)
  if (await insertViews(act.tx, userId, announcementIds)) publish(act.tx, { topic: 'announcements', id: userId, to: { userId } })
  return {}
}

export async function listAnnouncementsForAdmin(act: Act, asked: AnnouncementSearch): Promise<{ announcements: AdminAnnouncementView[]; next: string | null }> {
  const limit = asked.limit ?? pageLength
  // One more than asked for tells whether there is a following page.
  const found = await announcementsForAdmin(act.tx, { ...asked, limit: limit + 1 })
  const announcements = found.slice(0, limit)
  return { announcements, next: found.length > limit ? (announcements.at(-1)?.announcementId ?? null) : null }
}

export async function listTargets(act: Act, { search = '' }: { search?: string }): Promise<Target[]> {
  return await searchTargets(act.tx, search, pageLength)
}
