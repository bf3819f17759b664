import type { ReactNode } from 'react'

const radius = 22
const around = 2 * Math.PI * radius

/** A ring of which `part`, from 0 to 1, is left. For the eye only: say the same beside it. */
export function Ring({ part, children }: { part: number; children: ReactNode }) {
  const left = Math.min(1, Math.max(0, part)) * around
  return (
    <span className="relative grid size-13 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 52 52" className="absolute inset-0 -rotate-90 fill-none">
        <circle cx="26" cy="26" r={radius} strokeWidth="5" className="stroke-line" />
        <circle
          cx="26"
          cy="26"
          r={radius}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${left} ${around}`}
          className="stroke-coral"
        />
      </svg>
      {children}
    </span>
  )
}
