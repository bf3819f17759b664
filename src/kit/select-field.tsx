import { ChevronDown } from 'lucide-react'
import { Field, inputLook, type FieldProps } from './field.tsx'
import { useField } from './form.tsx'
import { useWords } from './language.tsx'
import { words } from './words.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** The first, empty choice; `null` when the field always has a value. */
  placeholder?: string | null
}

export function SelectField({ name, label, hint, optional, disabled, options, placeholder }: SelectFieldProps) {
  const w = useWords(words)
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <div className="relative">
          <select {...control} {...form.register(name)} disabled={disabled} className={`${inputLook} appearance-none pr-10`}>
            {placeholder !== null && <option value="">{placeholder ?? w.choose}</option>}
            <Options options={options} />
          </select>
          <Chevron />
        </div>
      )}
    </Field>
  )
}

interface SelectProps {
  label: string
  options: readonly SelectOption[]
  value: string
  onChange: (value: string) => void
  labelHidden?: boolean
}

/** A choice outside of a form: a filter above a list. */
export function Select({ label, options, value, onChange, labelHidden }: SelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(control) => (
        <div className="relative">
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)} className={`${inputLook} appearance-none pr-10`}>
            <Options options={options} />
          </select>
          <Chevron />
        </div>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ))
}

function Chevron() {
  return <ChevronDown aria-hidden size={18} className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted" />
}
