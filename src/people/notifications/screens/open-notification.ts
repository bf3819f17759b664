/**
 * What a click on a notification does, in the list and below the bell: it counts as read, and leads
 * to what it speaks of.
 */
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
    // With a key held down the browser opens the link elsewhere, as with every link.
    if (!linkTo || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(linkTo)
  }
}
