/**
 * A table of rows with a caption, right-aligned figures and a sticky head. Where the columns have
 * no room (nearly always under 640 px), each row becomes a card with the column's name before each
 * value; it never scrolls sideways. The roles are explicit because some screen readers do not treat
 * a table with another CSS display as one.
 */
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { RefetchFailed } from '../offline/as-of.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end'
  /** For references and dates, which stay on one line. Amounts always do. */
  nowrap?: boolean
  /** As a card: 'title' heads it, 'bare' omits the column's name, 'hidden' omits the cell. */
  card?: 'title' | 'bare' | 'labelled' | 'hidden'
}

interface Props<Row> {
  /** Read by screen readers. */
  caption: string
  /**
   * Keep the array identical (`useMemo`, `useStableCallback`): another array renders every row
   * again.
   */
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** The plural noun of the footer: "Showing 25 transactions". */
  noun?: string
  empty?: ReactNode
  /** The query's error, shown in place of the rows. */
  error?: unknown
  /** The title of the error, in the words of the specification: 'Error Fetching Withdrawals'. */
  errorTitle?: string
  onRetry?: () => void
  /** Shown below the rows: "Load more". */
  footer?: ReactNode
  /** 'dense' (14 px) for the console. */
  density?: 'normal' | 'dense'
  /** Marks the row that is open beside the list. */
  isCurrent?: (row: Row) => boolean
  /** For a list beside an open row, with three columns at most: it becomes a table in less room. */
  narrow?: boolean
  /** The rows answer the previous request; the new ones are being fetched. */
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
    density,
    isCurrent,
    narrow = false,
    waiting = false,
  } = props
  const w = useWords(kitWords)
  const dense = density === 'dense'
  if (error && !rows) return <ErrorState error={error} title={errorTitle} onRetry={onRetry} />
  if (!rows) return <Skeleton lines={5} height={dense ? '1.75rem' : '2.5rem'} className="p-4" />
  const kept = (
    <RefetchFailed
      title={errorTitle ?? w.couldNotLoad}
      answer={{ error, refetch: onRetry }}
      className="p-4 empty:hidden"
    />
  )
  if (rows.length === 0)
    return (
      <>
        {kept}
        {empty ?? <EmptyState title={w.nothingHere} />}
      </>
    )
  return (
    // Dims only after a delay: a quick answer must not make the list blink.
    <div
      aria-busy={waiting}
      className={`@container ${waiting ? 'opacity-60 transition-opacity delay-300' : ''}`}
    >
      {kept}
      <table
        role="table"
        className={
          `${roomFor(columns.length, narrow)} block w-full border-separate border-spacing-0 ` +
          `wide:table ${dense ? 'text-sm' : ''}`
        }
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} dense={dense} />
        <tbody role="rowgroup" className="block wide:table-row-group">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              current={isCurrent?.(row) ?? false}
              dense={dense}
            />
          ))}
        </tbody>
      </table>
      {/* Hidden when empty: the footer may render nothing, such as a pager of one page. */}
      <div
        className={
          'flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 ' +
          'text-sm text-muted empty:hidden *:last:ml-auto'
        }
      >
        {rows.length > 10 && <p className="mr-auto">{w.showing(rows.length, noun ?? w.rows)}</p>}
        {footer}
      </div>
    </div>
  )
}

/** The class that says from which width the columns have room (lists.css). */
function roomFor(columns: number, narrow: boolean): string {
  if (narrow) return 'room-0'
  return columns > 6 ? 'room-7' : columns > 4 ? 'room-5' : 'room-1'
}

function TableHead<Row>({ columns, dense }: Pick<RowProps<Row>, 'columns' | 'dense'>) {
  return (
    <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
      <tr role="row">
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            className={
              `border-b border-line bg-sunken ${dense ? 'px-3' : 'px-4'} py-2 ` +
              'text-sm font-medium text-muted wide:sticky wide:top-(--sticky-top,0px) ' +
              (column.align === 'end' ? 'text-right' : 'text-left')
            }
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface RowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  current: boolean
  dense: boolean
}

/** A list renders several times for one answer; its rows only when they change. */
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

// A few classes in lists.css instead of utilities: each class that depends on a container query
// costs the browser three rules per cell.
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

/**
 * A function whose identity never changes and that calls the newest `run`, for rows that are
 * memoized. It must not be called during render.
 */
export function useStableCallback<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(run)
  useLayoutEffect(() => {
    newest.current = run
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
