import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { currentWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { SavedPayee } from '../../shared/contract.ts'
import { payeeUndoSeconds } from '../../shared/rules-payees.ts'
import { savedPayeeWords } from '../../shared/words-saved.ts'
import { withdrawals } from '../calls.ts'

/** Removes at once and offers an undo for a few seconds, instead of asking before. */
export function useRemovePayee({ bankName, accountNumber }: SavedPayee) {
  const w = useWords(savedPayeeWords)
  const payee = { bankName, accountNumber }
  const restore = useMutation(
    withdrawals.restorePayee.mutationOptions({ onError: showFailure(w.notRestored) }),
  )
  const { mutate, isPending } = useMutation(
    withdrawals.removePayee.mutationOptions({
      meta: { awaitRefetch: true },
      onSuccess: () => {
        const words = currentWords(savedPayeeWords)
        notify({
          title: words.removed,
          message: words.removedMore,
          duration: payeeUndoSeconds * 1000,
          action: { label: words.undo, onAction: () => restore.mutate(payee) },
        })
      },
      onError: showFailure(w.notRemoved),
    }),
  )
  return { remove: () => mutate(payee), isPending }
}
