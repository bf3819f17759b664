/**
 * The staff's queue: every testimonial that waits, with all its words, the oldest first; J and K
 * walk, A publishes, R refuses.
 */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { queueViews, type QueueSearch, type QueueView } from '../shared/rules.ts'
import { testimonialQueueWords } from '../shared/words-queue.ts'
import { testimonials } from './calls.ts'
import { QueuedItem } from './queued-item.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

interface Props {
  search: QueueSearch
  onSearch: (next: QueueSearch) => void
}

export function QueueScreen({ search, onSearch }: Props) {
  const w = useWords(testimonialQueueWords)
  const { view = 'waiting', before, after } = search
  const list = useQuery({
    ...testimonials.adminList.queryOptions({ input: { view, before, after } }),
    placeholderData: keepPreviousData,
  })
  const count = useQuery(testimonials.adminCount.queryOptions({ input: {} }))
  const items = list.data?.testimonials
  const rows = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<string | undefined>()
  const [refusing, setRefusing] = useState<string | undefined>()
  const at = items?.findIndex(({ testimonialId }) => testimonialId === chosen) ?? -1
  const current = items?.[at]
  // What was just decided leaves the list: whatever takes its place is the next one.
  const place = useRef(0)
  useEffect(() => {
    if (at >= 0) place.current = at
    else if (chosen !== undefined && items)
      setChosen(items[Math.min(place.current, items.length - 1)]?.testimonialId)
  }, [at, chosen, items])
  const go = (step: 1 | -1) => {
    const next = items?.[at < 0 ? 0 : at + step]?.testimonialId
    if (next) setChosen(next)
  }
  useEffect(() => {
    rows.current?.querySelector<HTMLElement>(`[data-item="${chosen ?? ''}"]`)?.focus()
  }, [chosen])

  const publish = useMutation(
    testimonials.publish.mutationOptions({
      onSuccess: () => notify({ title: w.published, message: w.publishedMore, tone: 'credited' }),
      onError: showFailure(w.publishFailed),
      meta: { awaitRefetch: true },
    }),
  )
  const none = !items || items.length === 0
  const refused = items?.find(({ testimonialId }) => testimonialId === refusing)
  useKeys([
    { key: 'j', label: w.keyNext, run: () => go(1), disabled: none },
    { key: 'k', label: w.keyPrevious, run: () => go(-1), disabled: none },
    {
      key: 'a',
      label: w.keyPublish,
      run: () => current && publish.mutate({ testimonialId: current.testimonialId }),
      disabled: current?.state !== 'waiting' || publish.isPending,
    },
    {
      key: 'r',
      label: w.keyRefuse,
      run: () => setRefusing(current?.testimonialId),
      disabled: !current || current.state === 'rejected' || publish.isPending,
    },
  ])
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SegmentedFilter<QueueView>
          label={w.view}
          value={view}
          options={queueViews.map((value) => ({
            value,
            label: w.views[value],
            ...(value === 'waiting' && count.data ? { count: count.data.waiting } : {}),
          }))}
          onChange={(next) => {
            setChosen(undefined)
            onSearch({ ...fromNewest(search), view: next === 'waiting' ? undefined : next })
          }}
        />
        {!none && (
          <p aria-hidden className="hidden items-center gap-3 text-sm text-muted pointer-fine:flex">
            <span className="inline-flex items-center gap-1">
              <KeyHint>J</KeyHint> {w.keyNext}
            </span>
            <span className="inline-flex items-center gap-1">
              <KeyHint>K</KeyHint> {w.keyPrevious}
            </span>
          </p>
        )}
      </div>
      <Card flush>
        {list.isPending && <Skeleton lines={4} height="4rem" className="p-4" />}
        {list.isError && !items && (
          <ErrorState
            title={w.fetchFailed}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {items?.length === 0 && <EmptyState title={w.none[view]} message={w.noneMore[view]} />}
        {!none && (
          <ol ref={rows} aria-label={w.queue} aria-busy={list.isPlaceholderData || undefined}>
            {items.map((item) => (
              <QueuedItem
                key={item.testimonialId}
                item={item}
                isCurrent={item.testimonialId === chosen}
                pending={
                  publish.isPending && publish.variables.testimonialId === item.testimonialId
                }
                onPublish={() => publish.mutate({ testimonialId: item.testimonialId })}
                onRefuse={() => setRefusing(item.testimonialId)}
              />
            ))}
          </ol>
        )}
        {(list.data?.older || before || after) && (
          <ListPager place={search} older={list.data?.older} newer={list.data?.newer} />
        )}
      </Card>
      {refused && <RefuseDialog item={refused} onClose={() => setRefusing(undefined)} />}
    </>
  )
}
