import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKeptFocus } from '../page/keep-focus.ts'

interface Props {
  title: ReactNode
  children: ReactNode
  /** Without padding, for a list that reaches the edges. */
  flush?: boolean
  className?: string
}

const foldedStyle =
  'target flex list-none items-center justify-between gap-3 rounded-card edge py-1.5 sm:px-5'

/** A card whose content few people need; it opens at its title. */
export function FoldedCard({ title, children, flush = false, className = '' }: Props) {
  const place = useKeptFocus<HTMLDetailsElement>()
  return (
    <details
      ref={place}
      className={`group card overflow-clip rounded-card border border-line bg-surface ${className}`}
    >
      <summary className={`${foldedStyle} min-h-14 focus-visible:-outline-offset-2`}>
        <h2 className="py-1.5 text-[min(1.125rem,9.5vw)]/normal wrap-anywhere">{title}</h2>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className={flush ? '' : 'edge pb-4 sm:px-5 sm:pb-5'}>{children}</div>
    </details>
  )
}
