import { ChevronDown } from 'lucide-react'
import { Field, inputStyle } from './field.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps {
  label: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  labelHidden?: boolean
}

/** A select outside of a form, for instance a filter above a list. */
export function Select({ label, options, value, onChange, labelHidden }: SelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${inputStyle} appearance-none pr-10`}
          >
            <SelectOptions options={options} />
          </select>
          <SelectChevron />
        </div>
      )}
    </Field>
  )
}

export function SelectOptions({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ))
}

export function SelectChevron() {
  return (
    <ChevronDown
      aria-hidden
      size={18}
      className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
    />
  )
}
