import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Segment } from '#foundation/kit/fields/segmented-filter.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { countedUpTo, queueKinds, type QueueKind, type WorkbenchSearch } from '../shared/rules.ts'
import { workbenchWords } from '../shared/words.ts'
import { KeyStrip } from './key-strip.tsx'
import { OpenItem } from './open-item.tsx'
import { Queue } from './queue.tsx'
import { rowOf, useOpenItem } from './use-open-item.ts'
import { queueTopics, useQueue, workbench } from './use-queue.ts'

/** The queue, and beside it the open item. When that is done, the next one opens by itself. */
export function WorkbenchScreen() {
  const { search, onSearch } = usePageSearch('/admin/workbench')
  const w = useWords(workbenchWords)
  const queue = useQueue(search.kind)
  const list = useRef<HTMLOListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const item = useOpenItem({ items: queue.items ?? [], search, onSearch, list })
  const { open, oldest } = item
  // A newly opened pane takes the focus, so that it is announced and Tab continues inside it.
  useEffect(() => {
    if (search.open && !pane.current?.contains(document.activeElement))
      pane.current?.focus({ preventScroll: true })
    rowOf(list, search.open)?.scrollIntoView({ block: 'nearest' })
  }, [search.open])

  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="mb-4">
        <KindFilter search={search} onSearch={onSearch} />
      </div>
      <div className="contents settles">
        {/* An open item has a height of its own; the keys are below the screen then. */}
        <div
          className={
            'grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] ' +
            (open ? 'min-h-dvh' : '')
          }
        >
          <div
            className={
              'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto ' +
              `${open ? 'max-lg:hidden' : ''}`
            }
          >
            <Queue
              queue={queue}
              search={search}
              onSearch={onSearch}
              onStart={item.show}
              list={list}
            />
          </div>
          <div
            ref={pane}
            tabIndex={-1}
            role="region"
            aria-label={w.open}
            className={`min-w-0 outline-none ${open ? '' : 'max-lg:hidden'}`}
          >
            {open && (
              <>
                <Button
                  variant="quiet"
                  size="small"
                  onClick={item.close}
                  icon={<ArrowLeft aria-hidden size={16} />}
                  className="mb-2 lg:hidden"
                >
                  {w.backToQueue}
                </Button>
                <OpenItem
                  key={search.open}
                  kind={open.kind}
                  id={open.id}
                  start={item.start}
                  onDone={item.showNext}
                />
              </>
            )}
            {!open && oldest && <NothingOpen onOpenOldest={() => item.show(oldest)} />}
          </div>
        </div>
        <KeyStrip />
      </div>
    </>
  )
}

function NothingOpen({ onOpenOldest }: { onOpenOldest: () => void }) {
  const w = useWords(workbenchWords)
  return (
    <EmptyState
      title={w.chooseOne}
      message={w.chooseOneMore}
      action={
        <Button onClick={onOpenOldest}>
          {w.openOldest}
          <KeyHint>Enter</KeyHint>
        </Button>
      }
    />
  )
}

interface FilterProps {
  search: WorkbenchSearch
  onSearch: (next: WorkbenchSearch) => void
}

function KindFilter({ search, onSearch }: FilterProps) {
  const w = useWords(workbenchWords)
  const counts = useQuery(workbench.counts.queryOptions({ input: {}, meta: queueTopics }))
  const options: Segment<QueueKind>[] = queueKinds.map((kind) => {
    const count = counts.data?.find((one) => one.kind === kind)?.count
    const many = count !== undefined && count >= countedUpTo
    return {
      value: kind,
      label: many ? `${w.shortKinds[kind]} ${w.many(count)}` : w.shortKinds[kind],
      ...(many || counts.isError ? {} : { count: count ?? 'loading' }),
    }
  })
  return (
    <TabFilter<(WorkbenchSearch['kind'] & string) | 'all'>
      label={w.filter}
      value={search.kind ?? 'all'}
      options={[{ value: 'all', label: w.all }, ...options]}
      onChange={(chosen) => onSearch({ kind: queueKinds.find((kind) => kind === chosen) })}
    />
  )
}
