import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ListKeyHints } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import type { Column } from '#foundation/kit/table/data-table.tsx'
import { ListAndPane, OpenButton, useClosePane } from '#foundation/kit/table/list-and-pane.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { ClaimMark } from '#teamwork/claims/screens/claim-mark.tsx'
import type { ApprovalRowView } from '../shared/contract.ts'
import { approvalLists, type ApprovalSearch, type ApprovalList } from '../shared/rules.ts'
import { approvalWords } from '../shared/words.ts'
import { ApprovalPane } from './approval-pane.tsx'
import { ApprovalStatusBadge } from './approval-status.tsx'
import { approvals } from './calls.ts'

interface Props {
  search: ApprovalSearch
  onSearch: (next: ApprovalSearch) => void
}

/** The inbox. Its list and the open request are in the address. */
export function ApprovalsScreen({ search, onSearch }: Props) {
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
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SegmentedFilter<ApprovalList>
          label={w.view}
          value={view}
          options={approvalLists.map((value) => ({
            value,
            label: w.views[value],
            ...(value === 'decided' || !counts ? {} : { count: counts[value] }),
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
        list={
          <ListTable
            list={list}
            place={search}
            caption={w.caption}
            columns={useColumns(view, open !== undefined, show)}
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

function useColumns(
  view: ApprovalList,
  narrow: boolean,
  onOpen: (approvalId: string) => void,
): Column<ApprovalRowView>[] {
  const w = useWords(approvalWords)
  const language = useLanguage()
  const columns: (Column<ApprovalRowView> | false)[] = [
    {
      key: 'user',
      header: w.user,
      card: 'title',
      cell: (row) => (
        <>
          <span className="block font-medium wrap-anywhere">{row.userName}</span>
          <span className="block font-normal text-muted">{w.kinds[row.kind]}</span>
          <ClaimMark kind="approval" id={row.approvalId} />
        </>
      ),
    },
    {
      key: 'amount',
      header: w.amount,
      align: 'end',
      cell: (row) => <Amount centavos={row.amountCentavos} sign="written" />,
    },
    view !== 'mine' &&
      !narrow && { key: 'maker', header: w.maker, cell: (row) => row.makerName ?? w.companyAccess },
    {
      key: 'filed',
      header: view === 'decided' ? w.decided : w.filed,
      cell: (row) => {
        const instant = (view === 'decided' && row.decidedAt) || row.filedAt
        return (
          <>
            <Since instant={instant} className="block whitespace-nowrap" />
            <span className="figures block whitespace-nowrap text-muted">
              {showListTime(instant, language)}
            </span>
          </>
        )
      },
    },
    view !== 'waiting' && {
      key: 'status',
      header: w.status,
      cell: (row) => <ApprovalStatusBadge status={row.status} />,
    },
    view === 'waiting' &&
      !narrow && {
        key: 'expires',
        header: w.expires,
        cell: (row) => (
          <span className="figures whitespace-nowrap">{showListTime(row.expiresAt, language)}</span>
        ),
      },
    {
      key: 'open',
      header: <span className="sr-only">{w.open}</span>,
      card: 'bare',
      cell: (row) => (
        <OpenButton
          id={row.approvalId}
          label={w.open}
          name={w.openOne(w.kinds[row.kind], row.userName)}
          onOpen={onOpen}
        />
      ),
    },
  ]
  return columns.filter((column) => column !== false)
}
