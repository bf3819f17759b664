import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { AmountField } from '#foundation/kit/fields/amount-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { parsePesos, showPesos } from '#foundation/peso/shared/peso.ts'
import {
  impairForm,
  impairReasonMax,
  type ImpairForm as Typed,
} from '../../shared/rules-maturity.ts'
import type { PlacementView } from '../../shared/views.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { placements } from './calls.ts'

/** Files a loss for a second person. Nothing moves before they agree. */
export function ImpairForm({
  placement,
  onClose,
}: {
  placement: PlacementView
  onClose: () => void
}) {
  const w = useWords(staffWords)
  const { form, send, pending } = useImpair(placement, onClose)
  const dirty = useDirty(form)
  const { principalCentavos } = placement
  const isLate = placement.lateSince !== null
  const returned = parsePesos(useWatch({ control: form.control, name: 'returned' }))
  const lost = returned === null ? null : principalCentavos - returned
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.impair}
      description={w.impairIntro}
      dirty={dirty}
      pending={pending}
    >
      <Form form={form} onSubmit={send} label={w.impair} failed={w.impairFailed}>
        <AmountField
          name="returned"
          label={w.impairReturned}
          hint={(isLate ? w.impairAllHint : w.impairReturnedHint)(showPesos(principalCentavos))}
        />
        {lost !== null && lost > 0n && <Notice tone="failed">{w.loses(showPesos(lost))}</Notice>}
        {lost === 0n && isLate && <Notice tone="held">{w.losesReturn}</Notice>}
        <TextAreaField
          name="reasonEn"
          label={w.impairReasonEn}
          hint={w.impairReasonHint}
          rows={2}
          maxLength={impairReasonMax}
        />
        <TextAreaField
          name="reasonFil"
          label={w.impairReasonFil}
          rows={2}
          maxLength={impairReasonMax}
        />
        <TextAreaField
          name="notes"
          label={w.notes}
          hint={w.notesHint}
          optional
          rows={2}
          maxLength={impairReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.impairAsk}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useImpair(
  { placementId, principalCentavos, lateSince }: PlacementView,
  onClose: () => void,
) {
  const w = useWords(staffWords)
  const [approvalId] = useRequestId()
  const form = useKabanForm(impairForm, { returned: '', reasonEn: '', reasonFil: '', notes: '' })
  const impair = useMutation(placements.impair.mutationOptions())
  const send = async ({ returned, reasonEn, reasonFil, notes }: Typed) => {
    const returnedCentavos = parsePesos(returned)
    const wrong = (name: keyof Typed, message: string) =>
      form.setError(name, { type: 'missing', message }, { shouldFocus: true })
    const most = lateSince === null ? principalCentavos - 1n : principalCentavos
    if (returnedCentavos === null || returnedCentavos > most)
      return wrong('returned', w.invalidReturned)
    if (reasonEn.trim() === '') return wrong('reasonEn', w.missingReason)
    if (reasonFil.trim() === '') return wrong('reasonFil', w.missingReason)
    await impair.mutateAsync({
      placementId,
      approvalId,
      returnedCentavos,
      reason: { en: reasonEn, fil: reasonFil },
      notes,
    })
    notify({ title: w.impairAsked, message: w.impairAskedMore, tone: 'waiting' })
    onClose()
  }
  return { form, send, pending: impair.isPending }
}
