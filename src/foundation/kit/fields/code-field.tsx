/** A code of six digits from a mail or an app. Its form is submitted at the sixth digit. */
import { useEffect, useRef } from 'react'
import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

const codeDigits = 6

interface CodeFieldProps extends FieldProps {
  /** Takes the focus, because the field is the purpose of this part of the page. */
  takesFocus?: boolean
}

export function CodeField({ name, label, hint, disabled, takesFocus = false }: CodeFieldProps) {
  const { form, error } = useField(name)
  const { setFocus } = form
  const sent = useRef('')
  useEffect(() => {
    if (takesFocus) setFocus(name)
  }, [setFocus, name, takesFocus])
  const sendWhenWhole = ({ target }: { target: HTMLInputElement }) => {
    const code = onlyDigits(target.value)
    // Submits each code once: a space or a letter after the sixth digit does not submit it again.
    if (code.length === codeDigits && code !== sent.current) target.form?.requestSubmit()
    sent.current = code.length === codeDigits ? code : ''
  }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...form.register(name, { setValueAs: onlyDigits, onChange: sendWhenWhole })}
          disabled={disabled}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          // Longer than the code, which may be pasted with spaces.
          maxLength={20}
          className={`${inputStyle} figures text-lg tracking-[0.3em]`}
        />
      )}
    </Field>
  )
}

function onlyDigits(typed: string): string {
  return typed.replace(/\D/gu, '')
}
