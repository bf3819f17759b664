import type { ComponentProps } from 'react'
import { Field, inputStyle } from './field.tsx'

interface SearchInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  maxLength?: number
  autoComplete?: ComponentProps<'input'>['autoComplete']
  spellCheck?: boolean
}

/** A search box above a list. It is not part of a form; its value belongs in the page's address. */
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
          className={inputStyle}
        />
      )}
    </Field>
  )
}
