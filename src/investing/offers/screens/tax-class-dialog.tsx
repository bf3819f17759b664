import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { writtenDay } from '#foundation/contract/shared/fields.ts'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { AdminTaxClass } from '../shared/contract.ts'
import { appliesToMax, taxNameMax } from '../shared/rules-calendar.ts'
import { readPercent } from '../shared/rules-typed.ts'
import { calendarWords } from '../shared/words-calendar.ts'
import { calendarRefusals } from '../shared/words-form.ts'
import { offers } from './calls.ts'

const taxForm = z.object({
  name: z.string(),
  nameFil: z.string(),
  rate: z.string(),
  appliesTo: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
})
type TaxForm = z.infer<typeof taxForm>

/** Enters a class, which a second person has to confirm. */
export function TaxClassDialog({ onClose }: { onClose: () => void }) {
  const w = useWords(calendarWords)
  const { form, send, pending } = useEnterTaxClass(onClose)
  const dirty = useDirty(form)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.enterTax}
      description={w.accountant}
      dirty={dirty}
      pending={pending}
    >
      <Form form={form} onSubmit={send} label={w.enterTax} failed={w.updateFailed}>
        <TextField name="name" label={w.name} maxLength={taxNameMax} autoComplete="off" />
        <TextField name="nameFil" label={w.nameFil} maxLength={taxNameMax} autoComplete="off" />
        <TextField
          name="rate"
          label={w.rateField}
          hint={w.rateHint}
          inputMode="decimal"
          maxLength={8}
          autoComplete="off"
        />
        <TextAreaField
          name="appliesTo"
          label={w.appliesTo}
          hint={w.appliesToHint}
          rows={3}
          maxLength={appliesToMax}
        />
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <DateField name="validFrom" label={w.validFrom} />
          <DateField name="validTo" label={w.validTo} hint={w.validToHint} optional />
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.enterTax}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function useEnterTaxClass(onClose: () => void) {
  const w = useWords(calendarWords)
  const refusals = useWords(calendarRefusals)
  const [taxClassId] = useRequestId()
  const form = useKabanForm(taxForm, {
    name: '',
    nameFil: '',
    rate: '',
    appliesTo: '',
    validFrom: '',
    validTo: '',
  })
  const enter = useMutation(offers.enterTaxClass.mutationOptions())
  const send = async ({ name, nameFil, rate, appliesTo, validFrom, validTo }: TaxForm) => {
    const wrong = (field: keyof TaxForm, message: string) =>
      form.setError(field, { type: 'wrong', message }, { shouldFocus: true })
    const rateBasisPoints = readPercent(rate)
    if (name.trim() === '') return wrong('name', w.missingText)
    if (nameFil.trim() === '') return wrong('nameFil', w.missingText)
    if (rateBasisPoints === undefined) return wrong('rate', w.missingRate)
    if (appliesTo.trim() === '') return wrong('appliesTo', w.missingText)
    if (!writtenDay.safeParse(validFrom).success) return wrong('validFrom', w.missingDay)
    if (validTo !== '' && validTo < validFrom)
      return wrong('validTo', refusalMessage(refusals['tax-class-ends-before']))
    await enter.mutateAsync({
      taxClassId,
      name: { en: name, fil: nameFil },
      rateBasisPoints,
      appliesTo,
      validFrom,
      validTo: validTo === '' ? null : validTo,
    })
    notify({ title: w.entered, message: w.enteredMore, tone: 'info' })
    onClose()
  }
  return { form, send, pending: enter.isPending }
}

const endForm = z.object({ validTo: z.string() })

export function EndTaxClassDialog({
  taxClass: { taxClassId, name: both },
  onClose,
}: {
  taxClass: AdminTaxClass
  onClose: () => void
}) {
  const w = useWords(calendarWords)
  const title = w.endOf(nameIn(useLanguage(), both))
  const form = useKabanForm(endForm, { validTo: '' })
  const dirty = useDirty(form)
  const end = useMutation(offers.endTaxClass.mutationOptions())
  const send = async ({ validTo }: { validTo: string }) => {
    if (!writtenDay.safeParse(validTo).success)
      return form.setError(
        'validTo',
        { type: 'missing', message: w.missingDay },
        { shouldFocus: true },
      )
    await end.mutateAsync({ taxClassId, validTo })
    notify({ title: w.ended, message: nameIn('en', both), tone: 'info' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={w.endMore}
      dirty={dirty}
      pending={end.isPending}
    >
      <Form form={form} onSubmit={send} label={title} failed={w.updateFailed}>
        <DateField name="validTo" label={w.validTo} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={end.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.end}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
