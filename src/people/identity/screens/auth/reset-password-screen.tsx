import { useEffect, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { go, Link } from '#foundation/kit/page/navigation.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import {
  checkNewPassword,
  newPassword,
  resetRedirectSeconds,
  type NewPassword,
} from '../../shared/rules.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** The target of the link in the mail. */
export function ResetPasswordScreen({ token }: { token: string }) {
  const w = useWords(identityWords)
  const [done, setDone] = useState(false)
  return (
    <AuthFrame
      title={w.resetTitle}
      description={done ? undefined : w.resetIntro}
      below={done ? undefined : <NewLink />}
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
  const w = useWords(identityWords)
  const form = useKabanForm(newPassword, { password: '', confirmPassword: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: NewPassword) => {
    const finding = checkNewPassword(values, 'reset')
    if (finding) return showFieldRefusal(form, finding)
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
      <PasswordField
        name="password"
        label={w.newPassword}
        hint={w.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={w.confirmPassword} autoComplete="new-password" />
      <SubmitButton wide>{isSubmitting ? w.savingPassword : w.savePassword}</SubmitButton>
    </Form>
  )
}

/** Goes on to the login screen by itself; the button is for who does not want to wait. */
function Done() {
  const w = useWords(identityWords)
  useEffect(() => {
    const timer = setTimeout(() => void go('/login'), resetRedirectSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice
      tone="credited"
      title={w.resetDoneTitle}
      action={<LinkButton to="/login">{w.goToLogin}</LinkButton>}
    >
      {w.resetDone}
    </Notice>
  )
}

function NewLink() {
  const w = useWords(identityWords)
  return (
    <Link to="/forgot-password" className="link target inline-flex items-center">
      {w.askNewLink}
    </Link>
  )
}
