import { useId, type ReactNode } from 'react'

interface Props {
  title?: ReactNode
  /** A link or button beside the title. */
  action?: ReactNode
  children: ReactNode
  /** Without inner space: for a table or a list that reaches the edges. */
  flush?: boolean
  headingLevel?: 2 | 3
  className?: string
}

/** A piece of a page with a title of its own. */
export function Card({ title, action, children, flush = false, headingLevel = 2, className = '' }: Props) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={title ? id : undefined} className={`card overflow-clip rounded-card border border-line bg-surface ${className}`}>
      {title && (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 edge py-1.5 sm:px-5">
          <Heading id={id} className="text-lg">
            {title}
          </Heading>
          {action}
        </div>
      )}
      <div className={flush ? '' : title ? 'edge pb-4 sm:px-5 sm:pb-5' : 'edge py-4 sm:p-5'}>{children}</div>
    </section>
  )
}
