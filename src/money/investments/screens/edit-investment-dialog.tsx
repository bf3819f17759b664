import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { parsePesos, pesosInput } from '#foundation/peso/shared/peso.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import type { AdminInvestmentView } from '../shared/contract.ts'
import {
  investmentNeedsPayout,
  editInvestmentForm,
  investmentStatuses,
  isOpenInvestment,
  investmentMoves,
  investmentNeedsReason,
  investmentNotesMax,
  investmentPlanNameMax,
  investmentReasonMax,
} from '../shared/rules.ts'
import { investmentRefusals, investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { EditEffect, useEditEffect } from './edit-effect.tsx'
import { InvestmentHistory } from './investment-history.tsx'
import { InvestmentStatusBadge } from './investment-status.tsx'

/** One investment: its facts and state to change, and all that was done to it. */
export function EditInvestmentDialog({
  investmentId,
  onClose,
}: {
  investmentId: string
  onClose: () => void
}) {
  const w = useWords(investmentWords)
  const one = useQuery(investments.adminOne.queryOptions({ input: { investmentId } }))
  if (one.data)
    return (
      <Opened
        newest={one.data.investment}
        history={<InvestmentHistory moves={one.data.moves} />}
        onClose={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={w.editTitle}>
      {one.error ? (
        <ErrorState error={one.error} title={w.fetchFailed} onRetry={() => void one.refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Dialog>
  )
}

function Opened({
  newest,
  history,
  onClose,
}: {
  newest: AdminInvestmentView
  history: ReactNode
  onClose: () => void
}) {
  const w = useWords(investmentWords)
  const r = useWords(investmentRefusals)
  const [moveId] = useRequestId()
  // What the person writes on is what stood there when the window opened; a change since is refused and not overwritten.
  const [shown] = useState(newest)
  const { investmentId, status, updatedAt: updatedAtSeen } = shown
  const form = useKabanForm(editInvestmentForm, {
    planName: shown.planName,
    amount: pesosInput(shown.amountCentavos),
    to: '',
    payout: '',
    reason: '',
    notes: '',
    expectedReturn:
      shown.expectedReturnCentavos === null ? '' : pesosInput(shown.expectedReturnCentavos),
  })
  const dirty = useDirty(form)
  const effect = useEditEffect(form.control, shown)
  const edit = useMutation(investments.edit.mutationOptions())
  const { to } = effect

  const save = async (
    written: Record<
      'planName' | 'amount' | 'expectedReturn' | 'to' | 'payout' | 'reason' | 'notes',
      string
    >,
  ) => {
    const { planName, reason, notes } = written
    // What an end takes no amount for is not asked for: the amount stays.
    const amountCentavos = isOpenInvestment(to ?? status)
      ? parsePesos(written.amount)
      : shown.amountCentavos
    const expectedReturnCentavos =
      written.expectedReturn === '' ? null : parsePesos(written.expectedReturn)
    const payoutCentavos = to && investmentNeedsPayout(to) ? parsePesos(written.payout) : undefined
    const wrong = (name: keyof typeof written, message: unknown) =>
      form.setError(
        name,
        { type: 'missing', message: typeof message === 'string' ? message : '' },
        { shouldFocus: true },
      )
    if (planName.trim() === '') return wrong('planName', r['plan-required'].message)
    if (amountCentavos === null || amountCentavos <= 0n) return wrong('amount', w.invalidAmount)
    if (written.expectedReturn !== '' && expectedReturnCentavos === null)
      return wrong('expectedReturn', w.invalidReturn)
    if (payoutCentavos === null) return wrong('payout', r['payout-required'].message)
    if (to && investmentNeedsReason(to) && reason.trim() === '')
      return wrong('reason', r['reason-required'].message)
    const { waitsForApproval } = await edit.mutateAsync({
      investmentId,
      moveId,
      planName,
      amountCentavos,
      expectedReturnCentavos,
      reason,
      notes,
      updatedAtSeen,
      ...(to ? { to } : {}),
      ...(payoutCentavos === undefined ? {} : { payoutCentavos }),
    })
    if (waitsForApproval) notify({ title: w.waits, message: w.waitsMore, tone: 'waiting' })
    else
      notify({
        title: w.saved,
        message: to ? w.savedMove(planName, w.statuses[to]) : w.savedFacts,
        tone: 'credited',
      })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={w.editTitle} dirty={dirty} pending={edit.isPending}>
      {newest.updatedAt.getTime() !== updatedAtSeen.getTime() && (
        <Notice tone="waiting">{w.conflict}</Notice>
      )}
      {!isOpenInvestment(status) && <Notice tone="info">{w.ended}</Notice>}
      <Facts
        facts={[
          { label: w.user, value: shown.userName },
          { label: w.status, value: <InvestmentStatusBadge status={newest.status} /> },
          { label: w.amount, value: <Amount centavos={newest.amountCentavos} /> },
          {
            label: w.payout,
            value:
              newest.payoutCentavos === null ? null : <Amount centavos={newest.payoutCentavos} />,
          },
        ]}
      />
      <Form form={form} onSubmit={save} label={w.editTitle} failed={w.updateFailed}>
        <TextField
          name="planName"
          label={w.planName}
          maxLength={investmentPlanNameMax}
          autoComplete="off"
        />
        {isOpenInvestment(to ?? status) && (
          <AmountField name="amount" label={w.amount} hint={w.amountHint} />
        )}
        <AmountField
          name="expectedReturn"
          label={w.expectedReturn}
          hint={w.expectedReturnHint}
          optional
        />
        {isOpenInvestment(status) && (
          <SelectField
            name="to"
            label={w.newStatus}
            placeholder={w.unchanged(w.statuses[status])}
            options={investmentStatuses
              .filter((one) => investmentMoves[status].includes(one))
              .map((value) => ({ value, label: w.statuses[value] }))}
          />
        )}
        {to && investmentNeedsPayout(to) && (
          <AmountField name="payout" label={w.payoutNow} hint={w.payoutHint} />
        )}
        {to && (
          <TextAreaField
            name="reason"
            label={w.reason}
            hint={w.reasonHint}
            optional={!investmentNeedsReason(to)}
            rows={2}
            maxLength={investmentReasonMax}
          />
        )}
        <TextAreaField
          name="notes"
          label={w.notes}
          hint={w.notesHint}
          optional
          rows={2}
          maxLength={investmentNotesMax}
        />
        <EditEffect effect={effect} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={edit.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.save}</SubmitButton>
        </DialogActions>
      </Form>
      {history}
      <SubjectHistory kind="investment" id={investmentId} />
    </Dialog>
  )
}
