import { Pause, Play } from 'lucide-react'

interface Props {
  what: 'ticker' | 'live'
  /** What pressing it stops; whether it is pressed says the rest. */
  label: string
}

/**
 * Stops what the script moves, and lets it go on. Without the script nothing moves, and there is
 * nothing to stop.
 */
export function MotionSwitch({ what, label }: Props) {
  return (
    <button
      type="button"
      hidden
      data-motion={what}
      aria-label={label}
      aria-pressed="false"
      className={
        'no-print target group/motion inline-flex shrink-0 items-center justify-center ' +
        'rounded-control text-muted hover:bg-surface hover:text-ink'
      }
    >
      <Pause aria-hidden size={18} className="group-aria-pressed/motion:hidden" />
      <Play aria-hidden size={18} className="hidden group-aria-pressed/motion:inline" />
    </button>
  )
}
