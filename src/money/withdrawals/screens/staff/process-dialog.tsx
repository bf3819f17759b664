import { useMutation, useQuery } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, useDirty } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { formInGrid } from '#foundation/kit/overlay/dialog-grid.ts'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showTransactionAmount } from '#money/transactions/shared/transaction-amount.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import { OwnerSafeguardsNotice } from '#people/safeguards/screens/owner-safeguards-notice.tsx'
import { ClaimNotice } from '#teamwork/claims/screens/claim-notice.tsx'
import { useClaim, type Claim } from '#teamwork/claims/screens/use-claim.ts'
import type { AdminWithdrawalView } from '../../shared/contract.ts'
import {
  isAgreedWithdrawal,
  missingInMove,
  nextWithdrawalMove,
  staffWithdrawalMoves,
  processWithdrawalForm,
  takesBankReference,
  waitsForNewPayee,
  withdrawalStatuses,
  type ProcessWithdrawalForm,
} from '../../shared/rules.ts'
import { withdrawalProcessWords } from '../../shared/staff/words-process.ts'
import { withdrawalStaffWords } from '../../shared/staff/words-staff.ts'
import { withdrawalRefusals } from '../../shared/words.ts'
import { withdrawalQuery, withdrawals, withdrawalTopics } from '../calls.ts'
import { PayeeWaitNotice } from './payee-wait-notice.tsx'
import { ProcessFields } from './process-fields.tsx'
import { useStepCheck } from './use-step-check.ts'
import { WaitingRequestNotice } from './waiting-request-notice.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { WithdrawalHistory } from './withdrawal-history.tsx'

interface Props {
  withdrawal: AdminWithdrawalView
  onClose: () => void
  /** The claim of the pane that opened this dialog. */
  claim?: Claim
  onMoved?: () => void
}

/**
 * One move of one withdrawal. The move id is made when the window opens, so a second press repeats
 * the same move.
 */
export function ProcessDialog({ withdrawal, onClose, claim: held, onMoved }: Props) {
  const w = useWords(withdrawalStaffWords)
  const { history } = useWords(withdrawalProcessWords)
  const found = useQuery(withdrawalQuery(withdrawal.transactionId))
  const waiting = found.data?.waiting ?? null
  const allowed = staffWithdrawalMoves(withdrawal.status).filter(
    (to) =>
      (withdrawal.waitsUntil === null || !waitsForNewPayee(to)) &&
      (waiting === null || !isAgreedWithdrawal(to)),
  )
  const own = useClaim(
    { kind: 'withdrawal', id: withdrawal.transactionId },
    held === undefined && allowed.length > 0,
  )
  const claim = held ?? own
  const amount = showTransactionAmount(withdrawal)
  const check = useStepCheck(
    { transactionId: withdrawal.transactionId, step: 'agree' },
    allowed.length > 0,
  )
  const { edit, send, pending } = useProcessForm(withdrawal, held === undefined, () => {
    onClose()
    onMoved?.()
  })
  const { form } = edit
  const dirty = useDirty(form)
  const title = allowed.length > 0 ? w.processTitle(amount) : w.finishedTitle(amount)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dirty={dirty}
      pending={pending}
      size="wide"
      steady={allowed.length > 0}
    >
      <ClaimNotice claim={claim} />
      {allowed.length > 0 && <ChangedNotice edit={edit} />}
      {allowed.length === 0 && edit.changed && <Warning>{w.conflict}</Warning>}
      {allowed.length > 0 && (
        <OwnerSafeguardsNotice safeguards={found.data?.ownerSafeguards} beforePaying />
      )}
      <PayeeWaitNotice withdrawal={withdrawal} waiting={waiting} blocked={claim.blocked} />
      <WaitingRequestNotice waiting={waiting} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <WithdrawalFacts withdrawal={withdrawal} />
        </div>
        {allowed.length > 0 && (
          <Form
            form={form}
            onSubmit={send}
            label={w.processTitle(amount)}
            failed={w.moveFailed}
            className={formInGrid}
          >
            <ProcessFields
              control={form.control}
              allowed={allowed}
              amount={amount}
              check={check}
              onClose={onClose}
              pending={pending}
              blocked={claim.blocked}
            />
          </Form>
        )}
        <div className="col-span-full grid grid-cols-1 gap-4">
          {found.data && (
            <Disclosure title={history}>
              <WithdrawalHistory history={found.data.history} />
            </Disclosure>
          )}
          <SubjectHistory
            kind="withdrawal"
            id={withdrawal.transactionId}
            topics={withdrawalTopics}
          />
        </div>
      </div>
      {allowed.length === 0 && (
        <DialogActions>
          <Button onClick={onClose}>{w.close}</Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

/** `startsWithNext`: the button of the row named the next status. */
function useProcessForm(newest: AdminWithdrawalView, startsWithNext: boolean, onDone: () => void) {
  const w = useWords(withdrawalStaffWords)
  const process = useWords(withdrawalProcessWords)
  const refusals = useWords(withdrawalRefusals)
  const [moveId] = useRequestId()
  // Sending the notes back must not undo what somebody else wrote since the dialog opened.
  const edit = useEditForm(processWithdrawalForm, newest, {
    versionOf: ({ updatedAt }) => updatedAt.getTime(),
    valuesOf: (row) => ({
      to: (startsWithNext && nextWithdrawalMove(row)) || '',
      reason: '',
      notes: row.adminNotes,
      bankReference: row.bankReference ?? '',
    }),
  })
  const { form, opened } = edit
  const { transactionId, updatedAt: updatedAtSeen } = opened
  const amount = showTransactionAmount(opened)
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
        edit.saved()
        onDone()
      },
    }),
  )
  const send = async ({ to: chosen, reason, notes, bankReference }: ProcessWithdrawalForm) => {
    const to = withdrawalStatuses.find((status) => status === chosen)
    if (!to) return
    const missing = missingInMove(to, { reason, bankReference })
    if (missing)
      return form.setError(
        missing.field,
        { type: missing.refusal, message: refusalMessage(refusals[missing.refusal]) },
        { shouldFocus: true },
      )
    const reference = takesBankReference(to) && bankReference.trim() !== '' ? { bankReference } : {}
    await move.mutateAsync({
      transactionId,
      moveId,
      to,
      reason,
      notes,
      updatedAtSeen,
      ...reference,
    })
  }
  return { edit, send, pending: move.isPending }
}
