import { createContext, useContext, useId, type ReactNode } from 'react'
import { useKeptFocus } from '../page/keep-focus.ts'

interface Props {
  /** The target of a link on the page. */
  id?: string
  title?: ReactNode
  /** A link or button beside the title. */
  action?: ReactNode
  children: ReactNode
  /** Without padding, for a table or a list that reaches the edges. */
  flush?: boolean
  className?: string
}

const InGroup = createContext(false)

export function Card({ id: target, title, action, children, flush, className = '' }: Props) {
  const id = useId()
  const place = useKeptFocus<HTMLElement>()
  const inGroup = useContext(InGroup)
  const Heading = inGroup ? 'h3' : 'h2'
  return (
    <section
      ref={place}
      id={target}
      aria-labelledby={title ? id : undefined}
      className={`card overflow-clip rounded-card border border-line bg-surface ${className}`}
    >
      {title && (
        <div
          className={
            'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 edge py-1.5 ' +
            'sm:px-5'
          }
        >
          <Heading
            id={id}
            className={
              'py-1.5 wrap-anywhere ' +
              (inGroup ? 'text-base' : 'text-[min(1.125rem,9.5vw)]/normal')
            }
          >
            {title}
          </Heading>
          {action}
        </div>
      )}
      <div className={flush ? '' : title ? 'edge pb-4 sm:px-5 sm:pb-5' : 'edge py-4 sm:p-5'}>
        {children}
      </div>
    </section>
  )
}

/**
 * Cards under a common heading; their own headings are one level deeper. `id` is the target of a
 * link on the page.
 */
export function CardGroup({
  id,
  title,
  children,
}: {
  id: string
  title: ReactNode
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <h2 id={`${id}-title`} className="text-lg">
        {title}
      </h2>
      <InGroup value={true}>{children}</InGroup>
    </section>
  )
}
