import { useMutation } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { findingForm, findingMax } from '../../shared/rules.ts'
import { viewAlarmWords } from '../../shared/words-alarms.ts'
import { userRefusals } from '../../shared/words.ts'
import { users } from '../calls.ts'

export function SettleAlarmDialog({ alarmId, onClose }: { alarmId: string; onClose: () => void }) {
  const w = useWords(viewAlarmWords)
  const refusals = useWords(userRefusals)
  const form = useKabanForm(findingForm, { finding: '' })
  const dirty = useDirty(form)
  const settle = useMutation(
    users.settleAlarm.mutationOptions({
      meta: { awaitRefetch: true },
    }),
  )
  const send = async ({ finding }: { finding: string }) => {
    if (finding.trim() === '')
      return form.setError(
        'finding',
        { type: 'finding-required', message: refusalMessage(refusals['finding-required']) },
        { shouldFocus: true },
      )
    await settle.mutateAsync({ alarmId, finding })
    notify({ title: w.settled, tone: 'credited' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.settleTitle} dirty={dirty} pending={settle.isPending}>
      <Form form={form} onSubmit={send} label={w.settleTitle} failed={w.settleFailed}>
        <TextAreaField
          name="finding"
          label={w.finding}
          hint={w.findingHint}
          rows={3}
          maxLength={findingMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={settle.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.settle}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
