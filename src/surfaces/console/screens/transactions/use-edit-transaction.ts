import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { AdminReceiptView } from '#money/transactions/shared/contract.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import {
  asksForBankReference,
  movesOf,
  needsReason,
  reasonFor,
  transactionEditForm,
} from '../../shared/rules.ts'
import { consoleWords } from '../../shared/words.ts'
import { administration } from '../calls.ts'

/** The form of the Edit dialog, what the chosen status requires, and how it is saved. */
export function useEditTransaction(receipt: AdminReceiptView, onClose: () => void) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  const [moveId] = useRequestId()
  const { transaction } = receipt
  const { transactionId, transactionUid } = transaction
  const save = useMutation(administration.editTransaction.mutationOptions())
  const edit = useEditForm(transactionEditForm, receipt, {
    versionOf: ({ transaction: { updatedAt } }) => updatedAt.getTime(),
    valuesOf: ({ adminNotes, statusReason }) => ({
      to: '' as const,
      adminNotes,
      statusReason,
      bankReference: '',
    }),
  })
  const { form } = edit
  const {
    transaction: { updatedAt: updatedAtSeen },
    statusReason,
  } = edit.opened
  const to = useWatch({ control: form.control, name: 'to' })
  useEffect(() => {
    form.setValue(
      'statusReason',
      reasonFor(to, { written: form.getValues('statusReason'), current: statusReason }),
    )
  }, [form, to, statusReason])
  const reasonNeeded = to !== '' && needsReason(transaction, to)
  const bankReference = asksForBankReference(transaction, to)

  const submit = async (written: z.output<typeof transactionEditForm>) => {
    if (reasonNeeded && written.statusReason === '') {
      return form.setError(
        'statusReason',
        { type: 'reason-required', message: w.statusReasonNeeded },
        { shouldFocus: true },
      )
    }
    const { to: chosen, bankReference: reference, ...words } = written
    const { waitsForApproval } = await save.mutateAsync({
      transactionId,
      moveId,
      updatedAtSeen,
      ...words,
      ...(chosen === '' ? {} : { to: chosen }),
      ...(bankReference && reference.trim() !== '' ? { bankReference: reference.trim() } : {}),
    })
    if (waitsForApproval)
      notify({ title: w.filed, message: w.filedMore(transactionUid), tone: 'waiting' })
    else
      notify({
        title: w.saved,
        message: chosen === '' ? w.savedNotes : w.savedMove(transactionUid, t.statuses[chosen]),
        tone: 'credited',
      })
    edit.saved()
    onClose()
  }
  return {
    edit,
    submit,
    pending: save.isPending,
    moves: movesOf(transaction),
    to,
    reasonNeeded,
    bankReference,
  }
}
