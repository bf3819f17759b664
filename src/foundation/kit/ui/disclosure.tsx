import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Hides content that few people need behind its title. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary
        className={
          'target flex list-none items-center justify-between gap-3 rounded-control font-medium'
        }
      >
        {title}
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 pb-3">{children}</div>
    </details>
  )
}
