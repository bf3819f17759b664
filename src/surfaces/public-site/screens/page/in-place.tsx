import type { ReactNode } from 'react'
import type { PagePart } from '../../shared/rules-page.ts'

/** The element that a newer one is put into the place of. It has no box of its own. */
export function InPlace({ part, children }: { part: PagePart; children: ReactNode }) {
  return (
    <div data-part={part} className="contents">
      {children}
    </div>
  )
}
