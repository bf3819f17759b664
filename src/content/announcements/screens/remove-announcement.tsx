import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { announcements } from './calls.ts'

export function RemoveAnnouncement({
  announcement: { announcementId, title },
  onClose,
}: {
  announcement: AdminAnnouncementView
  onClose: () => void
}) {
  const w = useWords(announcementConsoleWords)
  const remove = useMutation(
    announcements.remove.mutationOptions({
      onSuccess: () => {
        notify({ title: w.removedNotice, message: title, tone: 'info' })
        onClose()
      },
      onError: showFailure(w.deletionFailed),
      meta: { awaitRefetch: true },
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
