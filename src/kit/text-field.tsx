import type { ComponentProps } from 'react'
import { withoutInvisibleMarks } from '../contract/text.ts'
import { Field, inputLook, type FieldProps } from './field.tsx'
import { useField } from './form.tsx'

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
          className={inputLook}
        />
      )}
    </Field>
  )
}
