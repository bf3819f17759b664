import { useMemo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { CutText } from '#foundation/kit/list/cut-text.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { ListTime } from '#foundation/kit/time/list-time.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { PriorityMark } from './priority-mark.tsx'

export function useAnnouncementColumns(
  onEdit: (announcementId: string) => void,
  onRemove: (announcement: AdminAnnouncementView) => void,
): Column<AdminAnnouncementView>[] {
  const w = useWords(announcementConsoleWords)
  const edit = useStableCallback(onEdit)
  const remove = useStableCallback(onRemove)
  return useMemo<Column<AdminAnnouncementView>[]>(
    () => [
      {
        key: 'announcement',
        header: w.announcement,
        fixed: true,
        card: 'title',
        cell: ({ title, description }) => (
          <span className="font-semibold [&_.text-muted]:font-normal">
            <CutText text={title} more={description} />
          </span>
        ),
      },
      {
        key: 'priority',
        header: w.priority,
        nowrap: true,
        small: true,
        card: 'line',
        cell: ({ priority }) => <PriorityMark priority={priority} name={w.priorities[priority]} />,
      },
      {
        key: 'target',
        header: w.target,
        width: 'clamp(7rem, 16cqi, 14rem)',
        small: true,
        card: 'line',
        cell: ({ target }) =>
          target ? (
            <PersonLine
              to="/admin/users/$userId"
              params={{ userId: target.userId }}
              preload={false}
              name={target.fullName}
              email={target.email}
            />
          ) : (
            w.everybody
          ),
      },
      {
        key: 'created',
        header: w.created,
        nowrap: true,
        small: true,
        from: 'medium',
        card: 'hidden',
        cell: (announcement) => <Created announcement={announcement} />,
      },
      {
        key: 'actions',
        header: w.actions,
        fixed: true,
        card: 'action',
        cell: (announcement) => (
          <Actions announcement={announcement} onEdit={edit} onRemove={remove} />
        ),
      },
    ],
    [w, edit, remove],
  )
}

/** The day of its making; a pointer over the mark shows when it was edited. */
function Created({
  announcement: { createdAt, updatedAt },
}: {
  announcement: AdminAnnouncementView
}) {
  const w = useWords(announcementConsoleWords)
  const language = useLanguage()
  return (
    <span className="text-muted">
      <ListTime at={createdAt} />
      {updatedAt > createdAt && (
        <span title={w.edited(showListTime(updatedAt, language))}> · {w.editedMark}</span>
      )}
    </span>
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
    <span className="inline-flex gap-1.5">
      <Button
        size="row"
        variant="secondary"
        aria-label={w.editOf(announcement.title)}
        onClick={() => onEdit(announcement.announcementId)}
      >
        {w.edit}
      </Button>
      <Button
        size="row"
        variant="quiet"
        aria-label={w.removeOf(announcement.title)}
        onClick={() => onRemove(announcement)}
      >
        {w.remove}
      </Button>
    </span>
  )
}
