import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Notice } from './notice.tsx'

/**
 * A `Notice` that warns of something other than time, so it has no clock. Apart, because the pages
 * of users have no room for another icon.
 */
export function Warning(
  props: Pick<ComponentProps<typeof Notice>, 'title' | 'children' | 'action'>,
) {
  const icon = <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
  return <Notice {...props} tone="waiting" icon={icon} />
}
