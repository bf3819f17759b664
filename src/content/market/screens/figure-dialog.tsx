import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateTimeField } from '#foundation/kit/fields/date-time-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { manilaInput } from '#foundation/time/shared/time.ts'
import { MarkedFigures } from '#people/wording/screens/marked-figures.tsx'
import type { AdminFigure } from '../shared/contract.ts'
import {
  decimalsOf,
  figureForm,
  judgeFigureTexts,
  readFigureForm,
  type FigureForm,
} from '../shared/rules-figures.ts'
import { showValue } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { market, useStoreFigures } from './calls.ts'

/** Adds or edits a figure. Does not overwrite changes made since the dialog opened. */
export function FigureDialog({
  figure: newest,
  onClose,
}: {
  figure: AdminFigure | null
  onClose: () => void
}) {
  const w = useWords(marketAdminWords)
  const storeFigures = useStoreFigures()
  const [newId] = useRequestId()
  const edit = useEditForm(figureForm, newest, {
    versionOf: (row) => row?.version ?? null,
    valuesOf: formValues,
  })
  const { form, opened: figure } = edit
  const dirty = useDirty(form)
  const save = useMutation(
    market.save.mutationOptions({
      meta: { awaitRefetch: true },
    }),
  )
  const submit = async (typed: FigureForm) => {
    const read = readFigureForm(typed)
    if ('unreadable' in read)
      return form.setError(
        read.unreadable,
        { type: 'unreadable', message: w.unreadable[read.unreadable] },
        { shouldFocus: true },
      )
    const response = await save.mutateAsync({
      figureId: figure?.figureId ?? newId,
      versionSeen: figure?.version ?? null,
      ...read,
    })
    edit.saved()
    storeFigures(response)
    notify({
      title: w.saved,
      message: w.savedMore(read.name, showValue(read.value, decimalsOf(read.value))),
      tone: 'credited',
    })
    onClose()
  }
  const title = figure ? w.editTitle(figure.name) : w.addTitle
  return (
    <Dialog open onClose={onClose} title={title} dirty={dirty} pending={save.isPending} size="wide">
      <Form form={form} onSubmit={submit} label={title} failed={w.updateFailed}>
        <ChangedNotice edit={edit} />
        <FigureFields />
        <FigureAsOf />
        <FigureMarks />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.save}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function FigureFields() {
  const w = useWords(marketAdminWords)
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField name="name" label={w.name} hint={w.nameHint} maxLength={80} autoComplete="off" />
        <FilipinoField name="nameFil" label={w.nameFil} maxLength={80} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          name="value"
          label={w.value}
          hint={w.valueHint}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
        />
        <TextField
          name="changePercent"
          label={w.changeField}
          hint={w.changeHint}
          maxLength={12}
          optional
          autoComplete="off"
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          name="unit"
          label={w.unit}
          hint={w.unitHint}
          maxLength={20}
          optional
          autoComplete="off"
        />
        <FilipinoField name="unitFil" label={w.unitFil} maxLength={20} />
      </div>
      <TextField
        name="source"
        label={w.source}
        hint={w.sourceHint}
        maxLength={200}
        autoComplete="off"
      />
    </>
  )
}

/** A new value is one of now, until a time is typed: the old time would belie it. */
/** Empty: the text is shown as written in the other field. */
function FilipinoField(field: { name: string; label: string; maxLength: number }) {
  const w = useWords(marketAdminWords)
  return <TextField {...field} hint={w.filHint} optional autoComplete="off" />
}

function FigureAsOf() {
  const w = useWords(marketAdminWords)
  const { resetField, setValue, getFieldState, formState } = useFormContext<FigureForm>()
  const isNewValue = formState.dirtyFields.value === true
  useEffect(() => {
    if (getFieldState('asOf').isTouched) return
    if (isNewValue) setValue('asOf', manilaInput(new Date(serverNow())))
    else resetField('asOf')
  }, [isNewValue, getFieldState, resetField, setValue])
  return <DateTimeField name="asOf" label={w.asOf} hint={w.asOfHint} />
}

function FigureMarks() {
  const [name, nameFil, unit, unitFil, source] = useWatch<
    FigureForm,
    ['name', 'nameFil', 'unit', 'unitFil', 'source']
  >({ name: ['name', 'nameFil', 'unit', 'unitFil', 'source'] })
  return <MarkedFigures marks={judgeFigureTexts({ name, nameFil, unit, unitFil, source }).marks} />
}

function formValues(figure: AdminFigure | null): FigureForm {
  if (!figure)
    return {
      name: '',
      nameFil: '',
      unit: '',
      unitFil: '',
      value: '',
      changePercent: '',
      source: '',
      asOf: manilaInput(new Date()),
    }
  const { name, nameFil, unit, unitFil, value, decimals, changePercent, source, asOf } = figure
  return {
    name,
    nameFil,
    unit,
    unitFil,
    source,
    value: showValue(value, decimals),
    changePercent: changePercent === null ? '' : String(Number(changePercent)),
    asOf: manilaInput(asOf),
  }
}
