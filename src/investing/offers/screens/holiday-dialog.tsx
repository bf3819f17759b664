import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { writtenDay } from '#foundation/contract/shared/fields.ts'
import { CheckboxField } from '#foundation/kit/fields/checkbox-field.tsx'
import { DateField } from '#foundation/kit/fields/date-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { holidayNameMax, holidaySourceMax } from '../shared/rules-calendar.ts'
import { calendarWords } from '../shared/words-calendar.ts'
import { offers } from './calls.ts'

interface Props {
  onClose: () => void
  onAdded: (year: string) => void
}

const holidayForm = z.object({
  day: z.string(),
  name: z.string(),
  nameFil: z.string(),
  source: z.string(),
  expected: z.boolean(),
})
type HolidayForm = z.infer<typeof holidayForm>

export function HolidayDialog({ onClose, onAdded }: Props) {
  const w = useWords(calendarWords)
  const form = useKabanForm(holidayForm, {
    day: '',
    name: '',
    nameFil: '',
    source: '',
    expected: false,
  })
  const dirty = useDirty(form)
  const add = useMutation(offers.addHoliday.mutationOptions())
  const send = async ({ day, name, nameFil, source, expected }: HolidayForm) => {
    const wrong = (field: keyof HolidayForm, message: string) =>
      form.setError(field, { type: 'missing', message }, { shouldFocus: true })
    if (!writtenDay.safeParse(day).success) return wrong('day', w.missingDay)
    if (name.trim() === '') return wrong('name', w.missingText)
    if (nameFil.trim() === '') return wrong('nameFil', w.missingText)
    if (source.trim() === '') return wrong('source', w.missingText)
    await add.mutateAsync({ day, name: { en: name, fil: nameFil }, source, expected })
    notify({ title: w.added, message: name, tone: 'credited' })
    onAdded(day.slice(0, 4))
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.addHoliday} dirty={dirty} pending={add.isPending}>
      <Form form={form} onSubmit={send} label={w.addHoliday} failed={w.updateFailed}>
        <DateField name="day" label={w.day} />
        <TextField name="name" label={w.name} maxLength={holidayNameMax} autoComplete="off" />
        <TextField name="nameFil" label={w.nameFil} maxLength={holidayNameMax} autoComplete="off" />
        <TextField
          name="source"
          label={w.source}
          hint={w.sourceHint}
          maxLength={holidaySourceMax}
          autoComplete="off"
        />
        <CheckboxField name="expected" label={w.expectedField} hint={w.expectedHint} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={add.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.add}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
