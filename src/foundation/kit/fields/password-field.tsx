/** A password that can be shown. Password managers and pasting work. */
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useField } from '../form/form.tsx'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { IconButton } from '../ui/button.tsx'
import { Field, inputStyle, type FieldProps } from './field.tsx'

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password' | 'off'
}

export function PasswordField({
  name,
  label,
  hint,
  optional,
  disabled,
  autoComplete,
}: PasswordFieldProps) {
  const w = useWords(kitWords)
  const { form, error } = useField(name)
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} optional={optional} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...form.register(name)}
            disabled={disabled}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${inputStyle} pr-12`}
          />
          <IconButton
            label={shown ? w.hidePassword : w.showPassword}
            aria-controls={control.id}
            icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            onClick={() => setShown(!shown)}
            className="absolute! inset-y-0 right-0"
          />
        </div>
      )}
    </Field>
  )
}
