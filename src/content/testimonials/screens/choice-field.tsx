import { useController } from 'react-hook-form'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'

interface Props<Value extends string> {
  name: string
  label: string
  options: readonly { value: Value; label: string }[]
}

/** Radio buttons for two or three options. */
export function ChoiceField<Value extends string>({ name, label, options }: Props<Value>) {
  const { field } = useController({ name })
  const value = options.find((one) => one.value === field.value)?.value ?? options[0]?.value
  if (value === undefined) return null
  return (
    <div className="grid justify-items-start gap-1.5">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <SegmentedFilter label={label} value={value} options={options} onChange={field.onChange} />
    </div>
  )
}
