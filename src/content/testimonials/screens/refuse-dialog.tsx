import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { QueuedTestimonial } from '../shared/contract.ts'
import { testimonialRejectionReasons } from '../shared/rules.ts'
import { testimonialQueueWords } from '../shared/words-queue.ts'
import { testimonials } from './calls.ts'

/** Null until a reason is chosen. */
const reasonForm = z.strictObject({ reason: z.nullable(z.string()) })

interface Props {
  item: QueuedTestimonial
  onClose: () => void
}

/** Offers the fixed reasons only. */
export function RefuseDialog({ item: { testimonialId, state }, onClose }: Props) {
  const w = useWords(testimonialQueueWords)
  const form = useKabanForm(reasonForm, { reason: '' })
  const dirty = useDirty(form)
  const reject = useMutation(testimonials.reject.mutationOptions())
  const error = form.formState.errors.reason?.message
  const send = async (written: z.output<typeof reasonForm>) => {
    const reason = testimonialRejectionReasons.find((one) => one === written.reason)
    if (!reason)
      return form.setError(
        'reason',
        { type: 'reason-required', message: w.chooseReason },
        { shouldFocus: true },
      )
    await reject.mutateAsync({ testimonialId, reason })
    notify({ title: w.refused, message: w.refusedMore, tone: 'info' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.refuseTitle}
      description={w.refuseMessage}
      dirty={dirty}
      pending={reject.isPending}
    >
      <Form form={form} onSubmit={send} label={w.refuseTitle} failed={w.refuseFailed}>
        <fieldset className="grid gap-1" aria-describedby={error ? 'refuse-error' : undefined}>
          <legend className="sr-only">{w.reason}</legend>
          {testimonialRejectionReasons.map((value) => (
            <label
              key={value}
              className={
                'target flex cursor-pointer items-center gap-3 rounded-small px-2 py-1.5 ' +
                'hover:bg-sunken has-checked:bg-primary-tint'
              }
            >
              <input
                {...form.register('reason')}
                type="radio"
                value={value}
                className="size-5 shrink-0 cursor-pointer tick"
              />
              <span>{w.reasons[value]}</span>
            </label>
          ))}
        </fieldset>
        <FieldError id="refuse-error" error={error} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={reject.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton variant="danger">
            {state === 'published' ? w.takeDown : w.refuse}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
