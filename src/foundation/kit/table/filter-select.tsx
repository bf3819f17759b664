import { Select } from '../fields/select.tsx'

interface Props<Value extends string> {
  label: string
  labelHidden?: boolean
  /** The first option: "All statuses". */
  all: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  /** Undefined for all. */
  chosen: Value | undefined
  onChoose: (value: Value | undefined) => void
}

/** A filter above a list. Its label is hidden, since "All statuses" explains itself. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, labelHidden = true, all, values, names, chosen, onChoose } = props
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      value={chosen ?? ''}
      options={[
        { value: '', label: all },
        ...values.map((value) => ({ value, label: names[value] })),
      ]}
      onChange={(option) => onChoose(values.find((value) => value === option))}
    />
  )
}
