import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { DateTimeField } from '#foundation/kit/fields/date-time-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { manilaInput, showDateTime } from '#foundation/time/shared/time.ts'
import type { AccessView } from '../shared/contract.ts'
import {
  accessForm,
  accessStates,
  readAccessForm,
  type AccessForm,
} from '../shared/rules-access.ts'
import { companyAccessWords } from '../shared/words-access.ts'
import { company } from './calls.ts'

const dayMs = 86_400_000

export function AccessDialog({ access, onClose }: { access: AccessView; onClose: () => void }) {
  const w = useWords(companyAccessWords)
  const language = useLanguage()
  const queries = useQueryClient()
  const edit = useEditForm(accessForm, access, {
    versionOf: ({ version }) => version,
    valuesOf: ({ state: current, until }) => ({
      state: current,
      until: manilaInput(until ?? new Date(serverNow() + dayMs)),
    }),
  })
  const { form, opened } = edit
  const state = useWatch({ control: form.control, name: 'state' })
  const dirty = useDirty(form)
  const save = useMutation(company.saveAccess.mutationOptions())
  const submit = async (typed: AccessForm) => {
    const read = readAccessForm(typed)
    if (!read)
      return form.setError(
        'until',
        { type: 'unreadable', message: w.untilUnreadable },
        { shouldFocus: true },
      )
    const saved = await save.mutateAsync({ ...read, versionSeen: opened.version })
    queries.setQueryData(company.access.queryKey({ input: {} }), saved)
    const message = saved.until
      ? w.savedUntil(showDateTime(saved.until, language))
      : saved.state === 'on'
        ? w.savedOn
        : w.savedOff
    notify({ title: w.saved, message, tone: 'credited' })
    edit.saved()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.change} dirty={dirty} pending={save.isPending}>
      <Form form={form} onSubmit={submit} label={w.change} failed={w.saveFailed}>
        <ChangedNotice edit={edit} />
        <fieldset className="grid gap-1">
          <legend className="sr-only">{w.choice}</legend>
          {accessStates.map((value) => (
            <label
              key={value}
              className={
                'target flex cursor-pointer items-start gap-3 rounded-small px-2 py-2 ' +
                'hover:bg-sunken has-checked:bg-primary-tint'
              }
            >
              <input
                {...form.register('state')}
                type="radio"
                value={value}
                className="mt-0.5 size-5 shrink-0 cursor-pointer tick"
              />
              <span className="grid gap-0.5">
                <span className="font-medium">{w.states[value]}</span>
                <span className="text-sm text-muted">{w.stateHints[value]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {state === 'until' && <DateTimeField name="until" label={w.until} hint={w.untilHint} />}
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton disabled={!dirty}>{w.save}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
