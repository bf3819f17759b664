import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Facts } from '../../kit/facts.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useRequestId } from '../../kit/request-id.ts'
import { SelectField } from '../../kit/select-field.tsx'
import { TextAreaField } from '../../kit/text-area-field.tsx'
import { notify } from '../../kit/toast-store.ts'
import { reasonMax } from '../../deposits/rules.ts'
import type { AdminTransactionRow } from '../../transactions/contract.ts'
import { isFinal } from '../../transactions/rules.ts'
import { TransactionAmount, TransactionStatusBadge } from '../../transactions/screens/transaction-status.tsx'
import { words as transactionWords } from '../../transactions/words.ts'
import { movesOf, needsReason, notesMax, reasonFor, transactionEditForm } from '../rules.ts'
import { words } from '../words.ts'
import { administration } from './calls.ts'

interface Props {
  transaction: AdminTransactionRow
  onClose: () => void
}

/** Offers only what may follow the present status; with none chosen it saves the words. */
export function EditTransactionDialog({ transaction, onClose }: Props) {
  const w = useWords(words)
  const t = useWords(transactionWords)
  const queries = useQueryClient()
  const [moveId] = useRequestId()
  const { transactionId, transactionUid, type, status, userName, amountCentavos } = transaction
  // The row follows every change while the dialog is open; what the person saw and writes on is what was there when it opened.
  const [{ updatedAt: updatedAtSeen, adminNotes, statusReason }] = useState(transaction)
  const save = useMutation(
    // Refused, because somebody else was here: opened again it shows the newest state.
    administration.editTransaction.mutationOptions({ onError: () => void queries.invalidateQueries() }),
  )
  const form = useKabanForm(transactionEditForm, { to: '', adminNotes, statusReason })
  const dirty = useDirty(form)
  const to = useWatch({ control: form.control, name: 'to' })
  useEffect(() => {
    form.setValue('statusReason', reasonFor(to, { written: form.getValues('statusReason'), present: statusReason }))
  }, [form, to, statusReason])
  const moves = movesOf(transaction)
  const reasonNeeded = to !== '' && needsReason(transaction, to)

  const submit = async (values: z.output<typeof transactionEditForm>) => {
    if (reasonNeeded && values.statusReason === '') {
      return form.setError('statusReason', { type: 'reason-required', message: w.statusReasonNeeded }, { shouldFocus: true })
    }
    const { to: chosen, ...written } = values
    await save.mutateAsync({ transactionId, moveId, updatedAtSeen, ...written, ...(chosen === '' ? {} : { to: chosen }) })
    notify({
      title: w.saved,
      message: chosen === '' ? w.savedNotes : w.savedMove(transactionUid, t.statuses[chosen]),
      tone: 'credited',
    })
    onClose()
    await queries.invalidateQueries()
  }

  return (
    <Dialog open onClose={onClose} title={w.editTitle} dirty={dirty} pending={save.isPending}>
      <Facts
        facts={[
          { label: w.transaction, value: transactionUid },
          { label: w.user, value: userName },
          { label: w.amount, value: <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} /> },
          { label: w.status, value: <TransactionStatusBadge status={status} /> },
        ]}
      />
      <Form form={form} onSubmit={submit} label={w.editTitle} failed={w.updateFailed}>
        {moves.length > 0 ? (
          <SelectField
            name="to"
            label={w.newStatus}
            placeholder={w.unchanged(t.statuses[status])}
            options={moves.map((move) => ({ value: move, label: t.statuses[move] }))}
          />
        ) : (
          <p className="text-muted">{w.noMoves}</p>
        )}
        <TextAreaField name="statusReason" label={w.statusReason} hint={reasonNeeded ? w.statusReasonNeeded : w.statusReasonHint} rows={2} maxLength={reasonMax} />
        <TextAreaField name="adminNotes" label={w.adminNotes} hint={w.adminNotesHint} rows={2} maxLength={notesMax} />
        {to !== '' && isFinal(to) && <Notice tone="waiting">{w.moneyMoves}</Notice>}
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.save}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
