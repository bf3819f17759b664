import type { ReactNode } from 'react'

/** The name of a figure, and below it what it counts. */
export function Hinted({ label, hint }: { label: string; hint: ReactNode }) {
  return (
    <>
      {label}
      <span className="block max-w-prose text-sm">{hint}</span>
    </>
  )
}
