import { useEffect, useRef, useState, type RefObject } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useKeys } from '#foundation/kit/overlay/keys.ts'
import type { PaneStart } from '#money/withdrawals/screens/staff/withdrawal-pane.tsx'
import { useClaims } from '#teamwork/claims/screens/use-claim.ts'
import type { QueueItem } from '../shared/contract.ts'
import { claimOf, itemName, nextOf, readItemName, type WorkbenchSearch } from '../shared/rules.ts'
import { workbenchWords } from '../shared/words.ts'
import { usePrefetch } from './use-queue.ts'

interface Options {
  items: readonly QueueItem[]
  search: WorkbenchSearch
  onSearch: (next: WorkbenchSearch) => void
  list: RefObject<HTMLOListElement | null>
}

/**
 * The item in the address, the moves from it to others in the queue, and their keys. `oldest` is
 * the oldest item that nobody else works on.
 */
export function useOpenItem({ items, search, onSearch, list }: Options) {
  const claims = useClaims()
  const [start, setStart] = useState<PaneStart | undefined>()
  const open = readItemName(search.open)
  const index = items.findIndex((item) => itemName(item) === search.open)
  // A finished item may leave the queue before its response arrives; the next one takes its place.
  const lastIndex = useRef(-1)
  useEffect(() => {
    if (index >= 0) lastIndex.current = index
  }, [index])

  const show = (item: QueueItem | null, how?: PaneStart) => {
    setStart(how)
    onSearch({ ...search, open: item ? itemName(item) : undefined })
  }
  const isFree = (item: QueueItem) => {
    const { kind, id } = claimOf(item)
    return !claims.data?.some((claim) => claim.kind === kind && claim.id === id && !claim.mine)
  }
  const showNext = () => {
    const others = items.filter((item, at) => at === index || itemName(item) !== search.open)
    show(nextOf(others, index >= 0 ? index : lastIndex.current - 1, isFree))
  }
  const close = () => {
    const name = search.open
    show(null)
    requestAnimationFrame(() => rowOf(list, name)?.focus())
  }
  const oldest = items.find(isFree) ?? null
  const step = (by: 1 | -1) => {
    if (!open) return focusRow(list, by)
    const next = items[(index >= 0 ? index : lastIndex.current) + by]
    if (next) show(next)
  }
  const begin = (how: PaneStart) => (open ? setStart(how) : show(oldest, how))
  useWorkbenchKeys({ isOpen: open !== null, step, begin, showOldest: () => show(oldest), close })
  usePrefetch(nextOf(items, index, isFree))
  return { open, start, oldest, show, showNext, close }
}

interface Keys {
  isOpen: boolean
  step: (by: 1 | -1) => void
  begin: (how: PaneStart) => void
  showOldest: () => void
  close: () => void
}

function useWorkbenchKeys({ isOpen, step, begin, showOldest, close }: Keys): void {
  const w = useWords(workbenchWords)
  useKeys([
    { key: 'j', label: w.keyDown, run: () => step(1) },
    { key: 'k', label: w.keyUp, run: () => step(-1) },
    { key: 'enter', label: w.keyOpen, run: showOldest, disabled: isOpen },
    // The open pane binds these itself; before it has loaded, they decide how it starts.
    { key: 'a', label: w.keyApprove, run: () => begin('approve') },
    { key: 'r', label: w.keyReject, run: () => begin('reject') },
    { key: 'p', label: w.keyPay, run: () => begin('pay') },
    { key: 'u', label: w.keyClose, run: close, disabled: !isOpen },
    { key: 'escape', label: w.keyClose, run: close, disabled: !isOpen },
  ])
}

export function rowOf(
  list: RefObject<HTMLOListElement | null>,
  name: string | undefined,
): HTMLElement | null {
  return list.current?.querySelector<HTMLElement>(`[data-item="${name ?? ''}"]`) ?? null
}

function focusRow(list: RefObject<HTMLOListElement | null>, by: 1 | -1): void {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  const at = rows.findIndex((row) => row === document.activeElement)
  rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.focus()
}
