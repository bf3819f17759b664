/** Acts that a screen offers in the palette while it is shown. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createStore, useStore } from '../data/store.ts'

export interface PageAction {
  /** Unique on the page. */
  id: string
  title: string
  run: () => void
  /** The key that does the same. */
  key?: string | undefined
}

let offered: readonly { place: number; actions: readonly PageAction[] }[] = []
let places = 0
const shown = createStore<readonly PageAction[]>([])

/** Offers acts while the caller is mounted, in the order in which the parts of a page render. */
export function usePageActions(actions: readonly PageAction[]): void {
  const newest = useRef(actions)
  const [place] = useState(() => (places += 1))
  useLayoutEffect(() => {
    newest.current = actions
  })
  const names = actions.map(({ id, title, key = '' }) => `${id} ${title} ${key}`).join('\n')
  useEffect(() => {
    // An act is looked up when it is chosen; the palette follows the titles.
    const group = newest.current.map((action, at) => ({
      ...action,
      run: () => newest.current[at]?.run(),
    }))
    const entry = { place, actions: group }
    offered = [...offered, entry].toSorted((one, other) => one.place - other.place)
    shown.set(offered.flatMap((one) => one.actions))
    return () => {
      offered = offered.filter((other) => other !== entry)
      shown.set(offered.flatMap((one) => one.actions))
    }
  }, [names, place])
}

export function useOfferedActions(): readonly PageAction[] {
  return useStore(shown)
}
