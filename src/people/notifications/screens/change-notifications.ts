/** Mutations of notifications: shown at once under the bell and in the list, undone on failure. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isSignedOut } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { notificationUndoSeconds } from '../shared/rules.ts'
import { notificationWords } from '../shared/words.ts'
import { notifications } from './calls.ts'
import { showAllRead, showRead, showWithout } from './optimistic-changes.ts'

export function useMarkRead() {
  const queries = useQueryClient()
  return useMutation(
    notifications.markRead.mutationOptions({
      onMutate: ({ notificationIds }) => showRead(queries, notificationIds),
      onError: (error, _, rollBack) => failed(rollBack, error, 'couldNotMark'),
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
        // Another tab has already marked them.
        if (marked === 0)
          notify({ title: w.noUnreadTitle, message: w.noUnreadMessage, tone: 'info' })
      },
      onError: (error, _, rollBack) => failed(rollBack, error, 'couldNotMarkAll'),
    }),
  )
}

/** Removes at once and offers an undo for a few seconds, instead of asking before. */
export function useRemove() {
  const queries = useQueryClient()
  const restore = useMutation(
    notifications.restore.mutationOptions({
      onError: (error) => notifyFailure(error, 'couldNotRestore'),
    }),
  )
  return useMutation(
    notifications.remove.mutationOptions({
      onMutate: ({ notificationIds }) => showWithout(queries, notificationIds),
      onSuccess: (_, { notificationIds }) => {
        const w = currentWords(notificationWords)
        notify({
          title: w.removed(notificationIds.length),
          duration: notificationUndoSeconds * 1000,
          action: { label: w.undo, onAction: () => restore.mutate({ notificationIds }) },
        })
      },
      onError: (error, _, rollBack) => failed(rollBack, error, 'couldNotDelete'),
    }),
  )
}

type Failure = 'couldNotMark' | 'couldNotMarkAll' | 'couldNotDelete' | 'couldNotRestore'

function failed(rollBack: (() => void) | undefined, error: unknown, message: Failure): void {
  rollBack?.()
  notifyFailure(error, message)
}

/** Shows the titles and messages of the specification. */
function notifyFailure(error: unknown, message: Failure): void {
  if (isSignedOut(error)) return
  const w = currentWords(notificationWords)
  notify({ title: w.errorTitle, message: w[message], tone: 'failed' })
}
