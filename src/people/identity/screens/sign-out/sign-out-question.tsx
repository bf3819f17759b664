import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { signOutWords } from '../../shared/words-sign-out.ts'

/** What is not sent goes with the person who wrote it, so they are asked first. */
export function SignOutQuestion({
  unsent,
  onAnswer,
}: {
  unsent: number
  onAnswer: (leaves: boolean) => void
}) {
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
