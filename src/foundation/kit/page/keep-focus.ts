/**
 * Keeps the keyboard's place when the focused element goes away with its own action. Otherwise the
 * next Tab would start at the top of the page.
 */
import { useEffect, useRef, type RefObject } from 'react'

/** For a named part of a page: it takes the focus when the focused element in it is removed. */
export function useKeptPlace<Part extends HTMLElement>(): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const part = ref.current
    if (!part) return
    let place: Element | null = null
    const remember = ({ target }: FocusEvent) => (place = target instanceof Element ? target : null)
    const watch = new MutationObserver(() => {
      if (!place || place.isConnected || document.activeElement !== document.body) return
      place = null
      part.tabIndex = -1
      part.focus({ preventScroll: true })
    })
    part.addEventListener('focusin', remember)
    watch.observe(part, { childList: true, subtree: true })
    return () => {
      part.removeEventListener('focusin', remember)
      watch.disconnect()
    }
  }, [])
  return ref
}
