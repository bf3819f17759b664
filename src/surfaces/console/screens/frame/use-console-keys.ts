import { useEffect, useEffectEvent, useRef } from 'react'
import { belongsToFocus, keyOf, keysAreOn } from '#foundation/kit/overlay/keys.ts'
import type { Overlay } from './overlay.ts'
import type { Section } from './sections.ts'

/** G and then a letter goes to a page; between the two no more than this may pass. */
const pairMs = 1_500

interface Doings {
  onOpen: (overlay: Overlay) => void
  onGo: (to: Section['to']) => void
}

/**
 * The keys that work on every page of the console. Heard before the page's own: after G no letter
 * may approve or reject anything.
 */
export function useConsoleKeys(sections: readonly Section[], { onOpen, onGo }: Doings): void {
  const goneAt = useRef(0)
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
    if (event.timeStamp - goneAt.current < pairMs && goneAt.current > 0) {
      goneAt.current = 0
      const section = sections.find((one) => one.key === key)
      return take(event, () => section && onGo(section.to))
    }
    if (key === 'g') return take(event, () => (goneAt.current = event.timeStamp))
    if (key === '/') return take(event, () => onOpen('search'))
    if (key === '?') take(event, () => onOpen('keys'))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function take(event: KeyboardEvent, ctx: () => unknown): void {
  event.preventDefault()
  event.stopPropagation()
  ctx()
}
