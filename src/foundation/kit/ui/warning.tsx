import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { toneTint } from '../theme/tone.tsx'

interface Props {
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}

/**
 * A `Notice` that warns of something other than time, so it has no clock. Apart, because the pages
 * of users have no room for another icon.
 */
export function Warning({ title, children, action }: Props) {
  return (
    <div className={`card flex items-start gap-3 rounded-card p-4 ${toneTint.waiting}`}>
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-1">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-1">{action}</div>}
      </div>
    </div>
  )
}
