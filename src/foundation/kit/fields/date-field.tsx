import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

export interface DateFieldProps extends FieldProps {
  /** '2026-11-22', like the value. */
  min?: string
  max?: string
}

/** A day, in the browser's own date picker; the form holds '2026-11-22'. */
export function DateField({ name, label, hint, optional, disabled, min, max }: DateFieldProps) {
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <input
          {...control}
          {...form.register(name)}
          type="date"
          min={min}
          max={max}
          disabled={disabled}
          className={inputStyle}
        />
      )}
    </Field>
  )
}
