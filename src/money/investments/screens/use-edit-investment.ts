import { useMutation } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { parsePesos, pesosInput } from '#foundation/peso/shared/peso.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import { editInvestmentForm, type EditInvestmentForm } from '../shared/rules-input.ts'
import { investmentNeedsPayout, investmentNeedsReason, isOpenInvestment } from '../shared/rules.ts'
import { investmentRefusals, investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { useEditEffect } from './edit-effect.tsx'

/** The form of the Edit dialog. */
export function useEditInvestment(newest: AdminInvestmentView, onClose: () => void) {
  const w = useWords(investmentWords)
  const refusals = useWords(investmentRefusals)
  const [moveId] = useRequestId()
  const edit = useEditForm(editInvestmentForm, newest, {
    versionOf: ({ updatedAt }) => updatedAt.getTime(),
    valuesOf: ({ planName, amountCentavos, expectedReturnCentavos }) => ({
      planName,
      amount: pesosInput(amountCentavos),
      to: '',
      payout: '',
      reason: '',
      notes: '',
      expectedReturn: expectedReturnCentavos === null ? '' : pesosInput(expectedReturnCentavos),
    }),
  })
  const { form, opened: shown } = edit
  const { investmentId, status, updatedAt: updatedAtSeen } = shown
  const effect = useEditEffect(form.control, shown)
  const send = useMutation(investments.edit.mutationOptions())
  const { to } = effect

  const save = async (written: EditInvestmentForm) => {
    const { planName, reason, notes } = written
    // At an end the amount field is hidden and the amount stays.
    const amountCentavos = isOpenInvestment(to ?? status)
      ? parsePesos(written.amount)
      : shown.amountCentavos
    const expectedReturnCentavos =
      written.expectedReturn === '' ? null : parsePesos(written.expectedReturn)
    const payoutCentavos = to && investmentNeedsPayout(to) ? parsePesos(written.payout) : undefined
    const wrong = (name: keyof EditInvestmentForm, message: string) =>
      form.setError(name, { type: 'missing', message }, { shouldFocus: true })
    if (planName.trim() === '') return wrong('planName', refusalMessage(refusals['plan-required']))
    if (amountCentavos === null || amountCentavos <= 0n) return wrong('amount', w.invalidAmount)
    if (written.expectedReturn !== '' && expectedReturnCentavos === null)
      return wrong('expectedReturn', w.invalidReturn)
    if (payoutCentavos === null) return wrong('payout', refusalMessage(refusals['payout-required']))
    if (to && investmentNeedsReason(to) && reason.trim() === '')
      return wrong('reason', refusalMessage(refusals['reason-required']))
    const { waitsForApproval } = await send.mutateAsync({
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
    edit.saved()
    onClose()
  }
  return { edit, effect, save, pending: send.isPending }
}
