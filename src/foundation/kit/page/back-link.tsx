import { createLink } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'

function BackAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className="link target inline-flex items-center gap-1.5">
      <ArrowLeft aria-hidden size={16} />
      {children}
    </a>
  )
}

/**
 * The link back, above a screen's title; takes `to`, `params` and `search` like the router's
 * `Link`.
 */
export const BackLink = createLink(BackAnchor)
