import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Tells what sticks below the top bar how high that is: it has two lines on a tablet, and grows
 * with the text.
 */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const note = () => style.setProperty('--sticky-top', `${bar.current?.offsetHeight ?? 0}px`)
    note()
    const watch = new ResizeObserver(note)
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--sticky-top')
    }
  }, [])
  return bar
}
