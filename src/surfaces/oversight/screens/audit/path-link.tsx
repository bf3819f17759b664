import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/** A link to a computed address, which the router's typed Link cannot take. */
export function PathLink({ href, children }: { href: string; children: ReactNode }) {
  const router = useRouter()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  // A touch target on touch screens; lower with a mouse, so that two fit above each other.
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
