import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { authenticatorWords } from '../../shared/words-authenticator.ts'

interface Props {
  name: string
  takesFocus?: boolean
}

export function RecoveryCodeField({ name, takesFocus = false }: Props) {
  const w = useWords(authenticatorWords)
  const { setFocus } = useFormContext()
  useEffect(() => {
    if (takesFocus) setFocus(name)
  }, [setFocus, name, takesFocus])
  return (
    <TextField
      name={name}
      label={w.recoveryCode}
      hint={w.recoveryCodeHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  )
}
