/**
 * The staff's queue of testimonials. Shortcuts: J and K move through the list, A publishes, R
 * rejects.
 */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { TabFilter } from '#foundation/kit/list/tab-filter.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { ListKeyHints } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { QueuedTestimonial } from '../shared/contract.ts'
import { testimonialQueueViews, type TestimonialQueueView } from '../shared/rules-queue.ts'
import { testimonialQueueWords } from '../shared/words-queue.ts'
import { testimonials } from './calls.ts'
import { QueuedItem } from './queued-item.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

export function QueueScreen() {
  const { search, onSearch } = usePageSearch('/admin/testimonials')
  const w = useWords(testimonialQueueWords)
  const { view = 'waiting', before, after } = search
  const list = useQuery({
    ...testimonials.adminList.queryOptions({ input: { view, before, after } }),
    placeholderData: keepPreviousData,
  })
  const items = list.data?.testimonials
  const [refusing, setRefusing] = useState<string | undefined>()
  const { rows, chosen, current, go, reset } = useChosenItem(items)
  const publish = usePublish()
  const none = !items || items.length === 0
  const refused = items?.find(({ testimonialId }) => testimonialId === refusing)
  useQueueKeys({
    current,
    go: none ? null : go,
    publish: publish.isPending ? null : (testimonialId) => publish.mutate({ testimonialId }),
    refuse: publish.isPending ? null : setRefusing,
  })
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ViewChoice
          view={view}
          onChange={(next) => {
            reset()
            onSearch({ ...fromNewest(search), view: next === 'waiting' ? undefined : next })
          }}
        />
        {!none && <ListKeyHints next={w.keyNext} previous={w.keyPrevious} />}
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
        {items && (
          <RefetchFailed title={w.fetchFailed} answer={list} className="p-4 empty:hidden" />
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
        <ListPager place={search} older={list.data?.older} newer={list.data?.newer} />
      </Card>
      {refused && <RefuseDialog item={refused} onClose={() => setRefusing(undefined)} />}
    </>
  )
}

function usePublish() {
  const w = useWords(testimonialQueueWords)
  return useMutation(
    testimonials.publish.mutationOptions({
      onSuccess: () => notify({ title: w.published, message: w.publishedMore, tone: 'credited' }),
      onError: showFailure(w.publishFailed),
      meta: { awaitRefetch: true },
    }),
  )
}

/** The item that the shortcuts act on; it has the focus. */
function useChosenItem(items: readonly QueuedTestimonial[] | undefined) {
  const rows = useRef<HTMLOListElement>(null)
  const [chosen, setChosen] = useState<string | undefined>()
  const at = items?.findIndex(({ testimonialId }) => testimonialId === chosen) ?? -1
  // A decided item leaves the list; the item that takes its place is chosen next.
  const place = useRef(0)
  useEffect(() => {
    if (at >= 0) place.current = at
    else if (chosen !== undefined && items)
      setChosen(items[Math.min(place.current, items.length - 1)]?.testimonialId)
  }, [at, chosen, items])
  useEffect(() => {
    rows.current?.querySelector<HTMLElement>(`[data-item="${chosen ?? ''}"]`)?.focus()
  }, [chosen])
  const go = (step: 1 | -1) => {
    const next = items?.[at < 0 ? 0 : at + step]?.testimonialId
    if (next) setChosen(next)
  }
  return { rows, chosen, current: items?.[at], go, reset: () => setChosen(undefined) }
}

/** A null action is not possible now. */
function useQueueKeys({
  current,
  go,
  publish,
  refuse,
}: {
  current: QueuedTestimonial | undefined
  go: ((step: 1 | -1) => void) | null
  publish: ((testimonialId: string) => void) | null
  refuse: ((testimonialId: string) => void) | null
}): void {
  const w = useWords(testimonialQueueWords)
  useKeys([
    { key: 'j', label: w.keyNext, run: () => go?.(1), disabled: !go },
    { key: 'k', label: w.keyPrevious, run: () => go?.(-1), disabled: !go },
    {
      key: 'a',
      label: w.keyPublish,
      run: () => current && publish?.(current.testimonialId),
      disabled: current?.state !== 'waiting' || !publish,
    },
    {
      key: 'r',
      label: w.keyRefuse,
      run: () => current && refuse?.(current.testimonialId),
      disabled: !current || current.state === 'rejected' || !refuse,
    },
  ])
}

function ViewChoice({
  view,
  onChange,
}: {
  view: TestimonialQueueView
  onChange: (view: TestimonialQueueView) => void
}) {
  const w = useWords(testimonialQueueWords)
  const count = useQuery(testimonials.adminCount.queryOptions({ input: {} }))
  return (
    <TabFilter<TestimonialQueueView>
      label={w.view}
      value={view}
      options={testimonialQueueViews.map((value) => ({
        value,
        label: w.views[value],
        ...(value === 'waiting' && count.data ? { count: count.data.waiting } : {}),
      }))}
      onChange={onChange}
    />
  )
}
