/**
 * A button that goes away with what it did takes the keyboard's place with it, and the next Tab
 * would begin at the top of the page.
 */
import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a part of a page with a name of its own: it takes the focus when what had the focus inside of
 * it is gone.
 */
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
