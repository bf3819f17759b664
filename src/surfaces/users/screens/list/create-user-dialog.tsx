import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { applyRefusal, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { roles } from '#people/identity/shared/rules.ts'
import { adminWords } from '../../shared/invitations/words.ts'
import { checkNewUser, newUserForm, type NewUserForm } from '../../shared/rules.ts'
import { userRefusals, userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'
import { useInvite } from '../invitations/invite-dialog.tsx'
import { makePassword } from './make-password.ts'

export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const w = useWords(userWords)
  const admins = useWords(adminWords)
  const form = useKabanForm(newUserForm, { fullName: '', email: '', password: '', role: 'user' })
  const dirty = useDirty(form)
  const role = useWatch({ control: form.control, name: 'role' })
  const { send, pending } = useCreateUser(form, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.createTitle}
      description={role === 'admin' ? admins.inviteIntro : w.createIntro}
      dirty={dirty}
      pending={pending}
    >
      <Form form={form} onSubmit={send} label={w.createTitle} failed={w.creationFailed}>
        <TextField name="fullName" label={w.fullName} maxLength={120} autoComplete="off" />
        <TextField
          name="email"
          label={w.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          name="role"
          label={w.role}
          placeholder={null}
          options={roles.map((value) => ({ value, label: w.roles[value] }))}
        />
        {role === 'user' && <FirstPassword form={form} />}
        <div role="status">{role === 'admin' && <Warning>{admins.passwordNote}</Warning>}</div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.cancel}
          </Button>
          <SubmitButton>{role === 'admin' ? admins.send : w.create}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** An invitation has no password; with this one the same check judges its other fields. */
const unusedPassword = 'not used'

type NewUserFormState = UseFormReturn<NewUserForm>

/** Visible, because staff read it out to the user. */
function FirstPassword({ form }: { form: NewUserFormState }) {
  const w = useWords(userWords)
  return (
    <div className="grid gap-2">
      <TextField
        name="password"
        label={w.firstPassword}
        hint={w.firstPasswordHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<KeyRound aria-hidden size={16} />}
          onClick={() =>
            form.setValue('password', makePassword(), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          {w.makePassword}
        </Button>
      </div>
    </div>
  )
}

/** The id of the new user is made when the dialog opens: a repeated request creates one user. */
function useCreateUser(form: NewUserFormState, onClose: () => void) {
  const w = useWords(userWords)
  const refusals = useWords(userRefusals)
  const [userId] = useRequestId()
  // Nobody chooses the password of an admin but the admin: they are invited instead.
  const { invite, pending: inviting } = useInvite()
  const create = useMutation(
    users.create.mutationOptions({
      meta: { awaitRefetch: true },
    }),
  )

  const send = async (values: NewUserForm) => {
    const isAdmin = values.role === 'admin'
    const finding = checkNewUser(isAdmin ? { ...values, password: unusedPassword } : values)
    if (finding) {
      const { title, message } = refusals[finding.refusal]
      form.setError(
        finding.field,
        { type: finding.refusal, message: refusalMessage({ title, message }) },
        { shouldFocus: true },
      )
      return notify({ title, message: refusalMessage({ title, message }), tone: 'failed' })
    }
    try {
      if (isAdmin) await invite(values)
      else await create.mutateAsync({ userId, ...values })
    } catch (error) {
      return announceFailure(error)
    }
    if (isAdmin) return onClose()
    notify({
      title: w.created,
      message: w.createdMessage(values.email),
      tone: 'credited',
      duration: 10_000,
    })
    onClose()
  }

  const announceFailure = (error: unknown) => {
    const failure = readFailure(error)
    if (failure.kind === 'unanswered')
      return notify({ title: w.creationIssue, message: w.creationIssueMessage, tone: 'failed' })
    applyRefusal(form, error)
    // Not an error of the staff member, so the notice is only informative.
    if (failure.kind === 'refusal' && failure.name === 'user-exists') {
      const { title, message } = refusals['user-exists']
      return notify({ title, message: refusalMessage({ title, message }), tone: 'info' })
    }
    showFailure(w.creationFailed)(error)
  }
  return { send, pending: create.isPending || inviting }
}
