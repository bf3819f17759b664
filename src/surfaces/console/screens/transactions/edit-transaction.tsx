import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { depositReasonMax } from '#money/deposits/shared/rules.ts'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminReceiptView } from '#money/transactions/shared/contract.ts'
import { isFinalTransactionStatus } from '#money/transactions/shared/rules.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim } from '#teamwork/claims/screens/use-claim.ts'
import {
  asksForBankReference,
  bankReferenceMax,
  movesOf,
  needsReason,
  notesMax,
  ownerOf,
  reasonFor,
  transactionEditForm,
} from '../../shared/rules.ts'
import { consoleWords } from '../../shared/words.ts'
import { administration } from '../calls.ts'
import { TransactionRecord } from './transaction-record.tsx'

interface Props {
  receipt: AdminReceiptView
  onClose: () => void
}

/** Offers only what may follow the present status; with none chosen it saves the words. */
export function EditTransaction({ receipt, onClose }: Props) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  const [moveId] = useRequestId()
  const { transaction } = receipt
  const { transactionId, transactionUid, status } = transaction
  // It follows every change while the dialog is open; what the person saw and writes on is what was there when it opened.
  const [
    {
      transaction: { updatedAt: updatedAtSeen },
      adminNotes,
      statusReason,
    },
  ] = useState(receipt)
  const save = useMutation(administration.editTransaction.mutationOptions())
  const form = useKabanForm(transactionEditForm, {
    to: '',
    adminNotes,
    statusReason,
    bankReference: '',
  })
  const dirty = useDirty(form)
  const to = useWatch({ control: form.control, name: 'to' })
  useEffect(() => {
    form.setValue(
      'statusReason',
      reasonFor(to, { written: form.getValues('statusReason'), present: statusReason }),
    )
  }, [form, to, statusReason])
  const moves = movesOf(transaction)
  const claim = useClaim(
    {
      kind: ownerOf(transaction.type) === 'withdrawals' ? 'withdrawal' : 'transaction',
      id: transactionId,
    },
    moves.length > 0,
  )
  const reasonNeeded = to !== '' && needsReason(transaction, to)
  const bankReference = asksForBankReference(transaction, to)

  const submit = async ({
    to: chosen,
    bankReference: reference,
    ...written
  }: z.output<typeof transactionEditForm>) => {
    if (reasonNeeded && written.statusReason === '') {
      return form.setError(
        'statusReason',
        { type: 'reason-required', message: w.statusReasonNeeded },
        { shouldFocus: true },
      )
    }
    const { waitsForApproval } = await save.mutateAsync({
      transactionId,
      moveId,
      updatedAtSeen,
      ...written,
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
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={w.editTitle}
      dirty={dirty}
      pending={save.isPending}
      size="wide"
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-8">
        <div className="grid grid-cols-1 content-start gap-4">
          <ClaimNotice claim={claim} />
          <Particulars receipt={receipt} />
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
            {bankReference && (
              <TextField
                name="bankReference"
                label={w.bankReference}
                hint={w.bankReferenceHint}
                optional={bankReference === 'optional'}
                maxLength={bankReferenceMax}
                autoComplete="off"
              />
            )}
            <TextAreaField
              name="statusReason"
              label={w.statusReason}
              hint={reasonNeeded ? w.statusReasonNeeded : w.statusReasonHint}
              rows={2}
              maxLength={depositReasonMax}
            />
            <TextAreaField
              name="adminNotes"
              label={w.adminNotes}
              hint={w.adminNotesHint}
              rows={2}
              maxLength={notesMax}
            />
            {to !== '' && isFinalTransactionStatus(to) && (
              <Notice tone="waiting">{w.moneyMoves}</Notice>
            )}
            <DialogActions>
              <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
                {w.cancel}
              </Button>
              <SubmitButton>{w.save}</SubmitButton>
            </DialogActions>
          </Form>
        </div>
        <TransactionRecord receipt={receipt} />
      </div>
    </Dialog>
  )
}

function Particulars({
  receipt: { transaction, owner, bankAccount },
}: {
  receipt: AdminReceiptView
}) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  const { transactionUid, referenceNumber, type, status, amountCentavos } = transaction
  return (
    <Facts
      facts={[
        { label: w.kind, value: t.types[type] },
        {
          label: w.amount,
          value: <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />,
        },
        { label: w.status, value: <TransactionStatusBadge status={status} /> },
        { label: w.user, value: `${owner.fullName}, ${owner.email}` },
        { label: w.transaction, value: <Name value={transactionUid} /> },
        { label: w.reference, value: <Name value={referenceNumber} /> },
        {
          label: bankAccount && isEwallet(bankAccount.bankName) ? w.ewallet : w.bankAccount,
          value:
            bankAccount &&
            `${bankAccount.bankName}, ${bankAccount.accountName}, ${bankAccount.accountNumber}`,
        },
      ]}
    />
  )
}

function Name({ value }: { value: string }) {
  return (
    <>
      <span className="figures">{value}</span>
      <CopyButton value={value} what={value} className="-my-2.5" />
    </>
  )
}
