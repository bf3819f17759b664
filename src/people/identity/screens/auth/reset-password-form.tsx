import { useFormState } from 'react-hook-form'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { checkNewPassword, newPassword, type NewPassword } from '../../shared/rules-forms.ts'
import { recoverPasswordWords } from '../../shared/words-password.ts'
import { identityRefusals, identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { NewPasswordFields } from './login-fields.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** `doneMessage` goes into the passing notice. */
export function ResetPasswordForm({
  token,
  doneMessage,
  onDone,
}: {
  token: string
  doneMessage: string
  onDone: () => void
}) {
  const w = useWords(recoverPasswordWords)
  const common = useWords(identityWords)
  const form = useKabanForm(newPassword, { password: '', confirmPassword: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: NewPassword) => {
    const finding = checkNewPassword(values, 'reset')
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    try {
      await identity.resetPassword.call({ token, ...values })
    } catch (error) {
      return showFormFailure(form, error, w.resetFailed, 'password')
    }
    notify({ title: w.resetDoneTitle, message: doneMessage, tone: 'credited' })
    onDone()
  }
  return (
    <Form form={form} onSubmit={submit} label={w.resetTitle}>
      <NewPasswordFields
        label={common.newPassword}
        hint={common.passwordHint}
        confirmLabel={common.confirmPassword}
      />
      <SubmitButton wide>{isSubmitting ? w.savingPassword : w.savePassword}</SubmitButton>
    </Form>
  )
}
