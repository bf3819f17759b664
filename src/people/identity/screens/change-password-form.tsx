import { useFormState } from 'react-hook-form'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { checkNewPassword, passwordChange, type PasswordChange } from '../shared/rules-forms.ts'
import { identityRefusals } from '../shared/words.ts'
import { NewPasswordFields } from './auth/login-fields.tsx'
import { showFieldRefusal, showFormFailure } from './auth/show-failures.ts'
import { identity } from './calls.ts'

interface Props {
  title: string
  /** Absent when there is no current password. */
  current: { label: string; hint?: string | undefined } | undefined
  next: { label: string; hint: string; confirmLabel: string }
  submit: { wide?: boolean; label: string; pendingLabel: string }
  failed: string
  done: { title: string; message: string }
  onChanged: (form: { reset: () => void }) => Promise<void> | void
  className?: string
}

const empty: PasswordChange = { currentPassword: '', password: '', confirmPassword: '' }

export function ChangePasswordForm({ title, current, next, submit, done, ...rest }: Props) {
  const { failed, onChanged, className } = rest
  const form = useKabanForm(passwordChange, empty)
  const { isSubmitting } = useFormState({ control: form.control })
  const change = async (values: PasswordChange) => {
    const finding = checkNewPassword(values, 'change')
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    try {
      await identity.changePassword.call(values)
      notify({ ...done, tone: 'credited' })
      await onChanged(form)
    } catch (error) {
      showFormFailure(form, error, failed)
    }
  }
  return (
    <Form form={form} onSubmit={change} label={title} className={className}>
      {current && (
        <PasswordField
          name="currentPassword"
          label={current.label}
          hint={current.hint}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields {...next} />
      <div>
        <SubmitButton wide={submit.wide}>
          {isSubmitting ? submit.pendingLabel : submit.label}
        </SubmitButton>
      </div>
    </Form>
  )
}
