import { useMemo } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { shareOf } from '#foundation/kit/ui/share-of.ts'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showWrittenDay } from '#foundation/time/shared/time.ts'
import type { Wall } from '../../shared/contract-staff.ts'
import { wallRows, type WallRow } from '../../shared/wall-rows.ts'
import { staffWords } from '../../shared/words-staff.ts'

type Row = WallRow & { key: string; name: string; most: bigint }

/** One row for each week in which something falls due; its bar compares it with the largest. */
export function WallWeeks({ wall }: { wall: Wall }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const columns = useMemo(() => columnsOf(w), [w])
  const rows = useMemo(() => {
    const most = wall.weeks.reduce((high, week) => (sumOf(week) > high ? sumOf(week) : high), 0n)
    return wallRows(wall).map((row) => ({
      ...row,
      key: row.from ?? row.kind,
      name: {
        late: w.lateRow,
        week: row.from === null ? '' : showWrittenDay(row.from, language),
        later: w.later,
      }[row.kind],
      // All later weeks together are not compared with one.
      most: row.kind === 'week' ? most : 0n,
    }))
  }, [wall, w, language])
  return (
    <section aria-labelledby="wall-weeks" className="grid grid-cols-1 gap-2">
      <h2 id="wall-weeks" className="text-lg">
        {w.weeks}
      </h2>
      <p className="max-w-prose text-sm text-muted">{w.weeksMore}</p>
      <DataTable
        caption={w.weeksCaption}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        density="dense"
      />
    </section>
  )
}

const sumOf = ({
  principalCentavos,
  gainCentavos,
}: Pick<Row, 'principalCentavos' | 'gainCentavos'>) => principalCentavos + gainCentavos

function columnsOf(w: typeof staffWords): Column<Row>[] {
  return [
    {
      key: 'week',
      header: w.week,
      nowrap: true,
      card: 'title',
      cell: ({ name }) => <span className="figures">{name}</span>,
    },
    {
      key: 'bar',
      header: <span className="sr-only">{w.bar}</span>,
      card: 'hidden',
      cell: (row) => <Bar row={row} />,
    },
    {
      key: 'count',
      header: w.count,
      align: 'end',
      cell: ({ count }) => <span className="figures">{count.toLocaleString('en-PH')}</span>,
    },
    {
      key: 'principal',
      header: w.principal,
      align: 'end',
      cell: ({ principalCentavos }) => <Amount centavos={principalCentavos} />,
    },
    {
      key: 'gain',
      header: w.gain,
      align: 'end',
      cell: ({ gainCentavos }) => <Amount centavos={gainCentavos} />,
    },
    {
      key: 'short',
      header: w.short,
      align: 'end',
      cell: ({ shortCentavos }) =>
        shortCentavos > 0n ? (
          <StatusBadge tone="failed">
            <Amount centavos={shortCentavos} />
          </StatusBadge>
        ) : (
          <StatusBadge tone="credited">{w.enough}</StatusBadge>
        ),
    },
  ]
}

/** Its length compares principal and return with the largest week; decoration beside figures. */
function Bar({ row }: { row: Row }) {
  if (row.most === 0n) return null
  return (
    <span aria-hidden className="block h-2 min-w-16 rounded-full bg-sunken">
      <span
        className="block h-2 min-w-1 rounded-full bg-primary"
        style={{ width: shareOf(sumOf(row), row.most) }}
      />
    </span>
  )
}
