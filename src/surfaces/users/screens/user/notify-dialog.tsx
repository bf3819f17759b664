import { useMutation } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import {
  notificationForm,
  notificationMax,
  staffNotificationTypes,
  type NotificationForm,
} from '../../shared/rules.ts'
import { userRefusals, userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'

interface Props {
  user: { userId: string; fullName: string }
  onClose: () => void
}

/** The id is made when the dialog opens, so that a repeated request sends one notification. */
export function NotifyDialog({ user: { userId, fullName }, onClose }: Props) {
  const w = useWords(userWords)
  const refusals = useWords(userRefusals)
  const [notificationId] = useRequestId()
  const form = useKabanForm(
    notificationForm,
    { type: 'general_info', message: '', linkTo: '' },
    `notification to ${userId}`,
  )
  const dirty = useDirty(form)
  const write = useMutation(users.notify.mutationOptions({ meta: { awaitRefetch: true } }))
  const send = async (values: NotificationForm) => {
    if (values.message.trim() === '') {
      const { title, message } = refusals['notification-message-required']
      form.setError(
        'message',
        { type: 'notification-message-required', message: refusalMessage({ title, message }) },
        { shouldFocus: true },
      )
      return notify({ title, message: refusalMessage({ title, message }), tone: 'failed' })
    }
    await write.mutateAsync({ notificationId, userId, ...values })
    notify({ title: w.notified, message: w.notifiedMessage(fullName), tone: 'credited' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.notifyTitle(fullName)}
      dirty={dirty}
      pending={write.isPending}
    >
      <Form form={form} onSubmit={send} label={w.notifyTitle(fullName)} failed={w.notifyFailed}>
        <SelectField
          name="type"
          label={w.type}
          placeholder={null}
          options={staffNotificationTypes.map((value) => ({ value, label: w.types[value] }))}
        />
        <TextAreaField
          name="message"
          label={w.message}
          hint={w.messageHint}
          rows={4}
          maxLength={notificationMax}
        />
        <TextField
          name="linkTo"
          label={w.link}
          hint={w.linkHint}
          optional
          maxLength={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={write.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.send}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
