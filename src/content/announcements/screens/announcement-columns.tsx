import { useMemo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { PriorityMark } from './priority-mark.tsx'

export function useAnnouncementColumns(
  onEdit: (announcementId: string) => void,
  onRemove: (announcement: AdminAnnouncementView) => void,
): Column<AdminAnnouncementView>[] {
  const w = useWords(announcementConsoleWords)
  const language = useLanguage()
  const edit = useStableCallback(onEdit)
  const remove = useStableCallback(onRemove)
  return useMemo<Column<AdminAnnouncementView>[]>(
    () => [
      {
        key: 'announcement',
        header: w.announcement,
        card: 'title',
        cell: ({ title, description }) => (
          <>
            <span className="block font-medium wrap-anywhere">{title}</span>
            <span className="line-clamp-2 max-w-prose font-normal wrap-anywhere text-muted">
              {description}
            </span>
          </>
        ),
      },
      {
        key: 'priority',
        header: w.priority,
        cell: ({ priority }) => <PriorityMark priority={priority} name={w.priorities[priority]} />,
      },
      {
        key: 'target',
        header: w.target,
        cell: ({ target }) =>
          target ? (
            <PersonLines name={target.fullName} email={target.email} />
          ) : (
            <span className="whitespace-nowrap">{w.everybody}</span>
          ),
      },
      {
        key: 'created',
        header: w.created,
        cell: ({ createdAt, updatedAt }) => (
          <>
            <span className="figures block whitespace-nowrap">
              {showListTime(createdAt, language)}
            </span>
            {updatedAt > createdAt && (
              <span className="figures block text-muted">
                {w.edited(showListTime(updatedAt, language))}
              </span>
            )}
          </>
        ),
      },
      {
        key: 'actions',
        header: w.actions,
        card: 'bare',
        cell: (announcement) => (
          <Actions announcement={announcement} onEdit={edit} onRemove={remove} />
        ),
      },
    ],
    [w, language, edit, remove],
  )
}

interface ActionsProps {
  announcement: AdminAnnouncementView
  onEdit: (announcementId: string) => void
  onRemove: (announcement: AdminAnnouncementView) => void
}

function Actions({ announcement, onEdit, onRemove }: ActionsProps) {
  const w = useWords(announcementConsoleWords)
  return (
    <span className="flex gap-2 py-1">
      <Button
        size="small"
        variant="secondary"
        aria-label={w.editOf(announcement.title)}
        onClick={() => onEdit(announcement.announcementId)}
      >
        {w.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={w.removeOf(announcement.title)}
        onClick={() => onRemove(announcement)}
      >
        {w.remove}
      </Button>
    </span>
  )
}
