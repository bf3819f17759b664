import type { ReactNode } from 'react'
import { useOpeningQuery } from '#foundation/kit/data/opening-query.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { buttonsUnderLine } from '#foundation/kit/overlay/dialog-grid.ts'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import type { AloneLimit } from '#money/transactions/shared/rules-alone.ts'
import { SubjectHistory } from '#people/activity/screens/subject-history.tsx'
import type { AdminInvestmentView } from '../shared/contract.ts'
import { investmentNotesMax, investmentReasonMax } from '../shared/rules-input.ts'
import {
  investmentNeedsPayout,
  investmentStatuses,
  isOpenInvestment,
  investmentMoves,
  investmentNeedsReason,
  type InvestmentStatus,
} from '../shared/rules.ts'
import { investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { EditEffect, limitOfGain, type GainPool } from './edit-effect.tsx'
import { ExpectedReturnField, PlanNameField } from './investment-fields.tsx'
import { InvestmentHistory } from './investment-history.tsx'
import { InvestmentStatusBadge } from './investment-status.tsx'
import { useEditInvestment } from './use-edit-investment.ts'

/** Edits the facts and the status of one investment, and shows its history. */
export function EditInvestmentDialog({
  investmentId,
  onClose,
  placed,
}: {
  investmentId: string
  onClose: () => void
  /** Of one that its user placed, which nobody edits. */
  placed: (placementId: string, onClose: () => void) => ReactNode
}) {
  const w = useWords(investmentWords)
  const one = useOpeningQuery(investments.adminOne.queryOptions({ input: { investmentId } }))
  if (one.data?.investment.hasPlacement) return placed(investmentId, onClose)
  if (one.data)
    return (
      <OpenedInvestment
        newest={one.data.investment}
        aloneLimits={one.data.aloneLimits}
        pool={one.data}
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

function OpenedInvestment({
  newest,
  aloneLimits,
  pool,
  history,
  onClose,
}: {
  newest: AdminInvestmentView
  aloneLimits: readonly AloneLimit[]
  pool: GainPool
  history: ReactNode
  onClose: () => void
}) {
  const w = useWords(investmentWords)
  const { edit, effect, save, pending } = useEditInvestment(newest, onClose)
  const { form, opened: shown } = edit
  const dirty = useDirty(form)
  const limit = limitOfGain(aloneLimits, effect)
  return (
    <Dialog open onClose={onClose} title={w.editTitle} dirty={dirty} pending={pending}>
      <ChangedNotice edit={edit} />
      {!isOpenInvestment(shown.status) && <Notice tone="info">{w.ended}</Notice>}
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
      <Form
        form={form}
        onSubmit={save}
        label={w.editTitle}
        failed={w.updateFailed}
        className={buttonsUnderLine}
      >
        <EditFields status={shown.status} to={effect.to} />
        <EditEffect effect={effect} limit={limit} pool={pool} />
        {history}
        <SubjectHistory kind="investment" id={shown.investmentId} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{limit ? w.request : w.save}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function EditFields({
  status,
  to,
}: {
  status: InvestmentStatus
  to: InvestmentStatus | undefined
}) {
  const w = useWords(investmentWords)
  return (
    <>
      <PlanNameField />
      {isOpenInvestment(to ?? status) && (
        <AmountField name="amount" label={w.amount} hint={w.amountHint} />
      )}
      <ExpectedReturnField />
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
    </>
  )
}
