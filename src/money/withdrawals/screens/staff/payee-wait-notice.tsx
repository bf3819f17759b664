import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { AloneCheckNotice } from '#money/transactions/screens/alone-check.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import type { AdminWithdrawalView, WaitingRequest } from '../../shared/contract.ts'
import { payeeWaitLiftForm } from '../../shared/rules.ts'
import { payeeWords } from '../../shared/words-payee.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { withdrawals } from '../calls.ts'
import { useStepCheck } from './use-step-check.ts'

interface Props {
  withdrawal: AdminWithdrawalView
  waiting: WaitingRequest | null
  blocked: boolean
}

/** Why staff cannot pay this withdrawal yet, and the way to end the wait. */
export function PayeeWaitNotice({ withdrawal, waiting, blocked }: Props) {
  const w = useWords(payeeWords)
  const language = useLanguage()
  const [lifting, setLifting] = useState(false)
  if (!withdrawal.waitsUntil) return null
  return (
    <>
      <Notice
        tone="waiting"
        title={w.staffTitle}
        action={
          waiting === null && (
            <Button variant="secondary" blocked={blocked} onClick={() => setLifting(true)}>
              {w.lift}
            </Button>
          )
        }
      >
        {w.staffMore(showDateTime(withdrawal.waitsUntil, language))}
      </Notice>
      {lifting && <LiftDialog withdrawal={withdrawal} onClose={() => setLifting(false)} />}
    </>
  )
}

/** The lift id is made when the dialog opens, so a second press is the same lift. */
function LiftDialog({ withdrawal, onClose }: Pick<Props, 'withdrawal'> & { onClose: () => void }) {
  const w = useWords(payeeWords)
  const refusals = useWords(withdrawalRefusals)
  const [liftId] = useRequestId()
  const { transactionId } = withdrawal
  const amount = showTransactionAmount(withdrawal)
  const check = useStepCheck({ transactionId, step: 'end-wait' })
  const form = useKabanForm(payeeWaitLiftForm, { reason: '' })
  const dirty = useDirty(form)
  const lift = useMutation(
    withdrawals.liftPayeeWait.mutationOptions({
      onSuccess: ({ waitsForApproval }) => {
        notify(
          waitsForApproval
            ? { title: w.liftFiled, message: w.liftFiledMore, tone: 'waiting' }
            : { title: w.lifted, message: w.liftedNow, tone: 'credited' },
        )
        onClose()
      },
    }),
  )
  const send = async ({ reason }: { reason: string }) => {
    if (reason.trim() === '') {
      const message = String(refusals['reason-required'].message)
      return form.setError('reason', { type: 'reason-required', message }, { shouldFocus: true })
    }
    await lift.mutateAsync({ transactionId, liftId, reason: reason.trim() })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.liftTitle}
      description={(check.data ? w.liftRequestIntro : w.liftIntro)(amount)}
      dirty={dirty}
      pending={lift.isPending}
    >
      <AloneCheckNotice check={check} amount={amount} />
      <Form form={form} onSubmit={send} label={w.liftTitle} failed={w.liftFailed}>
        <TextAreaField
          name="reason"
          label={w.liftReason}
          hint={w.liftReasonHint}
          rows={3}
          maxLength={1000}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={lift.isPending}>
            {w.back}
          </Button>
          <SubmitButton disabled={check.data === undefined}>
            {check.data ? w.liftRequest : w.lift}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
