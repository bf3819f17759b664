/** Infinite scrolling: an element at the end of a list reports when it is nearly in sight. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Early enough for the next page to arrive before the user reaches the end. */
const ahead = '0px 0px 800px 0px'

/** Calls `onNear` when the element is nearly in sight, once each time `waiting` becomes true. */
export function useNearEnd(waiting: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!waiting || !end.current) return
    // A new observer reports at once: after a short page the element may still be in sight.
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), {
      rootMargin: ahead,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [waiting])
  return end
}
