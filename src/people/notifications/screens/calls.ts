import { moduleCalls } from '#foundation/kit/data/calls.ts'
import type { notificationsContract } from '../shared/contract.ts'

export const notifications = moduleCalls<typeof notificationsContract>('notifications')

/** All notifications. The page and the prefetch for offline use share one cache entry. */
export const notificationsList = notifications.mine.infiniteOptions({
  input: (before: string | undefined) => ({ before }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.next ?? undefined,
})
