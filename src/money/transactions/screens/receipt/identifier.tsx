import type { ReactNode } from 'react'
import { ReferenceText } from '#foundation/kit/reference/reference.tsx'
import { Weave } from '#foundation/kit/reference/weave.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'

interface Props {
  label: string
  value: string
  /** Names the copied value in the label of the copy button. */
  what: string
}

/** A long number with its copy button, for a `dl`. */
export function Identifier({ label, value, what }: Props) {
  return (
    <Line label={label} value={value} what={what}>
      <span className="figures wrap-anywhere max-sm:text-sm">{value}</span>
    </Line>
  )
}

/** A reference with its weave and copy button, for a `dl`. */
export function ReferenceLine({ label, value, what }: Props) {
  return (
    <Line label={label} value={value} what={what}>
      <WovenReference reference={value} />
    </Line>
  )
}

export function WovenReference({ reference }: { reference: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <Weave reference={reference} className="size-8 max-[22rem]:hidden" />
      <ReferenceText reference={reference} />
    </span>
  )
}

/** On phones it takes the full width, because beside its label the value would break. */
function Line({ label, value, what, children }: Props & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-2 print:min-h-0">
        {children}
        <CopyButton value={value} what={what} className="-mr-2" />
      </dd>
    </div>
  )
}
