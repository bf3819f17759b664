/** The scroll position in a list of messages. At the end it follows new ones. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** `first` and `last` are the ids of the first and last message. */
export function useReadingPlace(first: string | undefined, last: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const previous = useRef({ first, height: 0 })
  const goToEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }
  const watchEnd = () => {
    const element = box.current
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < 80)
  }
  // Keep the position when older messages load above. The box has overflow-anchor: none, because
  // not every browser anchors.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (!atEnd && first !== previous.current.first)
      element.scrollTop += element.scrollHeight - previous.current.height
    previous.current = { first, height: element.scrollHeight }
  })
  useLayoutEffect(() => {
    if (atEnd) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, atEnd])
  // Stay at the end when a phone's keyboard shrinks the box or a message grows.
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

/** Whether the end of the newest message is on screen and not behind the composer. */
export function isEndInSight(box: HTMLElement | null): boolean {
  const end = box?.querySelector('ol')?.lastElementChild?.getBoundingClientRect().bottom
  const cover =
    box?.closest('[data-conversation]')?.querySelector('form')?.getBoundingClientRect().top ??
    innerHeight
  return end !== undefined && end > 0 && end <= Math.min(cover, innerHeight) + 1
}

/** Scrolls the page to the end of the conversation with each `own` message. */
export function useScrollToEnd(own: string | undefined) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => (own === undefined ? undefined : show(end)), [own])
  return end
}

/** Waits one frame for the page to restore its scroll position. */
function show(end: RefObject<HTMLElement | null>): () => void {
  const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }))
  return () => cancelAnimationFrame(frame)
}
