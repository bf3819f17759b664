import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

/**
 * A day and a time, in the browser's own picker; the form holds '2026-11-22T15:30' in the time zone
 * that the label names.
 */
export function DateTimeField({
  name,
  label,
  hint,
  optional,
  disabled,
  max,
}: FieldProps & { max?: string }) {
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type="datetime-local"
          max={max}
          disabled={disabled}
          className={inputStyle}
        />
      )}
    </Field>
  )
}
