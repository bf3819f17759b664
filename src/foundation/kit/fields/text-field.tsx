import type { ComponentProps } from 'react'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'autoFocus'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'readOnly'
  | 'enterKeyHint'
>

export interface TextFieldProps extends FieldProps, Native {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
}

export function TextField({
  name,
  label,
  hint,
  optional,
  disabled,
  type = 'text',
  ...native
}: TextFieldProps) {
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <input
          {...native}
          {...control}
          {...form.register(name, { setValueAs: withoutInvisibleMarks })}
          disabled={disabled}
          type={type}
          className={inputStyle}
        />
      )}
    </Field>
  )
}
