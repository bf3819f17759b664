import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  /** The first one names the rows. */
  columns: readonly string[]
  children: ReactNode
}

/** Names on the left, values on the right. */
const edge = (place: number) => (place === 0 ? 'pr-3 text-left' : 'pl-3 text-right')

/**
 * A table that shows its rows as blocks on a phone. `display: block` would remove the table
 * semantics, so the roles restore them.
 */
export function SystemTable({ caption, columns, children }: TableProps) {
  return (
    <table role="table" className="w-full border-collapse text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" className="border-b border-line text-muted max-sm:sr-only">
          {columns.map((column, place) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`py-2 font-medium whitespace-nowrap ${edge(place)}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {children}
      </tbody>
    </table>
  )
}

interface CellProps {
  /** Of its column, for phones. */
  name?: string
  isName?: boolean
  children: ReactNode
}

export function Cell({ name, isName = false, children }: CellProps) {
  if (isName)
    return (
      <th
        role="rowheader"
        scope="row"
        className="py-2 pr-3 text-left align-top font-normal wrap-anywhere max-sm:block max-sm:pb-0"
      >
        {children}
      </th>
    )
  return (
    <td
      role="cell"
      data-name={name}
      className={
        'py-2 pl-3 text-right align-top max-sm:flex max-sm:flex-wrap max-sm:items-center ' +
        'max-sm:justify-between max-sm:gap-x-3 max-sm:p-0 max-sm:last:pb-2 max-sm:empty:hidden ' +
        "max-sm:before:text-muted max-sm:before:content-[attr(data-name)_/_'']"
      }
    >
      {children}
    </td>
  )
}
