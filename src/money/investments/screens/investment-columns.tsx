import { useMemo } from 'react'
import {
  pickLanguage,
  useLanguage,
  useWords,
  type Language,
} from '#foundation/kit/i18n/language.tsx'
import { PersonLine } from '#foundation/kit/list/person-line.tsx'
import { StatusLine } from '#foundation/kit/list/status-line.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { useStableCallback } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showYearDay } from '#foundation/time/shared/time.ts'
import type { ListedInvestment } from '../shared/contract.ts'
import { investmentWords } from '../shared/words.ts'
import { investmentTones } from './investment-tones.ts'

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
        fixed: true,
        card: 'title',
        cell: ({ userId, userName, userEmail }) => (
          <PersonLine
            to="/admin/users/$userId"
            params={{ userId }}
            preload={false}
            name={userName}
            email={userEmail}
          />
        ),
      },
      {
        key: 'plan',
        header: w.plan,
        width: 'clamp(8rem, 14cqi, 14rem)',
        card: 'line',
        cell: (row) => (
          <span className="block truncate text-muted wide:text-ink" title={planOf(row, language)}>
            {planOf(row, language)}
          </span>
        ),
      },
      ...moneyColumns(w),
      ...termColumns(w, language),
      {
        key: 'status',
        header: w.status,
        width: 'clamp(8rem, 15cqi, 12rem)',
        small: true,
        card: 'line',
        cell: (row) => <Status row={row} />,
      },
      {
        key: 'edit',
        header: w.actions,
        fixed: true,
        card: 'action',
        cell: (row) => {
          const { hasPlacement, userName } = row
          const name = hasPlacement ? w.detailsOf : w.editOne
          return (
            <Button
              size="row"
              variant={hasPlacement ? 'quiet' : 'secondary'}
              aria-label={name(planOf(row, language), userName)}
              onClick={() => edit(row.investmentId)}
            >
              {hasPlacement ? w.details : w.edit}
            </Button>
          )
        },
      },
    ],
    [w, language, edit],
  )
}

const planOf = ({ planName, planNameFil }: ListedInvestment, language: Language) =>
  pickLanguage(language, planName, planNameFil)

function moneyColumns(w: typeof investmentWords): Column<ListedInvestment>[] {
  return [
    {
      key: 'amount',
      header: w.amount,
      fixed: true,
      align: 'end',
      card: 'figure',
      sort: { ascending: 'amount', descending: '-amount', first: 'descending' },
      cell: ({ amountCentavos }) => (
        <span className="font-semibold">
          <Amount centavos={amountCentavos} />
        </span>
      ),
    },
    {
      key: 'expected',
      header: w.expectedReturn,
      align: 'end',
      from: 'wide',
      card: 'hidden',
      cell: ({ expectedReturnCentavos, status }) =>
        status === 'cancelled' ? null : expectedReturnCentavos === null ? (
          <span className="text-muted">{w.noExpectation}</span>
        ) : (
          <Amount centavos={expectedReturnCentavos} />
        ),
    },
  ]
}

function termColumns(w: typeof investmentWords, language: Language): Column<ListedInvestment>[] {
  const show = (day: string) => (
    <span className="figures text-muted">
      {showYearDay(new Date(`${day}T00:00:00+08:00`), language)}
    </span>
  )
  return [
    {
      key: 'start',
      header: w.start,
      nowrap: true,
      small: true,
      from: 'wide',
      card: 'hidden',
      cell: ({ startDate }) => show(startDate),
    },
    {
      key: 'end',
      header: w.end,
      nowrap: true,
      small: true,
      from: 'medium',
      card: 'hidden',
      sort: { ascending: 'ends', descending: '-ends', first: 'ascending' },
      cell: ({ endDate }) => show(endDate),
    },
  ]
}

function Status({ row: { status, mark, payoutCentavos } }: { row: ListedInvestment }) {
  const w = useWords(investmentWords)
  if (mark === 'late') return <StatusLine tone="failed" word={w.marks.late} />
  if (mark === 'cooling') return <StatusLine tone="waiting" word={w.marks.cooling} />
  return (
    <StatusLine tone={investmentTones[status]} word={w.statuses[status]}>
      {mark ? (
        <span className="text-muted" title={w.marks[mark]}>
          {w.marks[mark]}
        </span>
      ) : (
        payoutCentavos !== null && (
          <span className="text-muted">
            <Amount centavos={payoutCentavos} />
          </span>
        )
      )}
    </StatusLine>
  )
}
