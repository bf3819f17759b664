/** A click on a notification marks it, and what is folded into it, as read and opens its link. */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMarkRead } from './change-notifications.ts'
import { idsOf, isUnread, type Folded } from './fold-repeated.ts'

export function useOpenNotification(): (entry: Folded, event: MouseEvent) => void {
  const router = useRouter()
  const markRead = useMarkRead()
  return (entry, event) => {
    const { linkTo } = entry.newest
    if (isUnread(entry)) markRead.mutate({ notificationIds: idsOf(entry) })
    // With a modifier key the browser opens the link elsewhere, as for every link.
    if (!linkTo || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(linkTo)
  }
}
