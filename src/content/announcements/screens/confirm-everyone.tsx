import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { announcements } from './calls.ts'

/** Says how many get the announcement, before it goes to all users. */
export function ConfirmEveryone({
  title,
  onAnswer,
}: {
  title: string
  onAnswer: (goes: boolean) => void
}) {
  const w = useWords(announcementConsoleWords)
  const audience = useQuery(announcements.adminAudience.queryOptions({ input: {}, staleTime: 0 }))
  const users = w.everyone(audience.data?.users)
  return (
    <ConfirmDialog
      open
      onClose={() => onAnswer(false)}
      title={w.everyoneTitle(users)}
      message={
        <>
          <span className="block font-medium wrap-anywhere text-ink">{title}</span>
          <span className="mt-2 block">{w.everyoneMore}</span>
        </>
      }
      confirmLabel={w.everyoneGo(users)}
      cancelLabel={w.back}
      pending={audience.isPending}
      onConfirm={() => onAnswer(true)}
    />
  )
}
