/** How many items wait behind a name; screen readers get the label. Renders nothing for 0. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null
  return (
    <span
      className={
        'figures inline-flex min-w-6 items-center justify-center rounded-full bg-coral px-1.5 ' +
        'py-0.5 text-xs font-semibold text-on-coral'
      }
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** The same without a number, on a picture on a teal field; the button's label says it. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`absolute size-2.5 rounded-full border-2 border-deep bg-coral ${className}`}
    />
  )
}
