import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ListPlace } from '#foundation/contract/shared/list-place.ts'
import { Card } from '../ui/card.tsx'
import { DataTable } from './data-table.tsx'
import { ListPager } from './list-pager.tsx'

type TableProps<Row> = ComponentProps<typeof DataTable<Row>>

interface Props<Row> extends Omit<
  TableProps<Row>,
  'density' | 'error' | 'onRetry' | 'waiting' | 'footer'
> {
  list: Pick<
    UseQueryResult<{ older: string | null; newer: string | null }>,
    'data' | 'error' | 'refetch' | 'isPlaceholderData'
  >
  /** The place in the page's address. */
  place: ListPlace
}

/** The card of a long list in the console: one page of rows and the pager. */
export function ListTable<Row>({ list, place, ...table }: Props<Row>) {
  return (
    <Card flush>
      <DataTable
        {...table}
        density="dense"
        waiting={list.isPlaceholderData}
        error={list.error}
        onRetry={() => void list.refetch()}
        footer={<ListPager place={place} older={list.data?.older} newer={list.data?.newer} />}
      />
    </Card>
  )
}
