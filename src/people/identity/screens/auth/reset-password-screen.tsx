import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { go } from '#foundation/kit/page/navigation.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { checkNewPassword, newPassword, type NewPassword } from '../../shared/rules-forms.ts'
import { resetRedirectSeconds } from '../../shared/rules.ts'
import { recoverPasswordWords } from '../../shared/words-password.ts'
import { identityRefusals, identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { NewPasswordFields } from './login-fields.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** The target of the link in the mail. */
export function ResetPasswordScreen({ search: { token = '' } }: { search: { token?: string } }) {
  const w = useWords(recoverPasswordWords)
  const [done, setDone] = useState(false)
  return (
    <AuthFrame
      title={w.resetTitle}
      description={done ? undefined : w.resetIntro}
      below={done ? undefined : <AuthLink to="/forgot-password">{w.askNewLink}</AuthLink>}
    >
      {!token ? (
        <Notice tone="failed" title={w.resetNoTokenTitle}>
          {w.resetNoToken}
        </Notice>
      ) : done ? (
        <Done />
      ) : (
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      )}
    </AuthFrame>
  )
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
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
      return showFormFailure(form, error, w.resetFailed)
    }
    notify({ title: w.resetDoneTitle, message: w.resetDone, tone: 'credited' })
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

/** Opens the login screen after some seconds, or at once with the button. */
function Done() {
  const { goToLogin } = useWords(identityWords)
  const w = useWords(recoverPasswordWords)
  useEffect(() => {
    const timer = setTimeout(() => void go('/login'), resetRedirectSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice
      tone="credited"
      title={w.resetDoneTitle}
      action={<LinkButton to="/login">{goToLogin}</LinkButton>}
    >
      {w.resetDone}
    </Notice>
  )
}
