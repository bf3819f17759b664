import { useMemo } from 'react'
import { useLanguage, useWords, type Language } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { PersonLines } from '#foundation/kit/ui/person-lines.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { ListedInvestment } from '../shared/contract.ts'
import { investmentWords } from '../shared/words.ts'
import { InvestmentStatusBadge } from './investment-status.tsx'

export function useInvestmentColumns(
  onEdit: (investmentId: string) => void,
): Column<ListedInvestment>[] {
  const w = useWords(investmentWords)
  const language = useLanguage()
  const edit = useStableCallback(onEdit)
  return useMemo<Column<ListedInvestment>[]>(
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

function termColumn(w: typeof investmentWords, language: Language): Column<ListedInvestment> {
  return {
    key: 'term',
    header: w.term,
    nowrap: true,
    cell: (row) => (
      <span className="figures">
        <span className="wide:block">{showWrittenDay(row.startDate, language)} –</span>{' '}
        <span className="wide:block">{showWrittenDay(row.endDate, language)}</span>
      </span>
    ),
  }
}

function statusColumn(w: typeof investmentWords): Column<ListedInvestment> {
  return {
    key: 'status',
    header: w.status,
    cell: (row) => (
      <>
        <span className="flex flex-wrap gap-1.5">
          <InvestmentStatusBadge status={row.status} />
          {row.mark === 'late' && <StatusBadge tone="failed">{w.marks.late}</StatusBadge>}
        </span>
        {row.mark && row.mark !== 'late' && (
          <span className="mt-0.5 block text-muted">{w.marks[row.mark]}</span>
        )}
        {row.payoutCentavos !== null && (
          <span className="mt-0.5 block whitespace-nowrap text-muted">
            {w.payout} <Amount centavos={row.payoutCentavos} />
          </span>
        )}
      </>
    ),
  }
}
