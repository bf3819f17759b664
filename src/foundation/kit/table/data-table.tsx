/**
 * A list of rows: a real table with a caption, figures at the right, a head that stays in sight.
 * Where its columns have no room each row becomes a card with the column's name before each value
 * (under 640 px nearly always); it never scrolls sideways. The roles are written out because a
 * table that is laid out otherwise is no table to some screen readers.
 */
import { memo, type ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end'
  /** For references and dates: never broken into two lines. Amounts never are. */
  nowrap?: boolean
  /**
   * On a phone: 'title' heads the card, 'bare' stands without the column's name, 'hidden' is left
   * out.
   */
  card?: 'title' | 'bare' | 'labelled' | 'hidden'
}

interface Props<Row> {
  /** What the table shows; read by screen readers. */
  caption: string
  /**
   * The same ones as long as they show the same (`useMemo`, `useSteady`): other columns draw every
   * row again.
   */
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The plural word for the footer: "Showing 25 transactions". */
  noun?: string
  empty?: ReactNode
  /** The query's error; shown instead of the rows. */
  error?: unknown
  /** What could not be loaded, in the words of the specification: 'Error Fetching Withdrawals'. */
  errorTitle?: string
  onRetry?: () => void
  /** Below the rows: "Load more". */
  footer?: ReactNode
  /** 'dense' (14 px) for the console. */
  density?: 'normal' | 'dense'
  /** Marks a row: the one that is open beside the list. */
  isCurrent?: (row: Row) => boolean
  /**
   * It stands beside what is open of it, with three columns at most: a table already where others
   * are cards.
   */
  narrow?: boolean
  /** The rows are those of the question before; the ones that were asked for are on their way. */
  waiting?: boolean
}

export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    noun,
    empty,
    error,
    errorTitle,
    onRetry,
    footer,
    density = 'normal',
    isCurrent,
    narrow = false,
    waiting = false,
  } = props
  const w = useWords(kitWords)
  if (error && !rows) return <ErrorState error={error} title={errorTitle} onRetry={onRetry} />
  if (!rows)
    return (
      <Skeleton lines={5} height={density === 'dense' ? '1.75rem' : '2.5rem'} className="p-4" />
    )
  if (rows.length === 0) return empty ?? <EmptyState title={w.nothingHere} />
  const room = narrow
    ? 'room-0'
    : columns.length > 6
      ? 'room-7'
      : columns.length > 4
        ? 'room-5'
        : 'room-1'
  return (
    // Paler only when it takes long: an answer that comes at once must not blink.
    <div
      aria-busy={waiting}
      className={`@container ${waiting ? 'opacity-60 transition-opacity delay-300' : ''}`}
    >
      <table
        role="table"
        className={`${room} block w-full border-separate border-spacing-0 wide:table ${density === 'dense' ? 'text-sm' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={`border-b border-line bg-sunken ${density === 'dense' ? 'px-3' : 'px-4'} py-2 text-sm font-medium text-muted wide:sticky wide:top-(--sticky-top,0px) ${column.align === 'end' ? 'text-right' : 'text-left'}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block wide:table-row-group">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              current={isCurrent?.(row) ?? false}
              dense={density === 'dense'}
            />
          ))}
        </tbody>
      </table>
      {/* What is handed in may draw nothing (a pager of one page): then there is no strip either. */}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-muted empty:hidden *:last:ml-auto">
        {rows.length > 10 && <p className="mr-auto">{w.showing(rows.length, noun ?? w.rows)}</p>}
        {footer}
      </div>
    </div>
  )
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  current: boolean
  dense: boolean
}

/**
 * A list is drawn several times for one answer (asked, address, answer); its rows only when they
 * are others.
 */
const TableRow = memo(function TableRow<Row>({ row, columns, current, dense }: RowProps<Row>) {
  return (
    <tr
      role="row"
      aria-current={current || undefined}
      className="list-row aria-current:bg-primary-tint"
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} dense={dense} />
      ))}
    </tr>
  )
}) as <Row>(props: RowProps<Row>) => ReactNode

// Few classes of our own (theme.css): each one that depends on the room costs the browser three rules for each cell.
const layouts = {
  title: 'list-title',
  bare: 'list-bare',
  labelled: 'list-pair',
  hidden: 'list-hidden',
}

function Cell<Row>({ column, row, dense }: { column: Column<Row>; row: Row; dense: boolean }) {
  const { card = 'labelled', align, nowrap, header } = column
  const look = [
    'list-cell',
    layouts[card],
    dense && 'list-dense',
    align === 'end' && 'list-end figures',
    nowrap && 'list-whole',
  ]
  return (
    <td
      role="cell"
      data-name={card === 'labelled' && typeof header === 'string' ? header : undefined}
      className={look.filter(Boolean).join(' ')}
    >
      <span className="list-value">{column.cell(row)}</span>
    </td>
  )
}
