import { useState, type ReactNode } from 'react'
import type { Column } from '#foundation/kit/table/columns.ts'
import { TableHead } from '#foundation/kit/table/table-head.tsx'
import { TableRow } from '#foundation/kit/table/table-row.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import type { Example } from '../example.tsx'
import { columns, rows, type Row } from './sample-rows.tsx'

type Look = Parameters<typeof TableHead>[0]['look']

function Table({ children }: { children: ReactNode }) {
  return (
    <Card flush>
      <div className="@container">
        <table
          role="table"
          className="room-1 block w-full border-separate border-spacing-0 wide:table"
        >
          <caption className="sr-only">Withdrawals</caption>
          {children}
        </table>
      </div>
    </Card>
  )
}

function Body({ look, states }: { look: Look; states: readonly Partial<RowState>[] }) {
  return (
    <tbody role="rowgroup" className="block wide:table-row-group">
      {rows.slice(0, states.length).map((row, at) => (
        <TableRow
          key={row.id}
          row={row}
          columns={columns}
          look={look}
          current={false}
          {...states[at]}
        />
      ))}
    </tbody>
  )
}

type RowState = Pick<Parameters<typeof TableRow>[0], 'current' | 'chosen' | 'left'>

function Headed({ look }: { look: Look }) {
  return (
    <Table>
      <TableHead columns={columns} look={look} />
      <Body look={look} states={[{}]} />
    </Table>
  )
}

const sorts = {
  name: { ascending: 'name', descending: 'name-down', first: 'ascending' },
  amount: { ascending: 'amount', descending: 'amount-down', first: 'descending' },
} as const
const sortable: readonly Column<Row>[] = columns.map((column) =>
  column.key === 'name' || column.key === 'amount'
    ? { ...column, sort: sorts[column.key] }
    : column,
)

function Sorted() {
  const [current, setCurrent] = useState<string | undefined>('name')
  return (
    <Table>
      <TableHead columns={sortable} look="lines" sorting={{ current, onSort: setCurrent }} />
      <Body look="lines" states={[{}]} />
    </Table>
  )
}

const note = 'A part of DataTable. A table needs 640 px: choose one theme to see it.'

export const tablePartExamples: readonly Example[] = [
  {
    name: 'TableHead',
    from: '#foundation/kit/table/table-head.tsx',
    note,
    states: {
      Default: () => <Headed look="normal" />,
      Dense: () => <Headed look="dense" />,
      'One-line rows, sorted by name': Sorted,
    },
  },
  {
    name: 'TableRow',
    from: '#foundation/kit/table/table-row.tsx',
    note,
    states: {
      'Default, open, and with a long text': () => (
        <Table>
          <Body look="normal" states={[{}, { current: true }, {}]} />
        </Table>
      ),
      'One line: default, selected, and not in the list any more': () => (
        <Table>
          <Body look="lines" states={[{}, { chosen: true }, { left: true }]} />
        </Table>
      ),
    },
  },
]
