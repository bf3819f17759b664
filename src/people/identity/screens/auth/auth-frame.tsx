import type { ReactNode } from 'react'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'

interface Props {
  title: string
  description?: ReactNode
  children: ReactNode
  below?: ReactNode
  takesFocus?: boolean
}

/**
 * What the screens before the door have in common: one narrow column, its title, and the way
 * elsewhere below.
 */
export function AuthFrame({ children, below, ...header }: Props) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-12">
      <PageHeader {...header} />
      <Card>{children}</Card>
      {below && <div className="mt-4 grid justify-items-start">{below}</div>}
    </div>
  )
}
