import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { priorities, termMax } from '../shared/rules-address.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { useAnnouncementColumns } from './announcement-columns.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { announcements } from './calls.ts'
import { RemoveAnnouncement } from './remove-announcement.tsx'

const idOf = ({ announcementId }: AdminAnnouncementView) => announcementId
const ownModules = ['announcements']

export function AdminAnnouncementsScreen() {
  const { search, onSearch } = usePageSearch('/admin/announcements')
  const w = useWords(announcementConsoleWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  const { open, ...input } = query
  const list = useQuery({
    ...announcements.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const [removed, setRemoved] = useState<AdminAnnouncementView | null>(null)
  const edited = useLastFound(
    list.data?.announcements.find(({ announcementId }) => announcementId === open),
    open,
  )
  const steady = useSteadyRows({
    newest: list.data?.announcements,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(input),
    idOf,
    modules: ownModules,
  })
  const show = (next: string | undefined) => onSearch({ ...query, open: next })
  return (
    <>
      <LiveList
        name="announcements"
        title={w.title}
        steady={steady}
        searchBox={{ label: w.search, typed, maxLength: termMax, onType }}
        filters={
          <FilterSelect
            label={w.priority}
            all={w.allPriorities}
            values={priorities.toReversed()}
            names={w.priorities}
            chosen={query.priority}
            onChoose={(priority) => choose({ ...fromNewest(query), priority })}
          />
        }
        actions={
          <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={() => show('new')}>
            {w.create}
          </Button>
        }
        list={list}
        place={query}
        caption={w.caption}
        columns={useAnnouncementColumns(show, setRemoved)}
        rowKey={idOf}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={({ announcementId }) => announcementId === open}
        empty={
          query.search || query.priority ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} message={w.noneMore} />
          )
        }
        onOpen={show}
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
