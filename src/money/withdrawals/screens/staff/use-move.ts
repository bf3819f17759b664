/** Moves a withdrawal from the pane of the workbench, notifies, and continues with the queue. */
import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import type { WithdrawalMove } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { withdrawals } from '../calls.ts'

export function useMove(withdrawal: AdminWithdrawalView, onDone: () => void) {
  const { transactionId, updatedAt, userName } = withdrawal
  const w = useWords(withdrawalProcessWords)
  const { moveFailed } = useWords(withdrawalStaffWords)
  // One id for each decision: pressing the same button again repeats the same move.
  const [moveIds] = useState(() => ({
    approved: newRequestId(),
    completed: newRequestId(),
    declined: newRequestId(),
    failed: newRequestId(),
  }))
  const amount = showTransactionAmount(withdrawal)
  const move = useMutation(
    withdrawals.move.mutationOptions({
      meta: { awaitRefetch: true },
      onSuccess: ({ withdrawal: moved, waitsForApproval }, { to }) => {
        const title = to === 'approved' ? w.approved : to === 'completed' ? w.completed : w.rejected
        if (waitsForApproval)
          notify({
            title: w.sentForApproval,
            message: w.sentForApprovalMore(amount),
            tone: 'waiting',
          })
        else
          notify({
            title,
            message: w.doneMore(moved.referenceNumber, amount, userName),
            tone: 'credited',
          })
        onDone()
      },
    }),
  )
  const { mutateAsync, isPending } = move
  const send = async (
    decision: Pick<WithdrawalMove, 'reason' | 'bankReference'> & { to: keyof typeof moveIds },
  ) => {
    if (!isPending)
      await mutateAsync({
        transactionId,
        moveId: moveIds[decision.to],
        updatedAtSeen: updatedAt,
        ...decision,
      })
  }
  return { send, pending: isPending, failed: moveFailed, showFailure: showFailure(moveFailed) }
}

/** Esc closes a form inside a pane and does not close the pane as well. */
export function closesByEscape(close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}
