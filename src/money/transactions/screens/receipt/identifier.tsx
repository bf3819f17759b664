import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'

interface Props {
  label: string
  value: string
  /** Names the copied value in the label of the copy button. */
  what: string
}

/**
 * A reference or number with its copy button, for a `dl`. On phones it takes the full width,
 * because beside its label it would break in the middle.
 */
export function Identifier({ label, value, what }: Props) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-2 print:min-h-0">
        <span className="figures wrap-anywhere max-sm:text-sm">{value}</span>
        <CopyButton value={value} what={what} className="-mr-2" />
      </dd>
    </div>
  )
}
