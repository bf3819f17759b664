import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { useStableCallback, type Column } from '#foundation/kit/table/data-table.tsx'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import { investmentStatuses, type InvestmentSearch } from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { EditInvestmentDialog } from './edit-investment-dialog.tsx'
import { InvestmentStatusBadge } from './investment-status.tsx'
import { RecordInvestmentDialog } from './record-investment-dialog.tsx'

interface Props {
  search: InvestmentSearch
  onSearch: (next: InvestmentSearch) => void
  /** Rendered beside the button that records one. */
  actions?: ReactNode
}

export function AdminInvestmentsScreen({ search, onSearch, actions }: Props) {
  const w = useWords(investmentWords)
  const [recording, setRecording] = useState(false)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  const { open, ...input } = asked
  const list = useQuery({
    ...investments.adminList.queryOptions({ input }),
    placeholderData: keepPreviousData,
  })
  const filtered = Boolean(asked.search) || asked.status !== undefined
  const show = (investmentId: string | undefined) => onSearch({ ...asked, open: investmentId })
  const recordButton = <Button onClick={() => setRecording(true)}>{w.record}</Button>
  return (
    <>
      <PageHeader
        title={w.title}
        actions={
          <>
            {actions}
            {recordButton}
          </>
        }
      />
      <ListFilters label={w.search} typed={typed} maxLength={searchTermMax} onType={onType}>
        <FilterSelect
          label={w.status}
          all={w.allStatuses}
          values={investmentStatuses}
          names={w.statuses}
          chosen={asked.status}
          onChoose={(status) => choose({ ...fromNewest(asked), status })}
        />
      </ListFilters>
      <ListTable
        list={list}
        place={asked}
        caption={w.caption}
        columns={useColumns(show)}
        rows={list.data?.investments}
        rowKey={(row) => row.investmentId}
        noun={w.noun}
        errorTitle={w.fetchFailed}
        isCurrent={(row) => row.investmentId === open}
        empty={
          filtered ? (
            <NoMatch title={w.noneFound} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.none} message={w.noneMore} action={recordButton} />
          )
        }
      />
      {recording && <RecordInvestmentDialog onClose={() => setRecording(false)} />}
      {open && <EditInvestmentDialog investmentId={open} onClose={() => show(undefined)} />}
    </>
  )
}

function useColumns(onEdit: (investmentId: string) => void): Column<AdminInvestmentView>[] {
  const w = useWords(investmentWords)
  const language = useLanguage()
  const edit = useStableCallback(onEdit)
  return useMemo<Column<AdminInvestmentView>[]>(
    () => [
      {
        key: 'user',
        header: w.user,
        card: 'title',
        cell: (row) => <PersonLines name={row.userName} email={row.userEmail} />,
      },
      {
        key: 'plan',
        header: w.plan,
        cell: (row) => <span className="wrap-anywhere">{row.planName}</span>,
      },
      {
        key: 'amount',
        header: w.amount,
        align: 'end',
        cell: (row) => <Amount centavos={row.amountCentavos} />,
      },
      {
        key: 'expected',
        header: w.expectedReturn,
        align: 'end',
        cell: (row) =>
          row.expectedReturnCentavos === null ? (
            <span className="text-muted">{w.noExpectation}</span>
          ) : (
            <Amount centavos={row.expectedReturnCentavos} />
          ),
      },
      termColumn(w, language),
      statusColumn(w),
      {
        key: 'edit',
        header: w.actions,
        card: 'bare',
        cell: (row) => (
          <Button
            size="small"
            variant="secondary"
            aria-label={w.editOne(row.planName, row.userName)}
            onClick={() => edit(row.investmentId)}
          >
            {w.edit}
          </Button>
        ),
      },
    ],
    [w, language, edit],
  )
}

function termColumn(w: typeof investmentWords, language: Language): Column<AdminInvestmentView> {
  return {
    key: 'term',
    header: w.term,
    nowrap: true,
    cell: (row) => (
      <span className="figures">
        <span className="wide:block">{showDay(dayOf(row.startDate), language)} –</span>{' '}
        <span className="wide:block">{showDay(dayOf(row.endDate), language)}</span>
      </span>
    ),
  }
}

function statusColumn(w: typeof investmentWords): Column<AdminInvestmentView> {
  return {
    key: 'status',
    header: w.status,
    cell: (row) => (
      <>
        <InvestmentStatusBadge status={row.status} />
        {row.payoutCentavos !== null && (
          <span className="mt-0.5 block whitespace-nowrap text-muted">
            {w.payout} <Amount centavos={row.payoutCentavos} />
          </span>
        )}
      </>
    ),
  }
}

/** `written` is a day in Manila. */
function dayOf(written: string): Date {
  return new Date(`${written}T00:00:00+08:00`)
}
