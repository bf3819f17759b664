import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { TransactionView } from '#money/transactions/shared/contract.ts'
import type { PayeeWaitView } from '../../shared/contract.ts'
import {
  isWithdrawalStatus,
  mayMoveWithdrawal,
  openWithdrawalStatuses,
} from '../../shared/rules.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawals } from '../calls.ts'

/** On the receipt of an open withdrawal to a new account: its wait, and "This was not me". */
export function PayeeWait({ transaction }: { transaction: TransactionView }) {
  const { type, status, transactionId } = transaction
  const isOpen =
    (type === 'withdrawal_request' || type === 'withdrawal') &&
    isWithdrawalStatus(status) &&
    openWithdrawalStatuses.includes(status)
  const wait = useQuery({
    ...withdrawals.payeeWait.queryOptions({ input: { transactionId } }),
    enabled: isOpen,
  }).data
  if (!isOpen || !wait) return null
  // Only a pending withdrawal can be cancelled; on hold the company has it in hand.
  const mayCancel = mayMoveWithdrawal(status, 'cancelled', 'user')
  return <OpenWait transactionId={transactionId} wait={wait} mayCancel={mayCancel} />
}

function OpenWait({
  transactionId,
  wait,
  mayCancel,
}: {
  transactionId: string
  wait: PayeeWaitView
  mayCancel: boolean
}) {
  const w = useWords(payeeWords)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const disown = useDisown(() => setAsking(false))
  return (
    <>
      {wait.waits && (
        <Notice tone="waiting" title={w.waitsTitle}>
          {w.waitsMore(showDateTime(wait.waitsUntil, language))} {mayCancel && w.youCanCancel}
        </Notice>
      )}
      {wait.liftReason !== '' && (
        <Notice tone="info" title={w.liftedTitle}>
          {w.liftedMore(wait.liftReason)}
        </Notice>
      )}
      <SendingButton variant="danger" evenReadOnly onClick={() => setAsking(true)}>
        {w.notMe}
      </SendingButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={w.notMeQuestion}
        message={w.notMeMore}
        confirmLabel={w.notMeConfirm}
        cancelLabel={w.notMeBack}
        destructive
        pending={disown.isPending}
        onConfirm={() => disown.mutate({ transactionId })}
      />
    </>
  )
}

/** Leads to the change of the password. */
function useDisown(onSettled: () => void) {
  const w = useWords(payeeWords)
  const navigate = useNavigate()
  return useMutation(
    withdrawals.disown.mutationOptions({
      onSuccess: async ({ status }) => {
        notify(
          status === 'cancelled'
            ? { title: w.stopped, message: w.stoppedMore, tone: 'credited' }
            : { title: w.notStopped, message: w.notStoppedMore, tone: 'waiting' },
        )
        await navigate({ to: '/dashboard/settings/security' })
      },
      onError: showFailure(w.notMeFailed),
      onSettled,
    }),
  )
}
