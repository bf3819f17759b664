/**
 * A move of the staff from a pane: sent once however often it is pressed, told, and the queue goes
 * on.
 */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import type { WithdrawalMove } from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { withdrawalWords } from '../../shared/words.ts'
import { withdrawals } from '../calls.ts'

export function useMove(withdrawal: AdminWithdrawalView, onDone: () => void) {
  const { transactionId, updatedAt, userName } = withdrawal
  const w = useWords(withdrawalProcessWords)
  const { moveFailed } = useWords(withdrawalWords)
  // One for each decision: the same one pressed again is the same move, another one is another.
  const [moveIds] = useState(() => ({
    approved: newRequestId(),
    completed: newRequestId(),
    declined: newRequestId(),
    failed: newRequestId(),
  }))
  const amount = showTransactionAmount(withdrawal)
  const move = useMutation(
    withdrawals.move.mutationOptions({
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
