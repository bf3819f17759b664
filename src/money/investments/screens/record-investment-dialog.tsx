import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { Investor } from '../shared/contract.ts'
import {
  investmentNotesMax,
  recordInvestmentForm,
  type RecordInvestmentForm,
} from '../shared/rules-input.ts'
import { investmentRefusals, investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { ExpectedReturnField, PlanNameField } from './investment-fields.tsx'
import { InvestorChoice } from './investor-choice.tsx'

/** Takes money from a wallet. The user, the amount and the reason are visible beside the button. */
export function RecordInvestmentDialog({ onClose }: { onClose: () => void }) {
  const w = useWords(investmentWords)
  const [investor, setInvestor] = useState<Investor | null>(null)
  const { form, send, pending } = useRecordInvestment(investor, onClose)
  const dirty = useDirty(form)
  const amount = parsePesos(useWatch({ control: form.control, name: 'amount' }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.record}
      description={w.recordIntro}
      dirty={dirty}
      pending={pending}
    >
      {investor ? (
        <Form form={form} onSubmit={send} label={w.record} failed={w.recordFailed}>
          <ChosenInvestor investor={investor} onChange={() => setInvestor(null)} />
          <RecordFields />
          <DialogActions>
            <Button variant="secondary" onClick={onClose} disabled={pending}>
              {w.cancel}
            </Button>
            <SubmitButton>
              {amount !== null && amount > 0n ? w.recordNow(showPesos(amount)) : w.recordPlain}
            </SubmitButton>
          </DialogActions>
        </Form>
      ) : (
        <InvestorChoice onChoose={setInvestor} />
      )}
    </Dialog>
  )
}

function useRecordInvestment(investor: Investor | null, onClose: () => void) {
  const w = useWords(investmentWords)
  const refusals = useWords(investmentRefusals)
  const [requestId] = useRequestId()
  const form = useKabanForm(recordInvestmentForm, {
    planName: '',
    amount: '',
    expectedReturn: '',
    startDate: manilaDate(new Date(serverNow())),
    endDate: '',
    notes: '',
  })
  const record = useMutation(investments.record.mutationOptions())
  const send = async (written: RecordInvestmentForm) => {
    if (!investor) return
    const { planName, startDate, endDate, notes } = written
    const amountCentavos = parsePesos(written.amount)
    const expectedReturnCentavos =
      written.expectedReturn === '' ? null : parsePesos(written.expectedReturn)
    const wrong = (name: keyof RecordInvestmentForm, message: string) =>
      form.setError(name, { type: 'missing', message }, { shouldFocus: true })
    if (planName.trim() === '') return wrong('planName', refusalMessage(refusals['plan-required']))
    if (amountCentavos === null || amountCentavos <= 0n) return wrong('amount', w.invalidAmount)
    if (written.expectedReturn !== '' && expectedReturnCentavos === null)
      return wrong('expectedReturn', w.invalidReturn)
    if (startDate === '') return wrong('startDate', w.missingDate)
    if (endDate === '') return wrong('endDate', w.missingDate)
    if (notes.trim() === '') return wrong('notes', w.instructionHint)
    await record.mutateAsync({
      requestId,
      userId: investor.userId,
      planName,
      amountCentavos,
      expectedReturnCentavos,
      startDate,
      endDate,
      notes,
    })
    notify({
      title: w.recorded,
      message: w.recordedMore(showPesos(amountCentavos), investor.fullName),
      tone: 'credited',
    })
    onClose()
  }
  return { form, send, pending: record.isPending }
}

function ChosenInvestor({ investor, onChange }: { investor: Investor; onChange: () => void }) {
  const w = useWords(investmentWords)
  return (
    <div
      className={
        'flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken ' + 'px-3 py-2'
      }
    >
      <p className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{investor.fullName}</span>
        <span className="block text-sm text-muted">
          {investor.email},{' '}
          <span className="figures">{w.available(showPesos(investor.availableCentavos))}</span>
        </span>
      </p>
      <Button variant="quiet" size="small" onClick={onChange}>
        {w.change}
      </Button>
    </div>
  )
}

function RecordFields() {
  const w = useWords(investmentWords)
  return (
    <>
      <PlanNameField />
      <AmountField name="amount" label={w.amount} />
      <ExpectedReturnField />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField name="startDate" label={w.start} />
        <DateField name="endDate" label={w.end} />
      </div>
      <TextAreaField
        name="notes"
        label={w.instruction}
        hint={w.instructionHint}
        rows={2}
        maxLength={investmentNotesMax}
      />
    </>
  )
}
