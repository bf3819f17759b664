import { notifications } from './calls.ts'

/**
 * All notifications as their page asks for them; what fetches them for a time without a connection
 * asks for the same.
 */
export const notificationsList = notifications.mine.infiniteOptions({
  input: (before: string | undefined) => ({ before }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})
