/**
 * Announces a change of page to screen readers and moves the keyboard's place to the new page's
 * start.
 */
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { mainId } from './skip-link.tsx'

export function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const last = useRef(path)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const first = last.current === undefined
    if (last.current === path) return
    last.current = path
    // The browser itself announces the first page.
    if (first) return
    // A screen sets its title when it renders, perhaps a moment after the address changed.
    const timer = setTimeout(() => {
      setAnnouncement(document.title)
      const main = document.getElementById(mainId)
      if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timer)
  }, [path])
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}
