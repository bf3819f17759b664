import { Pause, Play } from 'lucide-react'

interface Props {
  what: 'ticker' | 'live'
  /** Names the motion that the button stops. `aria-pressed` tells whether it is stopped. */
  label: string
}

/** Pauses and resumes motion. Hidden without the script, because then nothing moves. */
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
        'rounded-full opacity-80 hover:opacity-100'
      }
    >
      <Pause aria-hidden size={18} className="group-aria-pressed/motion:hidden" />
      <Play aria-hidden size={18} className="hidden group-aria-pressed/motion:inline" />
    </button>
  )
}
