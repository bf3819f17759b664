import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import type { PoolView } from '../shared/contract.ts'
import {
  incomeForm,
  incomePlansMax,
  incomeSourceMax,
  judgePeriod,
  type IncomeForm,
} from '../shared/rules.ts'
import { poolRefusals, poolWords } from '../shared/words.ts'
import { pools as calls } from './calls.ts'
import { EvidenceField } from './evidence-field.tsx'
import { PlansField } from './plans-field.tsx'

interface Props {
  pools: readonly PoolView[]
  onClose: () => void
}

/** Files income for a second person. Nothing moves before they agree. */
export function DeclareIncomeDialog({ pools, onClose }: Props) {
  const w = useWords(poolWords)
  const { form, send, pending } = useDeclareIncome(pools, onClose)
  const dirty = useDirty(form)
  const amount = parsePesos(useWatch({ control: form.control, name: 'amount' }))
  const declared = pools.reduce((all, { declaredCentavos }) => all + declaredCentavos, 0n)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.declare}
      description={w.declareIntro}
      dirty={dirty}
      pending={pending}
    >
      <Form form={form} onSubmit={send} label={w.declare} failed={w.declareFailed}>
        <IncomeFields pools={pools} />
        {isUnusual(amount, declared) && (
          <Warning title={w.unusual}>{w.unusualMore(showPesos(declared))}</Warning>
        )}
        <EvidenceField />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>
            {amount !== null && amount > 0n ? w.requestOf(showPesos(amount)) : w.request}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** More than everything before together: a zero too many is final. */
const isUnusual = (amount: bigint | null, declared: bigint) =>
  amount !== null && declared > 0n && amount > declared

function useDeclareIncome(pools: readonly PoolView[], onClose: () => void) {
  const w = useWords(poolWords)
  const refusals = useWords(poolRefusals)
  const [declarationId] = useRequestId()
  const form = useKabanForm(incomeForm, {
    pool: pools[0]?.poolId ?? '',
    amount: '',
    periodFrom: '',
    periodTo: '',
    source: '',
    plans: [],
    evidence: '',
  })
  const declare = useMutation(calls.declare.mutationOptions())
  const send = async (written: IncomeForm) => {
    const { periodFrom, periodTo, plans } = written
    const amountCentavos = parsePesos(written.amount)
    const wrong = (name: keyof IncomeForm, message: string) =>
      form.setError(name, { type: 'missing', message }, { shouldFocus: true })
    if (amountCentavos === null || amountCentavos <= 0n) return wrong('amount', w.invalidAmount)
    if (periodFrom === '') return wrong('periodFrom', w.missingDay)
    if (periodTo === '') return wrong('periodTo', w.missingDay)
    const period = judgePeriod({ periodFrom, periodTo }, manilaDate(new Date(serverNow())))
    if (period) return wrong('periodTo', refusalMessage(refusals[period]))
    if (written.source.trim() === '') return wrong('source', w.missingSource)
    if (plans.length === 0) return wrong('plans', w.missingPlans)
    if (plans.length > incomePlansMax) return wrong('plans', w.tooManyPlans(incomePlansMax))
    if (written.evidence === '') return wrong('evidence', w.missingEvidence)
    await declare.mutateAsync({
      declarationId,
      poolId: written.pool,
      amountCentavos,
      periodFrom,
      periodTo,
      source: written.source,
      plans,
      evidenceId: written.evidence,
    })
    notify({ title: w.filed, message: w.filedMore(showPesos(amountCentavos)), tone: 'info' })
    onClose()
  }
  return { form, send, pending: declare.isPending }
}

function IncomeFields({ pools }: { pools: readonly PoolView[] }) {
  const w = useWords(poolWords)
  const language = useLanguage()
  return (
    <>
      {pools.length > 1 && (
        <SelectField
          name="pool"
          label={w.pool}
          options={pools.map(({ poolId, name }) => ({ value: poolId, label: name[language] }))}
        />
      )}
      <AmountField name="amount" label={w.amount} hint={w.amountHint} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DateField name="periodFrom" label={w.from} />
        <DateField name="periodTo" label={w.to} />
      </div>
      <TextField name="source" label={w.source} hint={w.sourceHint} maxLength={incomeSourceMax} />
      <PlansField />
    </>
  )
}
