import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { transactionNotesMax } from '#money/transactions/shared/rules.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '#teamwork/claims/screens/use-claim.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import {
  withdrawalEffect,
  staffWithdrawalMoves,
  withdrawalNeedsReason,
  processWithdrawalForm,
  takesBankReference,
  withdrawalStatuses,
  type ProcessWithdrawalForm,
} from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/words-process.ts'
import { withdrawalRefusals, withdrawalWords } from '../../shared/words.ts'
import { withdrawalQuery, withdrawals } from '../calls.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

interface Props {
  withdrawal: AdminWithdrawalView
  onClose: () => void
  /** Held already by the pane that this opened from. */
  claim?: Claim
  onMoved?: () => void
}

/**
 * One move of one withdrawal; its id is made when the window opens, so a second press is the same
 * move.
 */
export function ProcessDialog({ withdrawal: opened, onClose, claim: held, onMoved }: Props) {
  const w = useWords(withdrawalWords)
  const process = useWords(withdrawalProcessWords)
  const refusals = useWords(withdrawalRefusals)
  const [moveId] = useRequestId()
  const [conflict, setConflict] = useState(false)
  // The notes begin with what stood there then: a change since must not be undone by sending them back.
  const [updatedAtSeen] = useState(opened.updatedAt)
  // The row may change while the window is open: what is offered follows the newest state.
  const newest = useQuery(withdrawalQuery(opened.transactionId))
  const withdrawal = newest.data?.withdrawal ?? opened
  const allowed = staffWithdrawalMoves(withdrawal.status)
  const own = useClaim(
    { kind: 'withdrawal', id: withdrawal.transactionId },
    held === undefined && allowed.length > 0,
  )
  const claim = held ?? own
  const amount = showTransactionAmount(withdrawal)
  const form = useKabanForm(processWithdrawalForm, {
    to: '',
    reason: '',
    notes: opened.adminNotes,
    bankReference: opened.bankReference ?? '',
  })
  const dirty = useDirty(form)
  const move = useMutation(
    withdrawals.move.mutationOptions({
      onSuccess: ({ withdrawal: moved, waitsForApproval }) => {
        if (waitsForApproval)
          notify({
            title: process.sentForApproval,
            message: process.sentForApprovalMore(amount),
            tone: 'waiting',
          })
        else
          notify({
            title: w.updated,
            message: w.updatedMore(moved.referenceNumber, w.statuses[moved.status]),
            tone: 'credited',
          })
        onClose()
        onMoved?.()
      },
      onError: (error) => {
        const failure = readFailure(error)
        if (failure.kind === 'refusal' && failure.name === 'move-not-allowed') setConflict(true)
      },
    }),
  )
  const send = async ({ to: chosen, reason, notes, bankReference }: ProcessWithdrawalForm) => {
    const to = withdrawalStatuses.find((status) => status === chosen)
    if (!to)
      return form.setError(
        'to',
        { type: 'missing', message: w.chooseStatus },
        { shouldFocus: true },
      )
    if (withdrawalNeedsReason(to) && reason.trim() === '') {
      return form.setError(
        'reason',
        { type: 'reason-required', message: refusalMessage(refusals['reason-required']) },
        { shouldFocus: true },
      )
    }
    if (to === 'completed' && bankReference.trim() === '') {
      return form.setError(
        'bankReference',
        {
          type: 'bank-reference-required',
          message: refusalMessage(refusals['bank-reference-required']),
        },
        { shouldFocus: true },
      )
    }
    const reference = takesBankReference(to) && bankReference.trim() !== '' ? { bankReference } : {}
    await move.mutateAsync({
      transactionId: withdrawal.transactionId,
      moveId,
      to,
      reason,
      notes,
      updatedAtSeen,
      ...reference,
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.processTitle(amount)}
      dirty={dirty}
      pending={move.isPending}
      size="wide"
    >
      <ClaimNotice claim={claim} />
      {(conflict || withdrawal.status !== opened.status) && (
        <Notice tone="waiting">{w.conflict}</Notice>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <WithdrawalFacts withdrawal={withdrawal} />
        </div>
        {allowed.length === 0 ? (
          <DialogActions>
            <Button onClick={onClose}>{w.close}</Button>
          </DialogActions>
        ) : (
          <Form form={form} onSubmit={send} label={w.processTitle(amount)} failed={w.moveFailed}>
            <SelectField
              name="to"
              label={w.newStatus}
              placeholder={w.chooseStatus}
              options={allowed.map((value) => ({ value, label: w.statuses[value] }))}
            />
            <Chosen
              control={form.control}
              amount={amount}
              onClose={onClose}
              pending={move.isPending}
              blocked={claim.blocked}
            />
          </Form>
        )}
      </div>
      {newest.data && (
        <Disclosure title={process.history}>
          <WithdrawalHistory history={newest.data.history} />
        </Disclosure>
      )}
      <SubjectHistory kind="withdrawal" id={withdrawal.transactionId} />
    </Dialog>
  )
}

type FormControl = ReturnType<typeof useKabanForm<typeof processWithdrawalForm>>['control']

/** What the chosen status asks for, and in words what it does to the money. */
function Chosen({
  control,
  amount,
  onClose,
  pending,
  blocked,
}: {
  control: FormControl
  amount: string
  onClose: () => void
  pending: boolean
  blocked: boolean
}) {
  const w = useWords(withdrawalWords)
  const chosen = useWatch({ control, name: 'to' })
  const to = withdrawalStatuses.find((status) => status === chosen)
  const effect = to && withdrawalEffect(to)
  return (
    <>
      <TextAreaField
        name="reason"
        label={w.reason}
        hint={w.reasonHint}
        optional={!to || !withdrawalNeedsReason(to)}
        rows={3}
        maxLength={1000}
      />
      <TextAreaField
        name="notes"
        label={w.notes}
        hint={w.notesHint}
        optional
        rows={2}
        maxLength={transactionNotesMax}
      />
      {to && takesBankReference(to) && (
        <TextField
          name="bankReference"
          label={w.bankReference}
          hint={w.bankReferenceHint}
          optional={to !== 'completed'}
          maxLength={60}
        />
      )}
      <div role="status">
        {effect && (
          <Notice tone={effect === 'keeps-held' ? 'info' : 'waiting'}>
            {w.effects[effect](amount)}
          </Notice>
        )}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={pending}>
          {w.close}
        </Button>
        <SubmitButton variant={effect === 'gives-back' ? 'danger' : 'primary'} disabled={blocked}>
          {to ? w.setStatus(w.statuses[to]) : w.process}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
