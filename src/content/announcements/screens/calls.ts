import { useQuery } from '@tanstack/react-query'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { announcementsContract } from '../shared/contract.ts'

export const announcements = moduleCalls<typeof announcementsContract>('announcements')

/** How many announcements the user has not seen, for badges. */
export function useUnseenAnnouncements(): number {
  return useQuery(announcements.unseen.queryOptions({ input: {} })).data?.unseen ?? 0
}
