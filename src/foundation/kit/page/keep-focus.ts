/**
 * Keeps the keyboard's place when the focused element goes away with its own action. Otherwise the
 * next Tab would start at the top of the page.
 */
import { useEffect, useRef, type RefObject } from 'react'

/** For a named part of a page: it takes the focus when the focused element in it is removed. */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
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

/**
 * Moves the focus from a row that is deleted to the next row, else to the previous one, else to
 * `list`. The row gets it and not a button in it: a key that is still held down must not press
 * that.
 */
export function focusNextRow(inside: Element, list: HTMLElement | null): void {
  const row = inside.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const place = next instanceof HTMLElement ? next : list
  if (!place) return
  place.tabIndex = -1
  place.focus()
}
