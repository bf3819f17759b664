import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure, showRefusal } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { addressAfterLogin } from '../../shared/rules-after-login.ts'
import { checkLogin, login, type Login } from '../../shared/rules.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'
import { finishSignIn, useCacheChallenge } from './finish-sign-in.ts'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'

interface Props {
  /** The page that asked for the sign-in; only a page of the person's own area is gone to. */
  returnTo?: string | undefined
  /** The password was right, and the authenticator app comes next. */
  onCode: () => Promise<void> | void
  /**
   * What the room of the providers has to say of a way to one and back, and its buttons: it stands
   * right of this one.
   */
  notice?: ReactNode
  social?: ReactNode
}

/** The first step of a sign-in. */
export function PasswordScreen({ returnTo, onCode, notice, social }: Props) {
  const w = useWords(identityWords)
  const noteChallenge = useCacheChallenge()
  const form = useKabanForm(login, { email: '', password: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const [unverified, setUnverified] = useState<string | null>(null)
  const submit = async (values: Login) => {
    setUnverified(null)
    const finding = checkLogin(values)
    if (finding) return showFieldRefusal(form, finding)
    try {
      const { role, next } = await identity.login.call(values)
      if (next !== 'home') {
        noteChallenge({ kind: next, byAccessCode: false })
        return await onCode()
      }
      await finishSignIn(addressAfterLogin(returnTo, role), {
        title: w.loggedInTitle,
        message: w.loggedIn,
        tone: 'credited',
      })
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'refusal' && failure.name === 'email-not-verified')
        setUnverified(values.email)
      showFormFailure(form, error, w.loginFailed)
    }
  }
  return (
    <AuthFrame title={w.loginTitle} description={w.loginIntro} below={<WaysElsewhere />}>
      {notice && <div className="mb-4">{notice}</div>}
      <Form form={form} onSubmit={submit} label={w.loginTitle}>
        <TextField
          name="email"
          type="email"
          label={w.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField name="password" label={w.password} autoComplete="current-password" />
        <SubmitButton wide>{isSubmitting ? w.signingIn : w.signIn}</SubmitButton>
        <Link
          to="/forgot-password"
          className="link target -my-2 inline-flex items-center justify-self-start"
        >
          {w.forgotLink}
        </Link>
      </Form>
      {unverified && <Resend email={unverified} />}
      {/* A way to a provider would leave a sign-in that is under way. */}
      <div inert={isSubmitting} className="inert:opacity-55">
        {social}
      </div>
    </AuthFrame>
  )
}

function Resend({ email }: { email: string }) {
  const w = useWords(identityWords)
  const resend = useMutation(
    identity.resendVerification.mutationOptions({
      onSuccess: () => notify({ title: w.resentTitle, message: w.resent, tone: 'info' }),
      onError: showRefusal,
    }),
  )
  return (
    <div className="mt-4">
      <Notice
        tone="waiting"
        title={w.notVerifiedHelp}
        action={
          <Button
            variant="secondary"
            pending={resend.isPending}
            onClick={() => resend.mutate({ email })}
          >
            {w.resend}
          </Button>
        }
      />
    </div>
  )
}

function WaysElsewhere() {
  const w = useWords(identityWords)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        {w.noLoginYet}
        <Link to="/register" className="link target inline-flex items-center">
          {w.signUpHere}
        </Link>
      </p>
      <Link to="/admin/login" className="link target inline-flex items-center">
        {w.companyAccess}
      </Link>
    </>
  )
}
