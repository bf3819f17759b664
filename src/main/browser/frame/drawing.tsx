/** The home page as the server drew it, until the application takes its place (decision 0047). */
import { useLayoutEffect } from 'react'
import { drawnHomeId } from '../../shared/pages/drawn-home.ts'

/**
 * Whether the server drew this page. A drawing that this browser must not show is removed: it is in
 * another language, or shows amounts that are hidden here (public/first-paint.js).
 */
export function keepsDrawing(root: HTMLElement): boolean {
  const drawing = document.getElementById(drawnHomeId)
  if (drawing && document.documentElement.dataset[drawnHomeId] !== 'no') return true
  drawing?.remove()
  root.hidden = false
  return false
}

/**
 * Tells public/first-paint.js to show the root, to remove the drawing in the same frame, and to
 * repeat what was pressed in it.
 */
export function ReplaceDrawing() {
  useLayoutEffect(() => void document.dispatchEvent(new Event('kaban-ready')), [])
  return null
}
