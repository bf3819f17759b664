import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

export interface TextAreaFieldProps extends FieldProps {
  rows?: number
  maxLength?: number
  placeholder?: string
}

/** Grows with its text, up to a third of the screen. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  disabled,
  rows = 3,
  maxLength,
  placeholder,
}: TextAreaFieldProps) {
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <textarea
          {...control}
          {...form.register(name, { setValueAs: withoutInvisibleMarks })}
          disabled={disabled}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          // field-sizing would start it with one line.
          style={{ minHeight: `calc(${rows}lh + 1.125rem)` }}
          className={`${inputStyle} field-sizing-content max-h-[33dvh] resize-y`}
        />
      )}
    </Field>
  )
}
