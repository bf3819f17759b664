import { Star } from 'lucide-react'
import { testimonialRatings } from '../shared/rules.ts'

export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="inline-flex gap-0.5 align-[-0.125em] text-primary"
    >
      {testimonialRatings.map((at) => (
        <Star
          key={at}
          aria-hidden
          size={16}
          strokeWidth={1.75}
          fill={at <= count ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  )
}
