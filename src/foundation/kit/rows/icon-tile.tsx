import type { ReactNode } from 'react'
import { toneTint, type Tone } from '../theme/tone.tsx'

/** The icon at the start of a row. Decorative: the row says in words what it means. */
export function IconTile({ icon, tone }: { icon: ReactNode; tone?: Tone | undefined }) {
  return (
    <span
      aria-hidden
      className={
        'grid size-11 shrink-0 place-items-center rounded-tile ' +
        (tone ? toneTint[tone] : 'bg-primary-tint text-primary')
      }
    >
      {icon}
    </span>
  )
}
