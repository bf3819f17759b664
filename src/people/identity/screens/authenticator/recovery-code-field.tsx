import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { identityWords } from '../../shared/words.ts'

/** As it was printed or written down; how it is spaced does not matter. */
export function RecoveryCodeField({
  name,
  takesFocus = false,
}: {
  name: string
  takesFocus?: boolean
}) {
  const w = useWords(identityWords)
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
