import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconTile } from './icon-tile.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'title'> {
  icon: ReactNode
  title: ReactNode
  hint?: ReactNode
  /** Before the arrow: a count, a status. */
  extra?: ReactNode
}

function RowAnchor({ icon, title, hint, extra, className = '', ...rest }: Props) {
  return (
    <a
      {...rest}
      className={
        'flex min-h-16 items-center gap-3 edge py-2.5 text-ink no-underline transition-colors ' +
        `hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5 ${className}`
      }
    >
      <IconTile icon={icon} />
      <span className="grid min-w-0 grow grid-cols-1">
        <span className="font-medium wrap-anywhere">{title}</span>
        {hint && <span className="text-sm wrap-anywhere text-muted">{hint}</span>}
      </span>
      {extra}
      <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
    </a>
  )
}

/** A row of a list that opens a page; takes `to`, `params` and `search` like `Link`. */
export const RowLink = createLink(RowAnchor)
