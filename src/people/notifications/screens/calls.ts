import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { notificationsContract } from '../shared/contract.ts'

export const notifications = moduleCalls<typeof notificationsContract>('notifications')

const paged = {
  initialPageParam: undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
}

/** All notifications. The page and the prefetch for offline use share one cache entry. */
export const notificationsList = notifications.mine.infiniteOptions({
  input: (before: string | undefined) => ({ before }),
  ...paged,
})

export const unreadList = notifications.mine.infiniteOptions({
  input: (before: string | undefined) => ({ before, unreadOnly: true }),
  ...paged,
})
