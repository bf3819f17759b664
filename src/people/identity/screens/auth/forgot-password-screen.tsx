import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { checkEmail, emailOnly, type EmailOnly } from '../../shared/rules.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

/** The same confirmation whether or not the email has a login: the mail tells its owner. */
export function ForgotPasswordScreen() {
  const w = useWords(identityWords)
  const form = useKabanForm(emailOnly, { email: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const [sent, setSent] = useState(false)
  const submit = async (values: EmailOnly) => {
    const finding = checkEmail(values)
    if (finding) return showFieldRefusal(form, finding)
    try {
      await identity.forgotPassword.call(values)
    } catch (error) {
      return showFormFailure(form, error, w.resetMailFailed)
    }
    setSent(true)
    notify({ title: w.resetSentTitle, message: w.resetSent, tone: 'info' })
  }
  return (
    <AuthFrame
      title={w.forgotTitle}
      description={w.forgotIntro}
      below={
        <Link to="/login" className="link target inline-flex items-center">
          {w.toLogin}
        </Link>
      }
    >
      <Form form={form} onSubmit={submit} label={w.forgotTitle}>
        <TextField
          name="email"
          type="email"
          label={w.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
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
