import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { useWords } from '../../kit/language.tsx'
import { showFailure } from '../../kit/refusals.ts'
import { notify } from '../../kit/toast.tsx'
import type { AdminAnnouncementView } from '../contract.ts'
import { words } from '../words-console.ts'
import { announcements } from './calls.ts'

export function RemoveAnnouncement({
  announcement: { announcementId, title },
  onClose,
}: {
  announcement: AdminAnnouncementView
  onClose: () => void
}) {
  const w = useWords(words)
  const queries = useQueryClient()
  const remove = useMutation(
    announcements.remove.mutationOptions({
      onSuccess: () => {
        notify({ title: w.removedNotice, message: title, tone: 'info' })
        onClose()
      },
      onError: showFailure(w.deletionFailed),
      onSettled: () => queries.invalidateQueries({ queryKey: announcements.key() }),
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.removeTitle}
      message={
        <>
          <span className="block">{w.removeQuestion}</span>
          <span className="mt-2 block font-medium wrap-anywhere text-ink">{title}</span>
        </>
      }
      confirmLabel={w.removeConfirm}
      cancelLabel={w.back}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ announcementId })}
    />
  )
}
