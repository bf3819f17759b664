import { useMutation } from '@tanstack/react-query'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { decisionReasonMax, approvalRejectionForm } from '../shared/rules.ts'
import { approvalRefusals, approvalWords } from '../shared/words.ts'
import { approvals } from './calls.ts'

interface Props {
  approvalId: string
  onClose: () => void
  onDone: () => void
}

export function RejectDialog({ approvalId, onClose, onDone }: Props) {
  const w = useWords(approvalWords)
  const refusals = useWords(approvalRefusals)
  const form = useKabanForm(approvalRejectionForm, { reason: '' })
  const dirty = useDirty(form)
  const reject = useMutation(approvals.reject.mutationOptions())
  const send = async ({ reason }: { reason: string }) => {
    const { message } = refusals['reason-required']
    if (reason === '')
      return form.setError(
        'reason',
        { type: 'reason-required', message: typeof message === 'string' ? message : '' },
        { shouldFocus: true },
      )
    await reject.mutateAsync({ approvalId, reason })
    notify({ title: w.rejected, message: w.rejectedMore, tone: 'info' })
    onClose()
    onDone()
  }
  return (
    <Dialog open onClose={onClose} title={w.rejectTitle} dirty={dirty} pending={reject.isPending}>
      <Form form={form} onSubmit={send} label={w.rejectTitle} failed={w.rejectFailed}>
        <TextAreaField
          name="reason"
          label={w.rejectReason}
          hint={w.rejectReasonHint}
          rows={3}
          maxLength={decisionReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={reject.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton variant="danger">{w.reject}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
