import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { identityWords } from '../../shared/words.ts'
import { PasswordStrength } from './password-strength.tsx'

/** The field `email` of a form. */
export function EmailField() {
  const w = useWords(identityWords)
  return (
    <TextField
      name="email"
      type="email"
      label={w.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  )
}

interface NewPasswordProps {
  label: string
  hint: string
  confirmLabel: string
}

/** The fields `password` and `confirmPassword` of a form. */
export function NewPasswordFields({ label, hint, confirmLabel }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint={<PasswordStrength hint={hint} />}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </>
  )
}
