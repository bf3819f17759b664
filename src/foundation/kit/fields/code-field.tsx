/**
 * A code of six digits from a mail or an app. It sends its form by itself at the sixth digit:
 * nothing else is left to do.
 */
import { useEffect, useRef } from 'react'
import { useField } from '../form/form.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

export const codeDigits = 6

interface CodeFieldProps extends FieldProps {
  /** The field is why this part of the page is there: the cursor begins in it. */
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
    // Each code once: what follows the sixth digit, a space or a letter, does not send it again.
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
          // Wider than the code: it may be pasted with spaces in between.
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
