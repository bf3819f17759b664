import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../kit/button.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { readFailure } from '../../kit/refusals.ts'
import { useRequestId } from '../../kit/request-id.ts'
import { SelectField } from '../../kit/select-field.tsx'
import { TextAreaField } from '../../kit/text-area-field.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { notify } from '../../kit/toast.tsx'
import { absolute, showPesos } from '../../peso/peso.ts'
import { adminNotesMax } from '../../transactions/rules.ts'
import { TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import type { AdminWithdrawalView } from '../contract.ts'
import { effectOf, movesOfStaff, needsReason, processForm, takesBankReference, withdrawalStatuses, type ProcessForm } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { useRefreshMoney } from './refresh-money.ts'

interface Props {
  withdrawal: AdminWithdrawalView
  onClose: () => void
}

/** One move of one withdrawal; its id is made when the window opens, so a second press is the same move. */
export function ProcessDialog({ withdrawal: opened, onClose }: Props) {
  const w = useWords(words)
  const [moveId] = useRequestId()
  const refresh = useRefreshMoney()
  const [conflict, setConflict] = useState(false)
  // The notes begin with what stood there then: a change since must not be undone by sending them back.
  const [updatedAtSeen] = useState(opened.updatedAt)
  // The row may change while the window is open: what is offered follows the newest state.
  const newest = useQuery(withdrawals.adminOne.queryOptions({ input: { id: opened.transactionId } }))
  const withdrawal = newest.data?.withdrawal ?? opened
  const amount = showPesos(absolute(withdrawal.amountCentavos))
  const form = useKabanForm(processForm, { to: '', reason: '', notes: opened.adminNotes, bankReference: opened.bankReference ?? '' })
  const dirty = useDirty(form)
  const move = useMutation(
    withdrawals.move.mutationOptions({
      onSuccess: ({ withdrawal: moved }) => {
        notify({ title: w.updated, message: w.updatedMore(moved.referenceNumber, w.statuses[moved.status]), tone: 'credited' })
        onClose()
      },
      onError: (error) => {
        const failure = readFailure(error)
        if (failure.kind === 'refusal' && failure.name === 'move-not-allowed') setConflict(true)
      },
      onSettled: refresh,
    }),
  )
  const send = async ({ to: chosen, reason, notes, bankReference }: ProcessForm) => {
    const to = withdrawalStatuses.find((status) => status === chosen)
    if (!to) return form.setError('to', { type: 'missing', message: w.chooseStatus }, { shouldFocus: true })
    if (needsReason(to) && reason.trim() === '') {
      const { message } = refusals['reason-required']
      return form.setError('reason', { type: 'reason-required', message: typeof message === 'string' ? message : '' }, { shouldFocus: true })
    }
    const reference = takesBankReference(to) && bankReference.trim() !== '' ? { bankReference } : {}
    await move.mutateAsync({ transactionId: withdrawal.transactionId, moveId, to, reason, notes, updatedAtSeen, ...reference })
  }
  const allowed = movesOfStaff(withdrawal.status)
  return (
    <Dialog open onClose={onClose} title={w.processTitle(amount)} dirty={dirty} pending={move.isPending}>
      {(conflict || withdrawal.status !== opened.status) && <Notice tone="waiting">{w.conflict}</Notice>}
      <Particulars withdrawal={withdrawal} />
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
          <Chosen control={form.control} amount={amount} onClose={onClose} pending={move.isPending} />
        </Form>
      )}
    </Dialog>
  )
}

type FormControl = ReturnType<typeof useKabanForm<typeof processForm>>['control']

/** What the chosen status asks for, and in words what it does to the money. */
function Chosen({ control, amount, onClose, pending }: { control: FormControl; amount: string; onClose: () => void; pending: boolean }) {
  const w = useWords(words)
  const chosen = useWatch({ control, name: 'to' })
  const to = withdrawalStatuses.find((status) => status === chosen)
  const effect = to && effectOf(to)
  return (
    <>
      <TextAreaField name="reason" label={w.reason} hint={w.reasonHint} optional={!to || !needsReason(to)} rows={3} maxLength={1000} />
      <TextAreaField name="notes" label={w.notes} hint={w.notesHint} optional rows={2} maxLength={adminNotesMax} />
      {to && takesBankReference(to) && <TextField name="bankReference" label={w.bankReference} hint={w.bankReferenceHint} optional maxLength={60} />}
      <div role="status">{effect && <Notice tone={effect === 'keeps-held' ? 'info' : 'waiting'}>{w.effects[effect](amount)}</Notice>}</div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={pending}>
          {w.close}
        </Button>
        <SubmitButton variant={effect === 'gives-back' ? 'danger' : 'primary'}>{to ? w.setStatus(w.statuses[to]) : w.process}</SubmitButton>
      </DialogActions>
    </>
  )
}

function Particulars({ withdrawal }: { withdrawal: AdminWithdrawalView }) {
  const w = useWords(words)
  return (
    <Facts
      facts={[
        { label: w.user, value: withdrawal.userName },
        { label: w.reference, value: <span className="figures">{withdrawal.referenceNumber}</span> },
        { label: w.status, value: <TransactionStatusBadge status={withdrawal.status} /> },
        { label: w.bankName, value: withdrawal.bankName },
        { label: w.accountName, value: withdrawal.accountName },
        {
          label: w.accountNumber,
          value: (
            <>
              <span className="figures">{withdrawal.accountNumber}</span>
              <CopyButton value={withdrawal.accountNumber} what={w.copyNumber} className="-my-2.5" />
            </>
          ),
        },
      ]}
    />
  )
}
