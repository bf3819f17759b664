import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { ButtonVariant } from '#foundation/kit/ui/button-style.ts'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import { depositWaitingWords } from '../../shared/words-waiting.ts'
import { deposits } from '../calls.ts'

/** For receipts. Renders nothing unless the transaction is a deposit waiting for payment. */
export function WaitingDepositActions({ transaction }: { transaction: TransactionView }) {
  const w = useWords(depositWaitingWords)
  if (transaction.type !== 'deposit_initiated' || transaction.status !== 'pending_payment')
    return null
  return (
    <>
      <LinkButton to="/dashboard/deposit">{w.continueDeposit}</LinkButton>
      <CancelDeposit deposit={transaction} variant="secondary" />
    </>
  )
}

interface Props {
  deposit: { transactionId: string; amountCentavos: bigint }
  variant?: ButtonVariant
}

/** Asks for confirmation, because a user who has paid must not cancel. */
export function CancelDeposit({
  deposit: { transactionId, amountCentavos },
  variant = 'quiet',
}: Props) {
  const w = useWords(depositWaitingWords)
  const [open, setOpen] = useState(false)
  const [moveId] = useRequestId()
  const cancel = useMutation(
    deposits.cancel.mutationOptions({
      onSuccess: () => notify({ title: w.cancelled }),
      onError: showRefusal,
      onSettled: () => setOpen(false),
    }),
  )
  return (
    <>
      <SendingButton variant={variant} onClick={() => setOpen(true)}>
        {w.cancel}
      </SendingButton>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={w.cancelTitle}
        message={w.cancelMessage(showPesos(amountCentavos))}
        confirmLabel={w.cancelConfirm}
        cancelLabel={w.keep}
        onConfirm={() => cancel.mutate({ transactionId, moveId })}
        pending={cancel.isPending}
        destructive
      />
    </>
  )
}
