import { useRef, type ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { ChangedNotice, type Edited } from '#foundation/kit/form/changed-notice.tsx'
import { Form, SubmitButton, useDirty, type KabanForm } from '#foundation/kit/form/form.tsx'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { MarkedFigures } from '#people/wording/screens/marked-figures.tsx'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { SourceFields } from '../content/content-fields.tsx'
import { Findings, type Judgement } from './findings.tsx'

interface Props<Typed extends FieldValues> {
  edit: Edited & { form: KabanForm<Typed, Typed> }
  title: string
  judgement: Judgement
  /** True for kinds that always need a source. */
  needsSource?: boolean
  onSend: (typed: Typed, andSubmit: boolean) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** The dialog that writes a version: fields, source, findings and the two save buttons. */
export function EntryDialog<Typed extends FieldValues>({
  edit,
  title,
  judgement: { problems, marks },
  needsSource = false,
  onSend,
  onClose,
  children,
}: Props<Typed>) {
  const w = useWords(contentConsoleWords)
  const { form } = edit
  const dirty = useDirty(form)
  const andSubmit = useRef(false)
  const pending = form.formState.isSubmitting
  const submit = async (typed: Typed) => {
    const [first] = problems
    if (first)
      return form.setError(
        first.field as Path<Typed>,
        { type: 'finding', message: first.message },
        { shouldFocus: true },
      )
    try {
      await onSend(typed, andSubmit.current)
    } catch (error) {
      // A thrown error belongs to no field, but still means that the version was not saved.
      form.setError('root.refused', { type: 'refused' })
      throw error
    }
  }
  return (
    <Dialog open onClose={onClose} title={title} dirty={dirty} pending={pending} size="wide">
      <Form form={form} onSubmit={submit} label={title} failed={w.updateFailed}>
        <ChangedNotice edit={edit} />
        {children}
        <SourceFields optional={!needsSource} />
        <Findings
          problems={problems}
          isRefused={hasRefusal(form.formState.errors)}
          onGo={(field) => form.setFocus(field as Path<Typed>)}
        />
        <MarkedFigures marks={marks} />
        <DialogActions>
          {/* Hidden on phones, to leave room for the form; the cross also closes. */}
          <Button
            variant="secondary"
            onClick={onClose}
            disabled={pending}
            className="max-sm:hidden"
          >
            {w.cancel}
          </Button>
          <SendingButton
            variant="secondary"
            type="submit"
            blocked={pending}
            onClick={() => (andSubmit.current = false)}
          >
            {w.save}
          </SendingButton>
          <span className="contents" onClickCapture={() => (andSubmit.current = true)}>
            <SubmitButton>{w.saveAndSubmit}</SubmitButton>
          </span>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Whether the server refused the version. Resets when the field changes or on the next try. */
function hasRefusal(errors: object): boolean {
  return Object.values(errors).some(
    (error: unknown) =>
      typeof error === 'object' &&
      error !== null &&
      ('type' in error ? error.type === 'refused' : hasRefusal(error)),
  )
}
