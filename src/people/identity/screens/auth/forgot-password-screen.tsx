import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { checkEmail, emailOnly, type EmailOnly } from '../../shared/rules-forms.ts'
import { recoverPasswordWords } from '../../shared/words-password.ts'
import { identityRefusals, identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame, AuthLink } from './auth-frame.tsx'
import { EmailField } from './login-fields.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** Confirms in the same way whether or not the email has a login: the mail tells its owner. */
export function ForgotPasswordScreen() {
  const { toLogin } = useWords(identityWords)
  const w = useWords(recoverPasswordWords)
  const form = useKabanForm(emailOnly, { email: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const [sent, setSent] = useState(false)
  const submit = async (values: EmailOnly) => {
    const finding = checkEmail(values)
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    try {
      await identity.forgotPassword.call(values)
    } catch (error) {
      return showFormFailure(form, error, w.resetMailFailed, 'email')
    }
    setSent(true)
    notify({ title: w.resetSentTitle, message: w.resetSent, tone: 'info' })
  }
  return (
    <AuthFrame
      title={w.forgotTitle}
      description={w.forgotIntro}
      below={<AuthLink to="/login">{toLogin}</AuthLink>}
    >
      <Form form={form} onSubmit={submit} label={w.forgotTitle}>
        <EmailField />
        <SubmitButton wide>{isSubmitting ? w.sending : w.sendResetLink}</SubmitButton>
      </Form>
      {sent && (
        <div className="mt-4">
          <Notice title={w.resetSentTitle}>{w.resetSent}</Notice>
        </div>
      )}
    </AuthFrame>
  )
}
