/**
 * Where a reader is in a list of messages: at its end, which follows what comes, or further up,
 * where nothing moves.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

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
    if (!atEnd && first !== known.current.first)
      element.scrollTop += element.scrollHeight - known.current.height
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

/** Whether the end of the newest message is on the screen, and not behind the box to write into. */
export function isEndInSight(box: HTMLElement | null): boolean {
  const end = box?.querySelector('ol')?.lastElementChild?.getBoundingClientRect().bottom
  const cover =
    box?.closest('.card')?.querySelector('form')?.getBoundingClientRect().top ?? innerHeight
  return end !== undefined && end > 0 && end <= Math.min(cover, innerHeight) + 1
}

/**
 * The end of the conversation on the page: while it lies below the screen, the box to write into
 * covers the newest messages. It is shown once the messages are `ready`, and with every one of
 * one's `own` that is sent; in between the page stays where the reader has it.
 */
export function useFoot(ready: boolean, own: string | undefined) {
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => (ready ? show(foot) : undefined), [ready])
  useEffect(() => (own === undefined ? undefined : show(foot)), [own])
  return foot
}

/** In the next frame: the page then has its own place, the top or where it was left. */
function show(foot: RefObject<HTMLElement | null>): () => void {
  const frame = requestAnimationFrame(() => foot.current?.scrollIntoView({ block: 'nearest' }))
  return () => cancelAnimationFrame(frame)
}
