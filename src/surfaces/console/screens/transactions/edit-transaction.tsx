import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { formInGrid } from '#foundation/kit/overlay/dialog-grid.ts'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { CopyableReference } from '#foundation/kit/reference/copyable-reference.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { depositReasonMax } from '#money/deposits/shared/rules.ts'
import { AloneCheckNotice } from '#money/transactions/screens/alone-check.tsx'
import {
  TransactionAmount,
  TransactionStatusBadge,
} from '#money/transactions/screens/list/transaction-status.tsx'
import type { AdminReceiptView } from '#money/transactions/shared/contract.ts'
import {
  isFinalTransactionStatus,
  type TransactionStatus,
} from '#money/transactions/shared/rules.ts'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { isEwallet } from '#people/profile/shared/rules.ts'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim } from '#teamwork/claims/screens/use-claim.ts'
import { bankReferenceMax, notesMax, ownerOf } from '../../shared/rules.ts'
import { consoleWords } from '../../shared/words.ts'
import { TransactionRecord } from './transaction-record.tsx'
import { useAloneCheck } from './use-alone-check.ts'
import { useEditTransaction } from './use-edit-transaction.ts'

interface Props {
  receipt: AdminReceiptView
  onClose: () => void
}

/** Offers only statuses that may follow the current one; with none chosen it saves the words. */
export function EditTransaction({ receipt, onClose }: Props) {
  const w = useWords(consoleWords)
  const { edit, submit, pending, moves, to, reasonNeeded, bankReference } = useEditTransaction(
    receipt,
    onClose,
  )
  const { form } = edit
  const dirty = useDirty(form)
  const { transaction } = receipt
  const amount = showTransactionAmount(transaction)
  const { request } = useWords(aloneLimitWords)
  const check = useAloneCheck(transaction, to)
  const claim = useClaim(
    {
      kind: ownerOf(transaction.type) === 'withdrawals' ? 'withdrawal' : 'transaction',
      id: transaction.transactionId,
    },
    moves.length > 0,
  )
  return (
    <Dialog open onClose={onClose} title={w.editTitle} dirty={dirty} pending={pending} size="wide">
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div className="grid grid-cols-1 content-start gap-4">
          <ClaimNotice claim={claim} />
          <Particulars receipt={receipt} />
        </div>
        <Form
          form={form}
          onSubmit={submit}
          label={w.editTitle}
          failed={w.updateFailed}
          className={formInGrid}
        >
          <div className="grid grid-cols-1 content-start gap-4">
            <ChangedNotice edit={edit} />
            <StatusField moves={moves} status={transaction.status} />
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
            {check && <AloneCheckNotice check={check} amount={amount} />}
            {to !== '' && isFinalTransactionStatus(to) && !check?.data && (
              <Warning>{w.moneyMoves}</Warning>
            )}
          </div>
          <DialogActions>
            <Button variant="secondary" onClick={onClose} disabled={pending}>
              {w.cancel}
            </Button>
            <SubmitButton disabled={check !== null && check.data === undefined}>
              {check?.data ? request(amount) : w.save}
            </SubmitButton>
          </DialogActions>
        </Form>
        <div className="col-span-full">
          <TransactionRecord receipt={receipt} />
        </div>
      </div>
    </Dialog>
  )
}

function StatusField({
  moves,
  status,
}: {
  moves: readonly TransactionStatus[]
  status: TransactionStatus
}) {
  const w = useWords(consoleWords)
  const t = useWords(transactionWords)
  if (moves.length === 0) return <p className="text-muted">{w.noMoves}</p>
  return (
    <SelectField
      name="to"
      label={w.newStatus}
      placeholder={w.unchanged(t.statuses[status])}
      options={moves.map((move) => ({ value: move, label: t.statuses[move] }))}
    />
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
        { label: w.kind, value: typeLabel(t, transaction) },
        {
          label: w.amount,
          value: <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />,
        },
        { label: w.status, value: <TransactionStatusBadge status={status} /> },
        { label: w.user, value: `${owner.fullName}, ${owner.email}` },
        { label: w.transaction, value: <CopyableName value={transactionUid} /> },
        {
          label: w.reference,
          value: <CopyableReference reference={referenceNumber} what={referenceNumber} />,
        },
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

function CopyableName({ value }: { value: string }) {
  return (
    <>
      <span className="figures">{value}</span>
      <CopyButton value={value} what={value} className="-my-2.5 -mr-3" />
    </>
  )
}
