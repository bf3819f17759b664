import { useMutation } from '@tanstack/react-query'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { currentWords, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { checkInvitation, newInvitationForm } from '../../shared/invitations/rules.ts'
import { invitationRefusals } from '../../shared/invitations/words-accept.ts'
import { adminWords } from '../../shared/invitations/words.ts'
import { invitations } from './calls.ts'

interface Invited {
  fullName: string
  email: string
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const w = useWords(adminWords)
  const form = useKabanForm(newInvitationForm, { fullName: '', email: '' })
  const dirty = useDirty(form)
  const { invite, pending } = useInvite()
  const submit = async (values: Invited) => {
    const finding = checkInvitation(values)
    if (finding) {
      const { title, message } = currentWords(invitationRefusals)[finding.refusal]
      const text = refusalMessage({ title, message })
      form.setError(finding.field, { type: finding.refusal, message: text }, { shouldFocus: true })
      return notify({ title, message: text, tone: 'failed' })
    }
    await invite(values)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.inviteTitle}
      description={w.inviteIntro}
      dirty={dirty}
      pending={pending}
    >
      <Form form={form} onSubmit={submit} label={w.inviteTitle} failed={w.inviteFailed}>
        <TextField name="fullName" label={w.fullName} maxLength={120} autoComplete="off" />
        <TextField
          name="email"
          label={w.email}
          hint={w.emailHint}
          type="email"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.send}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Invites, and says so. The id is made when the dialog opens: a repeated request invites once. */
export function useInvite() {
  const w = useWords(adminWords)
  const [invitationId] = useRequestId()
  const { mutateAsync, isPending } = useMutation(
    invitations.invite.mutationOptions({ meta: { awaitRefetch: true } }),
  )
  const invite = async ({ fullName, email }: Invited) => {
    await mutateAsync({ invitationId, fullName, email })
    notify({ title: w.sent, message: w.sentMore(email), tone: 'credited', duration: 10_000 })
  }
  return { invite, pending: isPending }
}
