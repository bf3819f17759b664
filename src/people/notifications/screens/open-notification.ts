/** A click on a notification marks it as read and opens its link. */
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useMarkRead } from './change-notifications.ts'
import type { ShownNotification } from './optimistic-changes.ts'

export function useOpenNotification(): (
  notification: ShownNotification,
  event: MouseEvent,
) => void {
  const router = useRouter()
  const markRead = useMarkRead()
  return ({ notificationId, linkTo, isRead }, event) => {
    if (!isRead) markRead.mutate({ notificationId })
    // With a modifier key the browser opens the link elsewhere, as for every link.
    if (!linkTo || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(linkTo)
  }
}
