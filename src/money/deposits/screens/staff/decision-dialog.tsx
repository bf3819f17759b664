import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { AloneCheckNotice } from '#money/transactions/screens/alone-check.tsx'
import type { AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { aloneLimitWords } from '#money/transactions/shared/words-alone.ts'
import type { DepositView } from '../../shared/contract.ts'
import { depositMoveNeedsReason, depositReasonMax } from '../../shared/rules.ts'
import { depositConsoleWords } from '../../shared/words-console.ts'
import { depositRefusals, depositWords } from '../../shared/words.ts'
import { deposits } from '../calls.ts'
import { useCompletionCheck } from './use-completion-check.ts'

export type Decision = 'completed' | 'pending_confirmation' | 'failed'

export interface DecisionSubject {
  deposit: DepositView
  userName: string
  /** A proof was sent in another chat too. */
  flagged: boolean
}

const reasonForm = z.object({ reason: z.string() })

/** The move id is made when the dialog opens, so a second click is the same move. */
export function DecisionDialog({
  deposit,
  userName,
  flagged,
  to,
  onClose,
  onDone,
}: DecisionSubject & { to: Decision; onClose: () => void; onDone: () => void }) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  const refusals = useWords(depositRefusals)
  const [moveId] = useRequestId()
  const form = useKabanForm(reasonForm, { reason: '' })
  const dirty = useDirty(form)
  const needsReason = depositMoveNeedsReason(deposit.status, to)
  const amount = showPesos(deposit.amountCentavos)
  const completion = useCompletionCheck(deposit.transactionId, to === 'completed')
  // No other decision takes two people.
  const check = to === 'completed' ? completion : null
  const texts = useDecisionTexts(to, { amount, userName, limit: check?.data ?? null })
  const move = useDepositMove(to, { onClose, onDone })
  const send = async ({ reason }: { reason: string }) => {
    const written = reason.trim()
    if (needsReason && !written) {
      const message = refusalMessage(refusals['reason-required'], { from: deposit.status, to })
      return form.setError('reason', { type: 'reason-required', message }, { shouldFocus: true })
    }
    await move.mutateAsync({
      transactionId: deposit.transactionId,
      moveId,
      to,
      ...(written ? { reason: written } : {}),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.message}
      dirty={dirty}
      pending={move.isPending}
    >
      {flagged && to === 'completed' && (
        <Notice tone="failed" title={c.flagged}>
          {c.onePayment}
        </Notice>
      )}
      {check && <AloneCheckNotice check={check} amount={amount} />}
      <Form form={form} onSubmit={send} label={texts.title} failed={w.moveFailed}>
        <TextAreaField
          name="reason"
          label={w.reason}
          hint={needsReason && to === 'completed' ? w.reasonHintExpired : w.reasonHintUser}
          optional={!needsReason}
          rows={3}
          maxLength={depositReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={move.isPending}>
            {w.back}
          </Button>
          <SubmitButton
            variant={to === 'failed' ? 'danger' : 'primary'}
            disabled={check !== null && check.data === undefined}
          >
            {texts.button}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface DecisionFigures {
  amount: string
  userName: string
  limit: AloneLimit | null
}

function useDecisionTexts(to: Decision, { amount, userName, limit }: DecisionFigures) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  const { request } = useWords(aloneLimitWords)
  if (to === 'completed' && limit)
    return {
      title: c.requestTitle,
      message: c.requestMore(amount, userName),
      button: request(amount),
    }
  return {
    completed: {
      title: w.confirmCompletedTitle,
      message: w.confirmCompleted(amount, userName),
      button: w.confirmCompletedButton(amount),
    },
    pending_confirmation: {
      title: w.confirmPendingTitle,
      message: w.confirmPending(amount, userName),
      button: w.confirmPendingButton,
    },
    failed: {
      title: w.confirmFailedTitle,
      message: w.confirmFailed(amount, userName),
      button: w.confirmFailedButton,
    },
  }[to]
}

function useDepositMove(
  to: Decision,
  { onClose, onDone }: { onClose: () => void; onDone: () => void },
) {
  const w = useWords(depositWords)
  const c = useWords(depositConsoleWords)
  return useMutation(
    deposits.move.mutationOptions({
      onSuccess: ({ waitsForApproval, amountCentavos }) => {
        if (to === 'completed' && waitsForApproval)
          notify({
            title: c.sentForApproval,
            message: c.sentForApprovalMore(showPesos(amountCentavos)),
            tone: 'waiting',
          })
        else
          notify({
            title: w.statusUpdated,
            message: w.statuses[to],
            tone: to === 'completed' ? 'credited' : 'info',
          })
        onClose()
        // A deposit that is pending confirmation still waits for staff.
        if (to !== 'pending_confirmation') onDone()
      },
    }),
  )
}
