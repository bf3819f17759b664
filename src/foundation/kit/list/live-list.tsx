/**
 * A console page that is one long live list: views, search and filters, the line above the rows,
 * the table, and the keys. use-steady-rows.ts keeps the rows in their places.
 */
import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { usePageActions } from '../overlay/page-actions.ts'
import { PageHeader } from '../page/page-header.tsx'
import { ListFilters } from '../table/list-filters.tsx'
import { ListTable } from '../table/list-table.tsx'
import { ListOptions } from './list-options.tsx'
import { ListPage } from './list-page.tsx'
import { ListKeys, ListStrip } from './list-strip.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { SteadyRows } from './use-steady-rows.ts'

type TableProps<Row> = ComponentProps<typeof ListTable<Row>>

interface Props<Row> extends Omit<TableProps<Row>, 'name' | 'rows' | 'hasLeft' | 'focusRows'> {
  /** The name under which hidden columns are kept. */
  name: string
  title: string
  steady: SteadyRows<Row>
  /** `ViewTabs`. */
  views?: ReactNode
  /** Notices above the search. */
  notices?: ReactNode
  searchBox: Omit<ComponentProps<typeof ListFilters>, 'children' | 'actions'>
  filters?: ReactNode
  /** At the right of the filters. */
  actions?: ReactNode
  /** For `ListStrip`. */
  summary?: string
  onOpen?: (id: string) => void
  onChoose?: (id: string) => void
  /** Below the table: the bar of the selected rows. */
  dock?: ReactNode
}

export function LiveList<Row>({
  name,
  title,
  steady,
  views,
  notices,
  searchBox,
  filters,
  actions,
  summary,
  onOpen,
  onChoose,
  dock,
  ...table
}: Props<Row>) {
  const w = useWords(kitListWords)
  usePageActions(
    steady.arrived > 0
      ? [{ id: 'show-new', title: w.arrived(steady.arrived), key: 'N', run: steady.showNewest }]
      : [],
  )
  const part = useListKeys<HTMLDivElement>({ onOpen, onChoose })
  return (
    <ListPage list={name} ref={part}>
      <PageHeader title={title} />
      {views}
      {notices && <div className="grid gap-3 px-(--page-edge) pt-3">{notices}</div>}
      <ListFilters
        {...searchBox}
        actions={
          <>
            <ListOptions list={name} columns={table.columns} />
            {actions}
          </>
        }
      >
        {filters}
      </ListFilters>
      <ListStrip
        summary={summary}
        arrived={steady.arrived}
        onShowNew={steady.showNewest}
        keys={
          <ListKeys
            keys={[
              [['J', 'K'], w.move],
              ...(onChoose ? ([[['X'], w.choose]] as const) : []),
              ...(onOpen ? ([[['Enter'], w.open]] as const) : []),
              [['?'], w.allKeys],
            ]}
          />
        }
      />
      <ListTable
        {...table}
        name={name}
        rows={steady.rows}
        hasLeft={(row) => steady.left.has(table.rowKey(row))}
        focusRows
      />
      {dock}
    </ListPage>
  )
}
