import type { ComponentProps } from 'react'
import { Field, inputLook, type FieldProps } from './field.tsx'
import { useField } from './form.tsx'

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoFocus' | 'autoCapitalize' | 'spellCheck' | 'readOnly' | 'enterKeyHint'
>

export interface TextFieldProps extends FieldProps, Native {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
}

export function TextField({ name, label, hint, optional, disabled, type = 'text', ...native }: TextFieldProps) {
  const { form, error } = useField(name)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => <input {...native} {...control} {...form.register(name)} disabled={disabled} type={type} className={inputLook} />}
    </Field>
  )
}

interface SearchInputProps extends Native {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search box above a list: not part of a form, its value belongs into the address of the page. */
export function SearchInput({ label, value, onChange, ...native }: SearchInputProps) {
  return (
    <Field label={label} labelHidden>
      {(control) => (
        <input
          {...native}
          {...control}
          type="search"
          value={value}
          placeholder={native.placeholder ?? label}
          onChange={(event) => onChange(event.target.value)}
          className={inputLook}
        />
      )}
    </Field>
  )
}
