import type { KeyboardEvent, RefObject } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { keyOf } from '#foundation/kit/overlay/keys.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { PaneStart } from '#money/withdrawals/screens/staff/withdrawal-pane.tsx'
import type { QueueItem } from '../shared/contract.ts'
import { itemName, type WorkbenchSearch } from '../shared/rules.ts'
import { workbenchWords } from '../shared/words.ts'
import { QueueRow } from './queue-row.tsx'
import type { useQueue } from './use-queue.ts'

interface Props {
  queue: ReturnType<typeof useQueue>
  search: WorkbenchSearch
  onSearch: (next: WorkbenchSearch) => void
  onStart: (item: QueueItem, start: PaneStart) => void
  list: RefObject<HTMLOListElement | null>
}

const startKeys: Record<string, PaneStart> = { a: 'approve', r: 'reject', p: 'pay' }

export function Queue({ queue, search, onSearch, onStart, list }: Props) {
  const w = useWords(workbenchWords)
  const { items } = queue
  // A key pressed on a closed row means that row, not the item that is open beside it.
  const press = (event: KeyboardEvent) => {
    const key = keyOf(event.nativeEvent)
    const start = key === null ? undefined : startKeys[key]
    const name = event.target instanceof HTMLElement ? event.target.dataset['item'] : undefined
    const item = items?.find((one) => itemName(one) === name)
    if (!start || !item || name === search.open) return
    event.preventDefault()
    onStart(item, start)
  }
  if (!items) {
    return (
      <Card flush>
        {queue.error ? (
          <ErrorState error={queue.error} title={w.fetchFailed} onRetry={queue.retry} />
        ) : (
          <Skeleton lines={6} height="3rem" className="p-4" />
        )}
      </Card>
    )
  }
  if (items.length === 0) {
    return (
      <Card flush>
        {search.kind ? (
          <EmptyState
            title={w.noneOfKind}
            action={
              <Button variant="secondary" size="small" onClick={() => onSearch({})}>
                {w.showAll}
              </Button>
            }
          />
        ) : (
          <EmptyState title={w.none} message={w.noneMore} />
        )}
      </Card>
    )
  }
  return (
    <Card flush>
      <RefetchFailed
        title={w.fetchFailed}
        answer={{ error: queue.error, refetch: queue.retry }}
        className="p-4 empty:hidden"
      />
      <ol ref={list} aria-label={w.queue} onKeyDown={press}>
        {items.map((item) => (
          <QueueRow
            key={itemName(item)}
            item={item}
            search={search}
            isOpen={itemName(item) === search.open}
          />
        ))}
      </ol>
      {queue.hasMore && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="secondary" size="small" {...queue.nextPage}>
            {w.loadMore}
          </Button>
        </div>
      )}
    </Card>
  )
}
