/** What a click on a notification does, in the list and below the bell: it counts as read, and leads to what it speaks of. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { currentWords } from '../../kit/language.tsx'
import { isSignedOut } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast-store.ts'
import { words } from '../words.ts'
import { notifications } from './calls.ts'

export interface Shown {
  notificationId: string
  message: string
  messageFil: string | null
  linkTo: string | null
  isRead: boolean
  createdAt: Date
}

/** The titles and messages of the specification for what this room cannot do. */
export function showFailure(error: unknown, message: 'couldNotMark' | 'couldNotMarkAll' | 'couldNotDelete'): void {
  if (isSignedOut(error)) return
  const w = currentWords(words)
  notify({ title: w.errorTitle, message: w[message], tone: 'failed' })
}

export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: notifications.key() })
}

export function useMarkRead() {
  const refresh = useRefresh()
  return useMutation(notifications.markRead.mutationOptions({ onSuccess: refresh, onError: (error) => showFailure(error, 'couldNotMark') }))
}

export function useOpenNotification(): (notification: Shown, event: MouseEvent) => void {
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
