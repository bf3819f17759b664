import type { ReactNode } from 'react'

interface Limit {
  label: ReactNode
  value: ReactNode
  /** Takes the whole line. */
  wide?: boolean
}

/**
 * The limits of an amount, before anything is typed: two per line even on the narrowest phone,
 * unless the text is very large.
 */
export function Limits({ limits }: { limits: readonly Limit[] }) {
  return (
    <dl
      className={
        'grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-2 text-sm'
      }
    >
      {limits.map(({ label, value, wide }, place) => (
        <div key={place} className={wide ? 'col-span-full' : 'min-w-0'}>
          <dt className="text-muted">{label}</dt>
          <dd className="figures wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
