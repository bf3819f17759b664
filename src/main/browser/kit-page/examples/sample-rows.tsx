import type { ReactNode } from 'react'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { longName } from '../example.tsx'
import { fault } from './blocks.tsx'

export interface Row {
  id: string
  name: string
  centavos: bigint
}

export const rows: readonly Row[] = [
  { id: 'REF20261122AAA', name: 'Maria Santos', centavos: 125_050n },
  { id: 'REF20261122BBB', name: 'Jose Cruz', centavos: -50_000n },
  { id: 'REF20261122CCC', name: longName, centavos: 99_999_999_999n },
]

export const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, card: 'title' },
  { key: 'id', header: 'Reference', cell: ({ id }) => id, nowrap: true },
  {
    key: 'status',
    header: 'Status',
    cell: () => <StatusBadge tone="waiting">Pending</StatusBadge>,
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: ({ centavos }) => <Amount centavos={centavos} />,
    align: 'end',
  },
]

export function rowKey({ id }: Row): string {
  return id
}

/** The first page of a long list, around its rows. */
export const answer = {
  data: { older: '2', newer: null },
  error: null,
  isPlaceholderData: false,
  refetch: () => Promise.reject(fault),
}

export const oneLineNote = 'One line where the list is 640 px wide; choose one theme to see it.'

/** A part of a one-line row, in such a row. */
export function OneLine({ children }: { children: ReactNode }) {
  const content: readonly Column<Row>[] = [
    { key: 'content', header: 'Content', cell: () => children, card: 'title' },
    { key: 'name', header: 'Name', cell: ({ name }) => name, card: 'line', width: '8rem' },
  ]
  return (
    <Card flush>
      <DataTable
        caption="A row"
        density="lines"
        columns={content}
        rows={rows.slice(0, 1)}
        rowKey={rowKey}
      />
    </Card>
  )
}
