import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, type ComponentProps } from 'react'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import '../list/lines.css'
import { useListLook } from '../list/list-look.ts'
import { Card } from '../ui/card.tsx'
import { DataTable } from './data-table.tsx'
import { ListPager } from './list-pager.tsx'

type TableProps<Row> = ComponentProps<typeof DataTable<Row>>

interface Props<Row> extends Omit<
  TableProps<Row>,
  'density' | 'error' | 'onRetry' | 'waiting' | 'footer'
> {
  /**
   * The name under which hidden columns are kept; such a list reaches from edge to edge. Without it
   * the list is in a card.
   */
  name?: string
  list: Pick<
    UseQueryResult<{ older: string | null; newer: string | null }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  /** The place in the page's address. */
  place: ListPlace
}

/** A long list in the console: one page of one-line rows and the pager. */
export function ListTable<Row>({ name, list, place, columns, ...table }: Props<Row>) {
  const { hidden } = useListLook(name ?? '')
  const shown = useMemo(
    () => columns.filter(({ key, fixed }) => fixed || !hidden.includes(key)),
    [columns, hidden],
  )
  const content = (
    <DataTable
      {...table}
      columns={shown}
      density="lines"
      waiting={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      footer={
        <ListPager
          place={place}
          older={list.data?.older}
          newer={list.data?.newer}
          otherOrder={table.sorting?.current !== undefined}
        />
      }
    />
  )
  if (name === undefined) return <Card flush>{content}</Card>
  return <div className="border-t border-line bg-surface">{content}</div>
}
