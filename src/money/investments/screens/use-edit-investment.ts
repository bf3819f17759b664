import { useMutation } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { parsePesos, pesosInput } from '#foundation/peso/shared/peso.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import {
  editInvestmentForm,
  investmentNeedsPayout,
  investmentNeedsReason,
  isOpenInvestment,
  type EditInvestmentForm,
} from '../shared/rules.ts'
import { investmentRefusals, investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'
import { useEditEffect } from './edit-effect.tsx'

/** The form of the Edit dialog. `shown` is the investment as it was when the dialog opened. */
export function useEditInvestment(shown: AdminInvestmentView, onClose: () => void) {
  const w = useWords(investmentWords)
  const refusals = useWords(investmentRefusals)
  const [moveId] = useRequestId()
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
  const effect = useEditEffect(form.control, shown)
  const edit = useMutation(investments.edit.mutationOptions())
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
  return { form, effect, save, pending: edit.isPending }
}
