import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { looseningRejectionForm, rejectionReasonMax } from '../shared/rules-loosening.ts'
import { looseningWords } from '../shared/words-loosening.ts'
import { company } from './calls.ts'

interface Props {
  changeId: string
  onClose: () => void
}

/** Asks for the reason, which the person who filed the change gets by mail. */
export function RejectLooseningDialog({ changeId, onClose }: Props) {
  const w = useWords(looseningWords)
  const queries = useQueryClient()
  const form = useKabanForm(looseningRejectionForm, { reason: '' })
  const dirty = useDirty(form)
  const reject = useMutation(company.rejectLoosening.mutationOptions())
  const send = async ({ reason }: { reason: string }) => {
    if (reason === '')
      return form.setError(
        'reason',
        { type: 'missing', message: w.rejectReasonMissing },
        { shouldFocus: true },
      )
    const saved = await reject.mutateAsync({ changeId, reason })
    onClose()
    queries.setQueryData(company.settings.queryKey({ input: {} }), saved)
    notify({ title: w.rejected, message: w.unchangedMore, tone: 'info' })
  }
  return (
    <Dialog open onClose={onClose} title={w.rejectTitle} dirty={dirty} pending={reject.isPending}>
      <Form form={form} onSubmit={send} label={w.rejectTitle} failed={w.failed}>
        <TextAreaField
          name="reason"
          label={w.rejectReason}
          hint={w.rejectReasonHint}
          rows={3}
          maxLength={rejectionReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={reject.isPending}>
            {w.back}
          </Button>
          <SubmitButton variant="danger">{w.reject}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
