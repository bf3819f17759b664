import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { isOutcomeUnknown } from '#foundation/kit/form/refusals.ts'
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
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { AloneLimitNotice } from '#money/transactions/screens/alone-limit-notice.tsx'
import { findLimitAbove } from '#money/transactions/shared/rules-alone.ts'
import type { adjustmentsContract, AdjustmentStanding } from '../shared/contract.ts'
import {
  adjustmentForm,
  adjustmentNotesMax,
  adjustmentReasonMax,
  adjustmentDirections,
  judgeAdjustment,
  signedAdjustment,
  type AdjustmentForm,
  type AdjustmentDirection,
} from '../shared/rules.ts'
import { adjustmentRefusals, adjustmentWords } from '../shared/words.ts'

const adjustments = moduleCalls<typeof adjustmentsContract>('adjustments', 'everything')

interface Props {
  user: { userId: string; fullName: string; email: string }
  onClose: () => void
}

/**
 * Credits or debits a wallet by hand. Its id is made when the dialog opens, so a second press
 * repeats the same adjustment.
 */
export function AdjustBalanceDialog({ user, onClose }: Props) {
  const w = useWords(adjustmentWords)
  const standing = useQuery(adjustments.standing.queryOptions({ input: { userId: user.userId } }))
  const form = useKabanForm(adjustmentForm, {
    direction: 'credit',
    amount: '',
    reason: '',
    notes: '',
  })
  const dirty = useDirty(form)
  const adjust = useAdjust(onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.title}
      description={`${user.fullName}, ${user.email}`}
      dirty={dirty}
      pending={adjust.isPending}
    >
      <Facts
        facts={[
          {
            label: w.available,
            value: standing.data && <Amount centavos={standing.data.availableCentavos} />,
          },
          {
            label: w.held,
            value: standing.data && standing.data.heldCentavos > 0n && (
              <Amount centavos={standing.data.heldCentavos} />
            ),
          },
        ].map((fact) => (fact.value === false ? { ...fact, value: null } : fact))}
      />
      {/* As high as the form that comes. */}
      {standing.isPending && <Skeleton lines={5} height="6.2rem" />}
      {standing.isError && !standing.data && (
        <ErrorState
          title={w.fetchFailed}
          error={standing.error}
          onRetry={() => void standing.refetch()}
        />
      )}
      {standing.data?.own && <Warning>{w.own}</Warning>}
      {standing.data?.waiting && !standing.data.own && (
        <WaitingRequest {...standing.data.waiting} onClose={onClose} />
      )}
      {standing.data && !standing.data.own && !standing.data.waiting && (
        <AdjustmentFields
          form={form}
          user={user}
          standing={standing.data}
          adjust={adjust}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** A second adjustment would change the balance that the waiting one was filed with. */
function WaitingRequest({
  approvalId,
  makerName,
  onClose,
}: {
  approvalId: string
  makerName: string | null
  onClose: () => void
}) {
  const w = useWords(adjustmentWords)
  return (
    <>
      <Notice
        tone="waiting"
        action={
          <Link
            to="/admin/approvals"
            search={{ open: approvalId }}
            className="link target inline-flex items-center"
          >
            {w.openRequest}
          </Link>
        }
      >
        {w.waiting(makerName ?? '')}
      </Notice>
      <DialogActions>
        <Button onClick={onClose}>{w.close}</Button>
      </DialogActions>
    </>
  )
}

function useAdjust(onClose: () => void) {
  const w = useWords(adjustmentWords)
  return useMutation(
    adjustments.adjust.mutationOptions({
      onSuccess: ({ waitsForApproval, transactionUid }) => {
        notify(
          waitsForApproval
            ? { title: w.filed, message: w.filedMore, tone: 'info' }
            : { title: w.done, message: w.doneMore(transactionUid ?? ''), tone: 'credited' },
        )
        onClose()
      },
    }),
  )
}

interface FieldsProps extends Props {
  form: ReturnType<typeof useKabanForm<typeof adjustmentForm>>
  standing: AdjustmentStanding
  adjust: ReturnType<typeof useAdjust>
}

function AdjustmentFields({ form, user, standing, adjust, onClose }: FieldsProps) {
  const w = useWords(adjustmentWords)
  const [direction, amount] = useWatch({ control: form.control, name: ['direction', 'amount'] })
  const amountCentavos = parsePesos(amount) ?? 0n
  const limit = findLimitAbove(standing.aloneLimits, amountCentavos)
  const after = standing.availableCentavos + signedAdjustment({ direction, amountCentavos })
  const send = useSendAdjustment({ form, user, standing, adjust })
  return (
    <Form form={form} onSubmit={send} label={w.title} failed={w.failed}>
      <SegmentedFilter<AdjustmentDirection>
        label={w.direction}
        value={direction}
        options={adjustmentDirections.map((value) => ({ value, label: w.directions[value] }))}
        onChange={(value) => form.setValue('direction', value, { shouldDirty: true })}
      />
      <AmountField name="amount" label={w.amount} />
      <TextAreaField
        name="reason"
        label={w.reason}
        hint={w.reasonHint}
        rows={2}
        maxLength={adjustmentReasonMax}
      />
      <TextAreaField
        name="notes"
        label={w.notes}
        hint={w.notesHint}
        optional
        rows={1}
        maxLength={adjustmentNotesMax}
      />
      <div role="status" className="grid gap-3 empty:hidden">
        {/* After a lost answer the balance may hold this amount already. */}
        {amountCentavos > 0n && !isOutcomeUnknown(adjust.error) && (
          <Facts facts={[{ label: w.after, value: <Amount centavos={after} /> }]} />
        )}
        {limit && <AloneLimitNotice limit={limit} amount={showPesos(amountCentavos)} />}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose} disabled={adjust.isPending}>
          {w.cancel}
        </Button>
        <SubmitButton>
          {limit
            ? w.request
            : amountCentavos > 0n
              ? w[direction](showPesos(amountCentavos))
              : w.adjust}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}

function useSendAdjustment({ form, user, standing, adjust }: Omit<FieldsProps, 'onClose'>) {
  const refusals = useWords(adjustmentRefusals)
  const [adjustmentId] = useRequestId()
  return async ({ amount: written, ...rest }: AdjustmentForm) => {
    const centavos = parsePesos(written)
    const judged = judgeAdjustment(
      { ...rest, amountCentavos: centavos },
      standing.availableCentavos,
    )
    if (judged || centavos === null) {
      const refusal = refusals[judged?.refusal ?? 'invalid-input']
      const message = refusalMessage(refusal)
      notify({ title: refusal.title, message, tone: 'failed' })
      return form.setError(
        judged?.field ?? 'amount',
        { type: 'refused', message },
        { shouldFocus: true },
      )
    }
    await adjust.mutateAsync({
      adjustmentId,
      userId: user.userId,
      ...rest,
      amountCentavos: centavos,
    })
  }
}
