import { belongsToFocus, keyOf, keysAreOn } from '#foundation/kit/overlay/keys.ts'

/** Ctrl or Cmd K from anywhere, the slash where nobody types. Returns how to stop. */
export function bindSearchKeys(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const pair =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k' &&
      !document.querySelector('dialog[open]')
    const slash = keyOf(event) === '/' && keysAreOn() && !belongsToFocus(event.target, '/')
    if (!pair && !slash) return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}
