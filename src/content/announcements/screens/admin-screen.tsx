import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useStableCallback, type Column } from '#foundation/kit/table/data-table.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { priorities, termMax, type AnnouncementSearch } from '../shared/rules.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { announcements } from './calls.ts'
import { PriorityMark } from './priority-mark.tsx'
import { RemoveAnnouncement } from './remove-announcement.tsx'

interface Props {
  search: AnnouncementSearch
  onSearch: (next: AnnouncementSearch) => void
}

export function AdminAnnouncementsScreen({ search, onSearch }: Props) {
  const w = useWords(announcementConsoleWords)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  const { open, ...input } = asked
  const list = useQuery({
    ...announcements.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const [removed, setRemoved] = useState<AdminAnnouncementView | null>(null)
  const edited = useLastFound(
    list.data?.announcements.find(({ announcementId }) => announcementId === open),
    open,
  )
  const filtered = Boolean(asked.search) || asked.priority !== undefined
  const show = (next: string | undefined) => onSearch({ ...asked, open: next })
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          <Button icon={<Plus aria-hidden size={18} />} onClick={() => show('new')}>
            {w.create}
          </Button>
        }
      />
      <ListFilters label={w.search} typed={typed} maxLength={termMax} onType={onType}>
        <FilterSelect
          label={w.priority}
          all={w.allPriorities}
          values={priorities.toReversed()}
          names={w.priorities}
          chosen={asked.priority}
          onChoose={(priority) => choose({ ...fromNewest(asked), priority })}
        />
      </ListFilters>
      <ListTable
        list={list}
        place={asked}
        caption={w.caption}
        columns={useColumns(show, setRemoved)}
        rows={list.data?.announcements}
        rowKey={({ announcementId }) => announcementId}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={({ announcementId }) => announcementId === open}
        empty={
          filtered ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} message={w.noneMore} />
          )
        }
      />
      {open === 'new' && <AnnouncementDialog onClose={() => show(undefined)} />}
      {edited && (
        <AnnouncementDialog
          key={edited.announcementId}
          announcement={edited}
          onClose={() => show(undefined)}
        />
      )}
      {removed && <RemoveAnnouncement announcement={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

/** Keeps the dialog open when a colleague's change removes its announcement from the list. */
function useLastFound(
  found: AdminAnnouncementView | undefined,
  open: string | undefined,
): AdminAnnouncementView | undefined {
  const [held, setHeld] = useState(found)
  if (found && found.announcementId !== held?.announcementId) setHeld(found)
  return found ?? (held?.announcementId === open ? held : undefined)
}

function useColumns(
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
          <span className="flex gap-2 py-1">
            <Button
              size="small"
              variant="secondary"
              aria-label={w.editOf(announcement.title)}
              onClick={() => edit(announcement.announcementId)}
            >
              {w.edit}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={w.removeOf(announcement.title)}
              onClick={() => remove(announcement)}
            >
              {w.remove}
            </Button>
          </span>
        ),
      },
    ],
    [w, language, edit, remove],
  )
}
