import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

function MoreAnchor({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={
        'target -mr-1 inline-flex items-center gap-0.5 text-sm font-semibold text-primary ' +
        `no-underline hover:underline ${className}`
      }
    >
      {children}
      <ChevronRight aria-hidden size={16} className="shrink-0" />
    </a>
  )
}

/** The way from a card to all of it; takes `to`, `params` and `search` like the router's `Link`. */
export const MoreLink = createLink(MoreAnchor)
