import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { WhoDidWhat } from '../../activity/screens/who-did-what.tsx'
import { ClaimNotice } from '../../claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '../../claims/screens/use-claim.ts'
import { tell } from '../../contract/refusal.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Disclosure } from '../../kit/disclosure.tsx'
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
import type { AdminWithdrawalView } from '../contract.ts'
import {
  effectOf,
  movesOfStaff,
  needsReason,
  processForm,
  takesBankReference,
  withdrawalStatuses,
  type ProcessForm,
} from '../rules.ts'
import { words as processWords } from '../words-process.ts'
import { refusals, words } from '../words.ts'
import { withdrawals } from './calls.ts'
import { useRefreshMoney } from './refresh-money.ts'
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
  const w = useWords(words)
  const process = useWords(processWords)
  const no = useWords(refusals)
  const [moveId] = useRequestId()
  const refresh = useRefreshMoney()
  const [conflict, setConflict] = useState(false)
  // The notes begin with what stood there then: a change since must not be undone by sending them back.
  const [updatedAtSeen] = useState(opened.updatedAt)
  // The row may change while the window is open: what is offered follows the newest state.
  const newest = useQuery(
    withdrawals.adminOne.queryOptions({ input: { id: opened.transactionId } }),
  )
  const withdrawal = newest.data?.withdrawal ?? opened
  const allowed = movesOfStaff(withdrawal.status)
  const own = useClaim(
    { kind: 'withdrawal', id: withdrawal.transactionId },
    held === undefined && allowed.length > 0,
  )
  const claim = held ?? own
  const amount = showPesos(absolute(withdrawal.amountCentavos))
  const form = useKabanForm(processForm, {
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
      onSettled: refresh,
    }),
  )
  const send = async ({ to: chosen, reason, notes, bankReference }: ProcessForm) => {
    const to = withdrawalStatuses.find((status) => status === chosen)
    if (!to)
      return form.setError(
        'to',
        { type: 'missing', message: w.chooseStatus },
        { shouldFocus: true },
      )
    if (needsReason(to) && reason.trim() === '') {
      return form.setError(
        'reason',
        { type: 'reason-required', message: tell(no['reason-required']) },
        { shouldFocus: true },
      )
    }
    if (to === 'completed' && bankReference.trim() === '') {
      return form.setError(
        'bankReference',
        { type: 'bank-reference-required', message: tell(no['bank-reference-required']) },
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
      <WhoDidWhat kind="withdrawal" id={withdrawal.transactionId} />
    </Dialog>
  )
}

type FormControl = ReturnType<typeof useKabanForm<typeof processForm>>['control']

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
  const w = useWords(words)
  const chosen = useWatch({ control, name: 'to' })
  const to = withdrawalStatuses.find((status) => status === chosen)
  const effect = to && effectOf(to)
  return (
    <>
      <TextAreaField
        name="reason"
        label={w.reason}
        hint={w.reasonHint}
        optional={!to || !needsReason(to)}
        rows={3}
        maxLength={1000}
      />
      <TextAreaField
        name="notes"
        label={w.notes}
        hint={w.notesHint}
        optional
        rows={2}
        maxLength={adminNotesMax}
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
