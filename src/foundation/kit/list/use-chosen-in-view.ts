import { useEffect, useRef, type RefObject } from 'react'

/** For a row of tabs that scrolls sideways: shows the chosen one when `chosen` changes. */
export function useChosenInView<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null)
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current], label:has(:checked)')
    if (!row.current || !tab) return
    const [room, place] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (place.left < room.left) row.current.scrollLeft += place.left - room.left
    if (place.right > room.right) row.current.scrollLeft += place.right - room.right
  }, [chosen])
  return row
}
