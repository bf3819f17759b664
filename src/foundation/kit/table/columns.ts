import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: ReactNode
  /** The name for the choice of columns, where the header is no text. */
  name?: string
  cell: (row: Row) => ReactNode
  /** 'end' for amounts and counts. */
  align?: 'start' | 'end'
  /** For references and dates, which stay on one line and are never cut. Amounts always do. */
  nowrap?: boolean
  /**
   * As a card: 'title' heads it, 'bare' omits the column's name, 'hidden' omits the cell. In a list
   * of one-line rows also 'choose' (the tick at the left), 'line' (below the title), 'figure' (at
   * the right of the title) and 'action' (below the figure).
   */
  card?: 'title' | 'bare' | 'labelled' | 'hidden' | 'choose' | 'line' | 'figure' | 'action'

  // For a list of one-line rows:

  /**
   * Its room, '8rem' for example. Amounts, actions and `nowrap` columns are as wide as what they
   * hold; the columns without a width, one at least, share what is left.
   */
  width?: string
  /** The narrowest list that has room for the column: 50rem or 64rem. Without it, all tables. */
  from?: 'medium' | 'wide'
  /** Sorting by this column, by its name in the address. */
  sort?: SortNames
  /** Smaller letters, for what is read second. */
  small?: boolean
  /** Cannot be hidden. */
  fixed?: boolean
}

/** The column is never cut in a one-line row. */
export function isWhole({ align, nowrap, card }: Column<never>): boolean {
  return align === 'end' || nowrap === true || card === 'action' || card === 'choose'
}

/** Undefined: the order without a sort in the address. */
export interface SortNames {
  ascending: string | undefined
  descending: string | undefined
  /** The direction of the first press. */
  first: 'ascending' | 'descending'
}

/** The order of a list. */
export interface Sorting {
  /** As in the address. */
  current: string | undefined
  onSort: (sort: string | undefined) => void
}
