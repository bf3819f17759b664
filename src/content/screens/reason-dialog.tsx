import { useState } from 'react'
import * as z from 'zod/mini'
import { paragraph } from '../../contract/fields.ts'
import { tell } from '../../contract/refusal.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useWords } from '../../kit/language.tsx'
import { TextAreaField } from '../../kit/text-area-field.tsx'
import { reasonMax } from '../rules-edit.ts'
import { refusals } from '../words.ts'
import { words } from '../words-console.ts'

const reasonForm = z.strictObject({ reason: paragraph(reasonMax) })

interface Props {
  /** A version that is returned needs a reason; one that is taken away may have one. */
  to: 'returned' | 'withdrawn'
  onSend: (reason: string) => Promise<unknown>
  onClose: () => void
}

export function ReasonDialog({ to, onSend, onClose }: Props) {
  const w = useWords(words)
  const no = useWords(refusals)
  const form = useKabanForm(reasonForm, { reason: '' })
  const dirty = useDirty(form)
  const [sending, setSending] = useState(false)
  const returns = to === 'returned'
  const title = returns ? w.returnTitle : w.withdrawTitle
  const send = async ({ reason }: { reason: string }) => {
    if (returns && reason === '')
      return form.setError(
        'reason',
        { type: 'return-reason-required', message: tell(no['return-reason-required']) },
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
          maxLength={reasonMax}
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
