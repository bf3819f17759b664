import type { ReactNode } from 'react'

export interface Fact {
  label: ReactNode
  value: ReactNode
}

/**
 * Names and values: the body of a receipt, the details of a row. Facts without a value are left
 * out; a value that is too long takes the next line.
 */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }, place) =>
        value === null || value === undefined || value === '' ? null : (
          <div
            key={place}
            className={
              'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line ' +
              'py-2.5 first:border-t-0 first:pt-0 last:pb-0 print:py-1'
            }
          >
            <dt className="text-muted">{label}</dt>
            <dd
              className={
                'ml-auto flex max-w-full min-w-0 items-center justify-end text-right ' +
                'text-balance wrap-anywhere'
              }
            >
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
