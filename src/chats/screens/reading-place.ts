/** Where a reader is in a list of messages: at its end, which follows what comes, or further up, where nothing moves. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** `first` and `last` name what stands at both ends of the list. */
export function useReadingPlace(first: string | undefined, last: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const known = useRef({ first, height: 0 })
  const goToEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }
  const watchEnd = () => {
    const element = box.current
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < 80)
  }
  // Older messages come in above: what is being read stays where it is. (The box has overflow-anchor: none; not every browser anchors.)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (!atEnd && first !== known.current.first) element.scrollTop += element.scrollHeight - known.current.height
    known.current = { first, height: element.scrollHeight }
  })
  useLayoutEffect(() => {
    if (atEnd) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, atEnd])
  // The keyboard of a phone makes the box lower, a bubble grows: the end stays in sight.
  const follow = useEffectEvent(() => {
    if (atEnd) box.current?.scrollTo({ top: box.current.scrollHeight })
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => follow())
    watch.observe(element)
    if (element.firstElementChild) watch.observe(element.firstElementChild)
    return () => watch.disconnect()
  }, [])
  return { box, atEnd, watchEnd, goToEnd }
}
