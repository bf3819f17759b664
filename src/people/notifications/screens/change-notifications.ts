/**
 * What a user does with notifications: shown at once below the bell and in the list, and taken back
 * when it could not be done.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { undoSeconds } from '../shared/rules.ts'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'
import { showAllRead, showRead, showWithout } from './optimistic-changes.ts'

export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation(
    notifications.markRead.mutationOptions({
      onMutate: ({ notificationId }) => showRead(queries, notificationId),
      onError: (error, _, takeBack) => failed(takeBack, error, 'couldNotMark'),
    }),
  )
}

export function useMarkAllRead() {
  const queries = useQueryClient()
  return useMutation(
    notifications.markAllRead.mutationOptions({
      onMutate: () => showAllRead(queries),
      onSuccess: ({ marked }) => {
        const w = currentWords(notificationWords)
        // Another tab was faster.
        if (marked === 0)
          notify({ title: w.noUnreadTitle, message: w.noUnreadMessage, tone: 'info' })
      },
      onError: (error, _, takeBack) => failed(takeBack, error, 'couldNotMarkAll'),
    }),
  )
}

/** Removed at once, with a few seconds to take it back, instead of a question before. */
export function useRemove() {
  const queries = useQueryClient()
  const restore = useMutation(
    notifications.restore.mutationOptions({
      onError: (error) => tellFailure(error, 'couldNotRestore'),
    }),
  )
  return useMutation(
    notifications.remove.mutationOptions({
      onMutate: ({ notificationId }) => showWithout(queries, notificationId),
      onSuccess: (_, { notificationId }) => {
        const w = currentWords(notificationWords)
        notify({
          title: w.removed,
          duration: undoSeconds * 1000,
          action: { label: w.undo, onAction: () => restore.mutate({ notificationId }) },
        })
      },
      onError: (error, _, takeBack) => failed(takeBack, error, 'couldNotDelete'),
    }),
  )
}

type Failure = 'couldNotMark' | 'couldNotMarkAll' | 'couldNotDelete' | 'couldNotRestore'

function failed(takeBack: (() => void) | undefined, error: unknown, message: Failure): void {
  takeBack?.()
  tellFailure(error, message)
}

/** The titles and messages of the specification for what this room cannot do. */
function tellFailure(error: unknown, message: Failure): void {
  if (isSignedOut(error)) return
  const w = currentWords(notificationWords)
  notify({ title: w.errorTitle, message: w[message], tone: 'failed' })
}
