import { memo, type ReactNode } from 'react'
import { isWhole, type Column } from './columns.ts'

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  look: 'normal' | 'dense' | 'lines'
  /** It is open beside the list. */
  current: boolean
  /** The id by which the keys of a list find the row. */
  id?: string | undefined
  /** It is selected for an act on many. */
  chosen?: boolean | undefined
  /** It does not belong to the list any more, and keeps its place until the list is renewed. */
  left?: boolean | undefined
}

/** A list renders several times for one answer; its rows only when they change. */
export const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, look, current, id, chosen, left } = props
  return (
    <tr
      role="row"
      data-row={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-current={current || undefined}
      data-chosen={chosen || undefined}
      data-left={left || undefined}
      className={`list-row aria-current:bg-primary-tint ${look === 'lines' ? 'list-line' : ''}`}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} look={look} />
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

// A few classes in lists.css instead of utilities: each class that depends on a container query
// costs the browser three rules per cell.
const cards = {
  title: 'list-title',
  bare: 'list-bare',
  labelled: 'list-pair',
  hidden: 'list-hidden',
  choose: 'list-choose',
  line: 'list-under',
  figure: 'list-figure',
  action: 'list-action',
}
const looks = { normal: '', dense: 'list-dense', lines: 'list-line-cell' }

function Cell<Row>({
  column,
  row,
  look,
}: {
  column: Column<Row>
  row: Row
  look: RowProps<Row>['look']
}) {
  const { card = 'labelled', align, nowrap, header, from, small } = column
  const style = [
    'list-cell',
    cards[card],
    looks[look],
    align === 'end' && 'list-end figures',
    nowrap && 'list-whole',
    from && `list-from-${from}`,
    small && 'list-small',
  ]
  return (
    <td
      role="cell"
      data-name={card === 'labelled' && typeof header === 'string' ? header : undefined}
      className={style.filter(Boolean).join(' ')}
    >
      <span
        className={look === 'lines' && !isWhole(column) ? 'list-value list-shared' : 'list-value'}
      >
        {column.cell(row)}
      </span>
    </td>
  )
}
