import { useQuery } from '@tanstack/react-query'
import { announcements } from './calls.ts'

/** For badges: how many announcements were never on a screen of the user. */
export function useUnseenAnnouncements(): number {
  return useQuery(announcements.unseen.queryOptions({ input: {} })).data?.unseen ?? 0
}
