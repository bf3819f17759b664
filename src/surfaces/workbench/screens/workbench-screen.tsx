/**
 * The workbench: the queue, and beside it what stands open. When that is done the next opens by
 * itself.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyHint } from '#foundation/kit/overlay/key-hint.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { PaneStart } from '#money/withdrawals/screens/staff/withdrawal-pane.tsx'
import { useClaims } from '#teamwork/claims/screens/use-claim.ts'
import type { QueueItem } from '../shared/contract.ts'
import {
  claimOf,
  countedUpTo,
  itemName,
  nextOf,
  queueKinds,
  readItemName,
  type WorkbenchSearch,
} from '../shared/rules.ts'
import { workbenchWords } from '../shared/words.ts'
import { KeyStrip } from './key-strip.tsx'
import { OpenItem } from './open-item.tsx'
import { Queue } from './queue.tsx'
import { workbench, queueTopics } from './use-queue.ts'
import { usePrefetched } from './use-queue.ts'
import { useQueue } from './use-queue.ts'

interface Props {
  search: WorkbenchSearch
  onSearch: (next: WorkbenchSearch) => void
}

export function WorkbenchScreen({ search, onSearch }: Props) {
  const w = useWords(workbenchWords)
  const queue = useQueue(search.kind)
  const claims = useClaims()
  const list = useRef<HTMLOListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [start, setStart] = useState<PaneStart | undefined>()
  const open = readItemName(search.open)
  const items = queue.items ?? []
  const found = items.findIndex((item) => itemName(item) === search.open)
  // What is done may have left the queue before its own answer came: its place is where the next one stands.
  const place = useRef(-1)
  useEffect(() => {
    if (found >= 0) place.current = found
  }, [found])

  const show = (item: QueueItem | null, how?: PaneStart) => {
    setStart(how)
    onSearch({ ...search, open: item ? itemName(item) : undefined })
  }
  const isFree = (item: QueueItem) => {
    const { kind, id } = claimOf(item)
    return !claims.data?.some((claim) => claim.kind === kind && claim.id === id && !claim.mine)
  }
  const done = () =>
    show(
      nextOf(
        items.filter((item, at) => at === found || itemName(item) !== search.open),
        found >= 0 ? found : place.current - 1,
        isFree,
      ),
    )
  const step = (by: 1 | -1) => {
    if (open) {
      const next = items[(found >= 0 ? found : place.current) + by]
      if (next) show(next)
      return
    }
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus()
  }
  const oldest = items.find(isFree) ?? null
  const begin = (how: PaneStart) => (open ? setStart(how) : show(oldest, how))
  const close = () => {
    const name = search.open
    show(null)
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-item="${name}"]`)?.focus(),
    )
  }
  useKeys([
    { key: 'j', label: w.keyDown, run: () => step(1) },
    { key: 'k', label: w.keyUp, run: () => step(-1) },
    { key: 'enter', label: w.keyOpen, run: () => show(oldest), disabled: open !== null },
    // What is open binds them itself; pressed before it is there, it begins with them.
    { key: 'a', label: w.keyApprove, run: () => begin('approve') },
    { key: 'r', label: w.keyReject, run: () => begin('reject') },
    { key: 'p', label: w.keyPay, run: () => begin('pay') },
    { key: 'u', label: w.keyClose, run: close, disabled: open === null },
    { key: 'escape', label: w.keyClose, run: close, disabled: open === null },
  ])
  usePrefetched(nextOf(items, found, isFree))
  // The pane takes the focus when another one opens: it is read out, and Tab goes on inside of it.
  useEffect(() => {
    if (search.open && !pane.current?.contains(document.activeElement))
      pane.current?.focus({ preventScroll: true })
    list.current
      ?.querySelector(`[data-item="${search.open ?? ''}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }, [search.open])

  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <div className="mb-4">
        <KindFilter search={search} onSearch={onSearch} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
        <div
          className={
            'lg:sticky lg:top-20 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto ' +
            `${open ? 'max-lg:hidden' : ''}`
          }
        >
          <Queue queue={queue} search={search} onSearch={onSearch} onStart={show} list={list} />
        </div>
        <div
          ref={pane}
          tabIndex={-1}
          role="region"
          aria-label={w.open}
          className={`min-w-0 outline-none ${open ? '' : 'max-lg:hidden'}`}
        >
          {open ? (
            <>
              <Button variant="quiet" size="small" onClick={close} className="mb-2 lg:hidden">
                {w.backToQueue}
              </Button>
              <OpenItem
                key={search.open}
                kind={open.kind}
                id={open.id}
                start={start}
                onDone={done}
              />
            </>
          ) : (
            oldest && (
              <EmptyState
                title={w.chooseOne}
                message={w.chooseOneMore}
                action={
                  <Button onClick={() => show(oldest)}>
                    {w.openOldest}
                    <KeyHint>Enter</KeyHint>
                  </Button>
                }
              />
            )
          )}
        </div>
      </div>
      <KeyStrip />
    </>
  )
}

function KindFilter({ search, onSearch }: Props) {
  const w = useWords(workbenchWords)
  const counts = useQuery(workbench.counts.queryOptions({ input: {}, meta: queueTopics }))
  const countOf = (kind: string) => counts.data?.find((one) => one.kind === kind)?.count
  const options = queueKinds.map((kind) => {
    const count = countOf(kind)
    const many = count !== undefined && count >= countedUpTo
    return {
      value: kind,
      label: many ? `${w.shortKinds[kind]} ${w.many(count)}` : w.shortKinds[kind],
      ...(count === undefined || many ? {} : { count }),
    }
  })
  return (
    <SegmentedFilter<(WorkbenchSearch['kind'] & string) | 'all'>
      label={w.filter}
      value={search.kind ?? 'all'}
      options={[{ value: 'all', label: w.all }, ...options]}
      onChange={(chosen) => onSearch({ kind: queueKinds.find((kind) => kind === chosen) })}
    />
  )
}
