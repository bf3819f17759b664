import { Fragment, type ReactNode } from 'react'

export interface Fact {
  label: ReactNode
  value: ReactNode
}

/** Names and their values: the body of a receipt, the details of a row. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr]">
      {facts.map(({ label, value }, place) =>
        value === null || value === undefined || value === '' ? null : (
          <Fragment key={place}>
            <dt className="border-t border-line py-2.5 pr-6 text-muted first-of-type:border-t-0">{label}</dt>
            <dd className="flex min-w-0 items-center justify-end border-t border-line py-2.5 text-right wrap-anywhere first-of-type:border-t-0">{value}</dd>
          </Fragment>
        ),
      )}
    </dl>
  )
}
