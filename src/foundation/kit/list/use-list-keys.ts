/**
 * J and K move the focus from row to row; Enter opens the row in focus, and X selects it. The place
 * is kept when its row goes away.
 */
import { useRef, type RefObject } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitListWords } from '../i18n/words-console.ts'
import { useKeys } from '../overlay/keys.ts'

interface Acts {
  onOpen?: ((id: string) => void) | undefined
  onChoose?: ((id: string) => void) | undefined
}

/** Returns the ref of the part of the page that holds the rows. */
export function useListKeys<Part extends HTMLElement>({
  onOpen,
  onChoose,
}: Acts): RefObject<Part | null> {
  const w = useWords(kitListWords)
  const list = useRef<Part>(null)
  const lastPlace = useRef(-1)
  const move = (by: 1 | -1) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const here = focusedRow()
    const at = here ? all.indexOf(here) : -1
    // The row is gone: the next one has taken its place.
    const kept = by === 1 ? Math.max(lastPlace.current, 0) : lastPlace.current - 1
    const place = Math.max(0, Math.min(all.length - 1, at >= 0 ? at + by : kept))
    lastPlace.current = place
    all[place]?.focus()
    all[place]?.scrollIntoView({ block: 'nearest' })
  }
  const act = (run: ((id: string) => void) | undefined) => () => {
    const id = rowInFocus()
    if (id !== undefined) run?.(id)
  }
  useKeys([
    { key: 'j', label: w.keyDown, run: () => move(1) },
    { key: 'k', label: w.keyUp, run: () => move(-1) },
    { key: 'enter', label: w.keyOpen, run: act(onOpen), disabled: !onOpen },
    { key: 'x', label: w.keyChoose, run: act(onChoose), disabled: !onChoose },
  ])
  return list
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? null
}

/** The id of the row that the focus is in. */
export function rowInFocus(): string | undefined {
  return focusedRow()?.dataset['row']
}
