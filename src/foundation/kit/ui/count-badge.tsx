/**
 * How many wait behind a name: a number for the eye, its meaning for those who hear the page.
 * Nothing when nothing waits.
 */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span className="figures inline-flex min-w-6 items-center justify-center rounded-full bg-primary px-1.5 py-0.5 text-xs font-medium text-on-primary">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** The same beside a picture, without the number; the button says it. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`absolute size-2.5 rounded-full border-2 border-surface bg-danger ${className}`}
    />
  )
}
