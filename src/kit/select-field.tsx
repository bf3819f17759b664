import { Field, inputLook, type FieldProps } from './field.tsx'
import { useField } from './form.tsx'
import { useWords } from './language.tsx'
import { SelectChevron, SelectOptions, type SelectOption } from './select.tsx'
import { words } from './words.ts'

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** The first, empty choice; `null` when the field always has a value. */
  placeholder?: string | null
}

export function SelectField({
  name,
  label,
  hint,
  optional,
  disabled,
  options,
  placeholder,
}: SelectFieldProps) {
  const w = useWords(words)
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            {...form.register(name)}
            disabled={disabled}
            className={`${inputLook} appearance-none pr-10`}
          >
            {placeholder !== null && <option value="">{placeholder ?? w.choose}</option>}
            <SelectOptions options={options} />
          </select>
          <SelectChevron />
        </div>
      )}
    </Field>
  )
}
