import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { PageHeader } from '../../kit/page-header.tsx'

/** What the screens before the door have in common: one narrow column, its title, and the way elsewhere below. */
export function DoorFrame({ title, description, children, below }: { title: string; description?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-12">
      <PageHeader title={title} description={description} />
      <Card>{children}</Card>
      {below && <div className="mt-4 grid justify-items-start">{below}</div>}
    </div>
  )
}
