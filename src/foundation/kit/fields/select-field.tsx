import { useField } from '../form/form.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { Field, inputStyle, type FieldProps } from './field.tsx'
import { SelectChevron, SelectOptions, type SelectOption } from './select.tsx'

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[]
  /** The first, empty option; `null` when the field always has a value. */
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
  const w = useWords(kitWords)
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            {...form.register(name)}
            disabled={disabled}
            className={`${inputStyle} appearance-none pr-10`}
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
