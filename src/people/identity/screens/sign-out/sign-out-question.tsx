import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { signOutWords } from '../../shared/words-sign-out.ts'

interface Props {
  /** How many messages are lost by signing out. */
  unsent: number
  onAnswer: (signsOut: boolean) => void
}

export function SignOutQuestion({ unsent, onAnswer }: Props) {
  const w = useWords(signOutWords)
  return (
    <ConfirmDialog
      open
      onClose={() => onAnswer(false)}
      title={w.unsentTitle}
      message={w.unsentMessage(unsent)}
      confirmLabel={w.leaveAnyway}
      cancelLabel={w.stay}
      onConfirm={() => onAnswer(true)}
      destructive
    />
  )
}
