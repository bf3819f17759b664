/** A list that goes on by itself: what stands at its end says when it is nearly reached. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Early enough for a page to arrive before a thumb that scrolls has used up what is there. */
const ahead = '0px 0px 800px 0px'

/**
 * Calls `onNear` while the element is in sight or nearly so, each time that `waiting` becomes true
 * anew.
 */
export function useNearEnd(waiting: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!waiting || !end.current) return
    // A new observer tells at once where the element is: after a short page it may still be in sight.
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), {
      rootMargin: ahead,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [waiting])
  return end
}
