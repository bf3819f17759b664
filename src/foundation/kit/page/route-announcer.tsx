/**
 * For those who cannot see that the page changed: its title is read out and the keyboard's place is
 * set to its beginning.
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
    // The first page is read out by the browser itself.
    if (first) return
    // The new screen writes its title when it is drawn, which may be a moment after the address changed.
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
