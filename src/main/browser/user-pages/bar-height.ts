import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Sets --sticky-top to the height of the top bar, which has two lines on a tablet and grows with
 * the text size. Returns the bar's ref.
 */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const update = () => style.setProperty('--sticky-top', `${bar.current?.offsetHeight ?? 0}px`)
    update()
    const observer = new ResizeObserver(update)
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--sticky-top')
    }
  }, [])
  return bar
}
