import { useEffect, useEffectEvent, useRef } from 'react'
import { belongsToFocus, keyOf, keysAreOn } from '#foundation/kit/overlay/keys.ts'
import type { Section } from './sections.ts'

/** The overlays that open from anywhere in the console. */
export type Overlay = 'search' | 'keys' | 'appearance'

/** The shortcut of the search on the person's keyboard. */
export function searchKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}

/** The most time between G and the letter of a page, in ms. */
const pairMs = 1_500

interface Handlers {
  onOpen: (overlay: Overlay) => void
  onGo: (section: Section) => void
}

/**
 * Keys of every console page. They run before the page's own keys, so that a letter after G never
 * approves or rejects anything.
 */
export function useConsoleKeys(sections: readonly Section[], { onOpen, onGo }: Handlers): void {
  const goPressedAt = useRef(0)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k'
    )
      return take(event, () => onOpen('search'))
    const key = keyOf(event)
    if (key === null || !keysAreOn() || belongsToFocus(event.target, key)) return
    if (event.timeStamp - goPressedAt.current < pairMs && goPressedAt.current > 0) {
      goPressedAt.current = 0
      const section = sections.find((one) => one.key === key)
      return take(event, () => section && onGo(section))
    }
    if (key === 'g') return take(event, () => (goPressedAt.current = event.timeStamp))
    if (key === '/') return take(event, () => onOpen('search'))
    if (key === '?') take(event, () => onOpen('keys'))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function take(event: KeyboardEvent, action: () => unknown): void {
  event.preventDefault()
  event.stopPropagation()
  action()
}
