import { useQuery } from '@tanstack/react-query'
import { chats } from './calls.ts'

/** For badges: how many messages of the company the user has not read. */
export function useUnreadMessages(): number {
  return useQuery(chats.unread.queryOptions({ input: {} })).data?.unread ?? 0
}
