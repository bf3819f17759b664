import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { ListKeyHints } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { ListAndPane, useClosePane } from '#foundation/kit/table/list-and-pane.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { approvalLists, type ApprovalList } from '../shared/rules-address.ts'
import { approvalWords } from '../shared/words.ts'
import { useApprovalColumns } from './approval-columns.tsx'
import { ApprovalPane } from './approval-pane.tsx'
import { approvals } from './calls.ts'

/** The inbox. Its list and the open request are in the address. */
export function ApprovalsScreen({ elsewhere }: { elsewhere: ReactNode }) {
  const { search, onSearch } = usePageSearch('/admin/approvals')
  const w = useWords(approvalWords)
  const { view = 'waiting', open, before, after } = search
  const list = useQuery({
    ...approvals.list.queryOptions({ input: { view, before, after } }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.approvals
  const counts = list.data?.counts
  const show = (approvalId: string | undefined) => onSearch({ ...search, open: approvalId })
  // A decided request leaves the list. The next one opens, or at the end the previous one.
  const neighbour = (step: 1 | -1) => {
    const at = rows?.findIndex(({ approvalId }) => approvalId === open) ?? -1
    return rows?.[at < 0 ? 0 : at + step]?.approvalId
  }
  const go = (step: 1 | -1) => show(neighbour(step) ?? open)
  const none = !rows || rows.length === 0
  const close = useClosePane({ open, onClose: () => show(undefined) })
  useInboxKeys({ open, first: rows?.[0]?.approvalId, go, show, close })
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      {elsewhere}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <TabFilter<ApprovalList>
          label={w.view}
          value={view}
          options={approvalLists.map((value) => ({
            value,
            label: w.views[value],
            ...(value === 'decided' || (!counts && list.error)
              ? {}
              : { count: counts ? counts[value] : 'loading' }),
          }))}
          onChange={(next) =>
            onSearch({
              ...fromNewest(search),
              view: next === 'waiting' ? undefined : next,
              open: undefined,
            })
          }
        />
        {!none && <ListKeyHints next={w.keyNext} previous={w.keyPrevious} />}
      </div>
      <ListAndPane
        open={open}
        widePane
        list={
          <ListTable
            list={list}
            place={search}
            caption={w.caption}
            columns={useApprovalColumns(view, open !== undefined, show)}
            rows={rows}
            rowKey={(row) => row.approvalId}
            noun={w.noun}
            errorTitle={w.fetchFailed}
            isCurrent={(row) => row.approvalId === open}
            empty={<EmptyState title={w.none[view]} message={w.noneMore[view]} />}
          />
        }
        pane={
          open && (
            <ApprovalPane
              key={open}
              approvalId={open}
              onClose={close}
              onDone={() => show(view === 'waiting' ? (neighbour(1) ?? neighbour(-1)) : open)}
            />
          )
        }
      />
    </>
  )
}

interface InboxKeys {
  open: string | undefined
  /** The first request of the list; undefined while the list is empty. */
  first: string | undefined
  go: (step: 1 | -1) => void
  show: (approvalId: string | undefined) => void
  close: () => void
}

function useInboxKeys({ open, first, go, show, close }: InboxKeys): void {
  const w = useWords(approvalWords)
  const none = first === undefined
  useKeys([
    { key: 'j', label: w.keyNext, run: () => go(1), disabled: none },
    { key: 'k', label: w.keyPrevious, run: () => go(-1), disabled: none },
    {
      key: 'enter',
      label: w.keyOpen,
      run: () => show(first),
      disabled: none || open !== undefined,
    },
    { key: 'escape', label: w.keyClose, run: close, disabled: open === undefined },
  ])
}
