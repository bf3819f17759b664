import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { withdrawalCancelWords } from '../../shared/words-cancel.ts'
import { withdrawals } from '../calls.ts'

/** For the receipt. Renders nothing unless the user can still cancel this withdrawal. */
export function CancelWithdrawalButton({ transaction }: { transaction: TransactionView }) {
  if (transaction.type !== 'withdrawal_request' || transaction.status !== 'pending') return null
  return <CancelButton transaction={transaction} />
}

function CancelButton({ transaction }: { transaction: TransactionView }) {
  const { transactionId } = transaction
  const w = useWords(withdrawalCancelWords)
  /** The move id, made when the window opens; null while it is closed. */
  const [moveId, setMoveId] = useState<string | null>(null)
  const cancel = useMutation(
    withdrawals.cancel.mutationOptions({
      onSuccess: () => notify({ title: w.cancelled, message: w.cancelledMore, tone: 'credited' }),
      onError: showRefusal,
      onSettled: () => setMoveId(null),
    }),
  )
  return (
    <>
      <SendingButton variant="secondary" onClick={() => setMoveId(newRequestId())}>
        {w.cancel}
      </SendingButton>
      <ConfirmDialog
        open={moveId !== null}
        onClose={() => setMoveId(null)}
        title={w.cancelQuestion}
        message={w.cancelMore(showTransactionAmount(transaction))}
        confirmLabel={w.cancel}
        cancelLabel={w.keep}
        destructive
        pending={cancel.isPending}
        onConfirm={() => moveId && cancel.mutate({ transactionId, moveId })}
      />
    </>
  )
}
