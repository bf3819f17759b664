import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/**
 * A link to an address that was put together while running: opened in place, and by the browser
 * where a person wants a new tab.
 */
export function PathLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  // High enough for a finger where there is one, and for two above each other where there is a mouse.
  return (
    <a
      href={href}
      onClick={go}
      className="inline-flex min-h-6 items-center pointer-coarse:min-h-11"
    >
      {children}
    </a>
  )
}
