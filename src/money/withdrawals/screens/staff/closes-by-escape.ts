import type { KeyboardEvent } from 'react'

/** For a form that opened inside of a pane: Esc leaves it, and nothing behind it hears of that. */
export function closesByEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}
