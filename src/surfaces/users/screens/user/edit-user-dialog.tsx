import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { roles, userStatuses } from '#people/identity/shared/rules.ts'
import type { UserRow } from '../../shared/contract.ts'
import { adminWords } from '../../shared/invitations/words.ts'
import { userEditForm, type UserEditForm } from '../../shared/rules.ts'
import { userRefusals, userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'
import { useInvite } from '../invitations/invite-dialog.tsx'

interface Props {
  user: UserRow
  /** Nobody changes their own role or status. */
  isSelf: boolean
  onClose: () => void
}

export function EditUserDialog({ user, isSelf, onClose }: Props) {
  const w = useWords(userWords)
  const refusals = useWords(userRefusals)
  const admins = useWords(adminWords)
  const edit = useEditForm(userEditForm, user, {
    versionOf: ({ version }) => version,
    valuesOf: ({ fullName, role, status }) => ({ fullName, role, status }),
  })
  const { form } = edit
  const { userId, fullName, email, role, status, version } = edit.opened
  const dirty = useDirty(form)
  const chosen = useWatch({ control: form.control })
  const { invite, pending: inviting } = useInvite()
  const save = useMutation(users.edit.mutationOptions({ meta: { awaitRefetch: true } }))

  const send = async (values: UserEditForm) => {
    if (values.fullName.trim() === '') {
      const { title } = refusals['user-name-required']
      const message = refusalMessage(refusals['user-name-required'])
      form.setError('fullName', { type: 'user-name-required', message }, { shouldFocus: true })
      return notify({ title, message, tone: 'failed' })
    }
    // Nobody becomes an admin by an edit. The invitation goes first: sending it again is harmless.
    const invites = values.role === 'admin' && role === 'user'
    if (invites) await invite({ fullName: values.fullName, email })
    const changed = { ...values, role: invites ? role : values.role }
    if (!invites || changed.fullName !== fullName || changed.status !== status)
      await save.mutateAsync({ userId, versionSeen: version, ...changed })
    if (invites) return onClose()
    notify({ title: w.updated, message: w.updatedMessage(values.fullName), tone: 'credited' })
    edit.saved()
    onClose()
  }

  const promotes = chosen.role === 'admin' && role === 'user'
  const demotes = chosen.role === 'user' && role === 'admin'
  const suspends = chosen.status === 'suspended' && status !== 'suspended'
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.editTitle(fullName)}
      dirty={dirty}
      pending={save.isPending || inviting}
    >
      <ChangedNotice edit={edit} />
      <Facts facts={[{ label: w.email, value: email }]} />
      <Form form={form} onSubmit={send} label={w.editTitle(fullName)} failed={w.updateFailed}>
        <TextField name="fullName" label={w.fullName} maxLength={120} autoComplete="off" />
        <SelectField
          name="role"
          label={w.role}
          placeholder={null}
          disabled={isSelf}
          options={roles.map((value) => ({ value, label: w.roles[value] }))}
        />
        <SelectField
          name="status"
          label={w.status}
          placeholder={null}
          disabled={isSelf}
          options={userStatuses.map((value) => ({ value, label: w.statuses[value] }))}
        />
        {isSelf && <p className="text-sm text-muted">{w.ownPowers}</p>}
        <div role="status" className="grid gap-2 empty:hidden">
          {suspends && <Warning>{w.suspends}</Warning>}
          {!suspends && !isSelf && (demotes || chosen.status !== status) && (
            <Warning>{w.endsSessions}</Warning>
          )}
          {promotes && (
            <Notice tone="info">
              {admins.passwordNote} {w.toAdmin}
            </Notice>
          )}
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending || inviting}>
            {w.cancel}
          </Button>
          <SubmitButton variant={suspends ? 'danger' : 'primary'}>
            {promotes ? admins.send : w.save}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
