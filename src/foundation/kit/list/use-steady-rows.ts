/**
 * The rows of a live list. While somebody points at a row, has the focus in one or has scrolled,
 * they keep their places until that person asks for the newest, opens another page of the list, or
 * changes something themselves. Otherwise the newest show at once.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { useKeys } from '../overlay/keys.ts'
import { holdPlaces, type HeldRows } from './hold-places.ts'

/** An own change shows in the answer that follows it; a later one is somebody else's. */
const ownChangeMs = 5_000

interface Steady<Row> {
  /** The newest answer; undefined before there is one. */
  newest: readonly Row[] | undefined
  /** The answer belongs to the list before this one. */
  isPlaceholder: boolean
  /** Names the list and its place: another one is shown at once. */
  listKey: string
  idOf: (row: Row) => string
  /** The modules whose mutations here are the person's own changes of the list. */
  modules: readonly string[]
}

export interface SteadyRows<Row> extends Omit<HeldRows<Row>, 'rows'> {
  rows: readonly Row[] | undefined
  showNewest: () => void
}

export function useSteadyRows<Row>({
  newest,
  isPlaceholder,
  listKey,
  idOf,
  modules,
}: Steady<Row>): SteadyRows<Row> {
  const w = useWords(kitListWords)
  const [accepted, setAccepted] = useState({ key: listKey, rows: newest, from: newest })
  const [changedAt, noteChange] = useOwnChanges(modules)
  const attended = useSyncExternalStore(onAttention, isAttended)
  const isOther = accepted.key !== listKey && !isPlaceholder
  const isNewer = newest !== accepted.from
  // An empty list has nothing that could move.
  const mayMove = !accepted.rows?.length || changedAt > 0 || (!isPlaceholder && !attended)
  if (newest && (isOther || (isNewer && mayMove))) {
    setAccepted({ key: listKey, rows: newest, from: newest })
    if (changedAt > 0) noteChange(0)
  }
  const held = useMemo(
    () =>
      accepted.rows && newest && !isPlaceholder && accepted.from !== newest
        ? holdPlaces(accepted.rows, newest, idOf)
        : { rows: accepted.rows, arrived: 0, left: nothing },
    [accepted, newest, isPlaceholder, idOf],
  )
  const showNewest = () => {
    setAccepted({ key: listKey, rows: newest, from: newest })
    window.scrollTo({ top: 0 })
  }
  useKeys([{ key: 'n', label: w.showNew, run: showNewest, disabled: held.arrived === 0 }])
  return { ...held, showNewest }
}

function isAttended(): boolean {
  return (
    window.scrollY > 0 || document.querySelector('[data-row]:is(:hover, :focus-within)') !== null
  )
}

function onAttention(notify: () => void): () => void {
  const ending = new AbortController()
  for (const event of ['pointerover', 'pointerout', 'focusin', 'focusout', 'scroll'])
    document.addEventListener(event, notify, { signal: ending.signal, passive: true })
  return () => ending.abort()
}

const nothing: ReadonlySet<string> = new Set()

/** When the person last changed something here; 0 when that is over. */
function useOwnChanges(modules: readonly string[]) {
  const queries = useQueryClient()
  const [changedAt, noteChange] = useState(0)
  const names = modules.join(' ')
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        const module = (mutation?.options.mutationKey?.[0] as string[] | undefined)?.[0]
        if (
          type === 'updated' &&
          mutation.state.status === 'success' &&
          module !== undefined &&
          names.split(' ').includes(module)
        )
          noteChange(Date.now())
      }),
    [queries, names],
  )
  useEffect(() => {
    if (changedAt === 0) return
    const timer = setTimeout(() => noteChange(0), ownChangeMs)
    return () => clearTimeout(timer)
  }, [changedAt])
  return [changedAt, noteChange] as const
}
