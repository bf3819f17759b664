import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/dialog.tsx'
import { useWords } from '../../kit/language.tsx'
import { showRefusal } from '../../kit/refusals.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { SendingButton } from '../../kit/sending-button.tsx'
import { notify } from '../../kit/toast.tsx'
import { absolute, showPesos } from '../../peso/peso.ts'
import type { TransactionView } from '../../transactions/contract.ts'
import { words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { useRefreshMoney } from './refresh-money.ts'

/** For the receipt: nothing unless the transaction is a withdrawal that its user can still cancel. */
export function CancelWithdrawalButton({ transaction }: { transaction: TransactionView }) {
  if (transaction.type !== 'withdrawal_request' || transaction.status !== 'pending') return null
  return <CancelButton transaction={transaction} />
}

function CancelButton({
  transaction: { transactionId, amountCentavos },
}: {
  transaction: TransactionView
}) {
  const w = useWords(words)
  const refresh = useRefreshMoney()
  /** The id of the move, made when the window opens; null while it is closed. */
  const [moveId, setMoveId] = useState<string | null>(null)
  const cancel = useMutation(
    withdrawals.cancel.mutationOptions({
      onSuccess: () => notify({ title: w.cancelled, message: w.cancelledMore, tone: 'credited' }),
      onError: showRefusal,
      onSettled: () => {
        setMoveId(null)
        refresh()
      },
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
        message={w.cancelMore(showPesos(absolute(amountCentavos)))}
        confirmLabel={w.cancel}
        cancelLabel={w.keep}
        destructive
        pending={cancel.isPending}
        onConfirm={() => moveId && cancel.mutate({ transactionId, moveId })}
      />
    </>
  )
}
