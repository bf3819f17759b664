/**
 * A table of rows with a caption, right-aligned figures and a sticky head. Where the columns have
 * no room (nearly always under 640 px), each row becomes a card with the column's name before each
 * value; it never scrolls sideways. The roles are explicit because some screen readers do not treat
 * a table with another CSS display as one.
 */
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { RefetchFailed } from '../offline/as-of.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import type { Column, Sorting } from './columns.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

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
  /** 'dense' (14 px) for the console; 'lines' for its long lists: one line for each row. */
  density?: 'normal' | 'dense' | 'lines'
  /** Marks the row that is open beside the list. */
  isCurrent?: (row: Row) => boolean
  /** For a list beside an open row, with three columns at most: it becomes a table in less room. */
  narrow?: boolean
  /** The rows answer the previous request; the new ones are being fetched. */
  waiting?: boolean
  sorting?: Sorting | undefined
  /** Rows get the focus by the keys of the list. */
  focusRows?: boolean
  isChosen?: (row: Row) => boolean
  hasLeft?: (row: Row) => boolean
}

export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, noun, empty, error, errorTitle, onRetry, footer } = props
  const { density: look = 'normal', isCurrent, isChosen, hasLeft, sorting, focusRows } = props
  const { narrow = false, waiting = false } = props
  const w = useWords(kitWords)
  if (error && !rows) return <ErrorState error={error} title={errorTitle} onRetry={onRetry} />
  if (!rows)
    return <Skeleton lines={5} height={look === 'normal' ? '2.5rem' : '1.75rem'} className="p-4" />
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
          `${look === 'lines' ? 'list-lines' : ''} ${roomFor(columns.length, narrow, look)} ` +
          'block w-full border-separate border-spacing-0 wide:table ' +
          (look === 'dense' ? 'text-sm' : '')
        }
      >
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} look={look} sorting={sorting} />
        <tbody role="rowgroup" className="block wide:table-row-group">
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              look={look}
              current={isCurrent?.(row) ?? false}
              id={focusRows ? rowKey(row) : undefined}
              chosen={isChosen?.(row)}
              left={hasLeft?.(row)}
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
function roomFor(columns: number, narrow: boolean, look: 'normal' | 'dense' | 'lines'): string {
  if (look === 'lines') return 'room-1'
  if (narrow) return 'room-0'
  if (look === 'dense') return columns > 6 ? 'room-5' : 'room-1'
  return columns > 6 ? 'room-7' : columns > 4 ? 'room-5' : 'room-1'
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
