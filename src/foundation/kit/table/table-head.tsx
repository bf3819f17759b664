import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { isWhole, type Column, type SortNames, type Sorting } from './columns.ts'

interface Props<Row> {
  columns: readonly Column<Row>[]
  look: 'normal' | 'dense' | 'lines'
  sorting?: Sorting | undefined
}

const looks = {
  normal: 'px-4 py-2 text-sm',
  dense: 'px-3 py-2 text-sm',
  lines: 'list-head-line',
}

export function TableHead<Row>({ columns, look, sorting }: Props<Row>) {
  return (
    <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
      <tr role="row">
        {columns.map((column) => {
          const { key, header, align, width, from, sort } = column
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort && sorting ? directionOf(sort, sorting) : undefined}
              style={width ? { width, minWidth: width } : undefined}
              className={
                'border-b border-line bg-sunken font-medium text-muted wide:sticky wide:z-10 ' +
                `wide:top-(--sticky-top,0px) ${looks[look]} ${from ? `list-from-${from}` : ''} ` +
                (look === 'lines' && isWhole(column) ? 'list-whole-head ' : '') +
                (align === 'end' ? 'text-right' : 'text-left')
              }
            >
              {sort && sorting ? (
                <SortButton sort={sort} sorting={sorting} atEnd={align === 'end'}>
                  {header}
                </SortButton>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The direction in which the list is sorted by this column; undefined when by another one. */
function directionOf(
  { ascending, descending }: SortNames,
  { current }: Sorting,
): 'ascending' | 'descending' | undefined {
  if (current === ascending) return 'ascending'
  return current === descending ? 'descending' : undefined
}

function SortButton({
  sort,
  sorting,
  atEnd,
  children,
}: {
  sort: SortNames
  sorting: Sorting
  /** The arrow comes first, so that the word ends where the figures end. */
  atEnd: boolean
  children: ReactNode
}) {
  const direction = directionOf(sort, sorting)
  const next = direction === undefined ? sort.first : other[direction]
  const Icon = direction === undefined ? ChevronsUpDown : arrows[direction]
  return (
    <button
      type="button"
      onClick={() => sorting.onSort(sort[next])}
      className={
        'group inline-flex min-h-8 max-w-full items-center gap-1 hover:text-ink ' +
        'focus-visible:-outline-offset-2 ' +
        (atEnd ? 'flex-row-reverse ' : '') +
        (direction ? 'font-semibold text-ink' : '')
      }
    >
      <span>{children}</span>
      <Icon
        aria-hidden
        size={13}
        className={
          'shrink-0 ' +
          (direction ? '' : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100')
        }
      />
    </button>
  )
}

const other = { ascending: 'descending', descending: 'ascending' } as const
const arrows = { ascending: ArrowUp, descending: ArrowDown }
