import { useState } from 'react'
import * as z from 'zod/mini'
import { paragraph } from '#foundation/contract/shared/fields.ts'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { contentReasonMax } from '../../shared/rules-edit.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { contentRefusals } from '../../shared/words.ts'

const reasonForm = z.strictObject({ reason: paragraph(contentReasonMax) })

interface Props {
  /** Returning needs a reason; withdrawing may have one. */
  to: 'returned' | 'withdrawn'
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

export function ReasonDialog({ to, onSend, onClose }: Props) {
  const w = useWords(contentConsoleWords)
  const refusals = useWords(contentRefusals)
  const form = useKabanForm(reasonForm, { reason: '' })
  const dirty = useDirty(form)
  const [sending, setSending] = useState(false)
  const returns = to === 'returned'
  const title = returns ? w.returnTitle : w.withdrawTitle
  const send = async ({ reason }: { reason: string }) => {
    if (returns && reason === '')
      return form.setError(
        'reason',
        {
          type: 'return-reason-required',
          message: refusalMessage(refusals['return-reason-required']),
        },
        { shouldFocus: true },
      )
    setSending(true)
    try {
      await onSend(reason)
      onClose()
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={returns ? undefined : w.withdrawMore}
      dirty={dirty}
      pending={sending}
    >
      <Form form={form} onSubmit={send} label={title} failed={w.updateFailed}>
        <TextAreaField
          name="reason"
          label={w.why}
          hint={returns ? w.returnHint : w.withdrawHint}
          rows={3}
          maxLength={contentReasonMax}
          optional={!returns}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={sending}>
            {w.cancel}
          </Button>
          <SubmitButton variant={returns ? 'primary' : 'danger'}>
            {returns ? w.giveBack : w.withdraw}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
