import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure, showRefusal } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Link } from '#foundation/kit/page/navigation.tsx'
import { useSiteName } from '#foundation/kit/page/site-settings.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { addressAfterLogin } from '../../shared/rules-after-login.ts'
import { checkLogin, login, type Login } from '../../shared/rules-forms.ts'
import { signInWords } from '../../shared/words-sign-in.ts'
import { identityRefusals, identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame, AuthLink, authLinkStyle } from './auth-frame.tsx'
import { forgetAwaitedEmail, readAwaitedEmail } from './awaited-email.ts'
import { finishSignIn, useCacheChallenge, signedInMessage } from './finish-sign-in.ts'
import { EmailField } from './login-fields.tsx'
import { showFieldRefusal, showFormFailure } from './show-failures.ts'
import { takeWantedPage } from './wanted-page.ts'

interface Props {
  /** The page that asked for the sign-in; used only when it is in the person's own area. */
  returnTo?: string | undefined
  /** The password was right, and the authenticator app is next. */
  onCode: () => Promise<void> | void
  /** Slots for the later module social: the outcome of a provider, and the provider buttons. */
  notice?: ReactNode
  social?: ReactNode
}

/** The first step of a sign-in: email and password. */
export function PasswordScreen({ returnTo, onCode, notice, social }: Props) {
  const common = useWords(identityWords)
  const w = useWords(signInWords)
  const cacheChallenge = useCacheChallenge()
  const form = useKabanForm(login, { email: '', password: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const [unverified, setUnverified] = useState<string | null>(null)
  const awaited = useSyncExternalStore(noChanges, readAwaitedEmail, () => null)
  const submit = async (values: Login) => {
    setUnverified(null)
    const finding = checkLogin(values)
    if (finding) return showFieldRefusal(form, identityRefusals, finding)
    try {
      const { role, next } = await identity.login.call(values)
      forgetAwaitedEmail()
      if (next !== 'home') {
        cacheChallenge({ kind: next, byAccessCode: false })
        return await onCode()
      }
      const wanted = takeWantedPage()
      await finishSignIn(addressAfterLogin(returnTo ?? wanted, role), signedInMessage(false))
    } catch (error) {
      const failure = readFailure(error)
      if (failure.kind === 'refusal' && failure.name === 'email-not-verified')
        setUnverified(values.email)
      showFormFailure(form, error, w.loginFailed, 'password')
    }
  }
  return (
    <AuthFrame
      title={w.loginTitle}
      description={w.loginIntro}
      below={<OtherPages returnTo={returnTo} />}
    >
      {notice && <div className="mb-4">{notice}</div>}
      {awaited && !unverified && <CheckMail email={awaited} />}
      <Form form={form} onSubmit={submit} label={w.loginTitle}>
        <EmailField />
        <PasswordField name="password" label={common.password} autoComplete="current-password" />
        <SubmitButton wide>{isSubmitting ? w.signingIn : w.signIn}</SubmitButton>
        <Link to="/forgot-password" className={`${authLinkStyle} -my-2 justify-self-start`}>
          {w.forgotLink}
        </Link>
      </Form>
      {unverified && (
        <div className="mt-4">
          <Notice
            tone="waiting"
            title={w.notVerifiedHelp}
            action={<ResendButton email={unverified} />}
          />
        </div>
      )}
      {/* Going to a provider would abandon the sign-in under way. */}
      <div inert={isSubmitting} className="inert:opacity-55">
        {social}
      </div>
    </AuthFrame>
  )
}

const noChanges = () => () => {}

/** After a sign-up: where its mail went, until the first sign-in. */
function CheckMail({ email }: { email: string }) {
  const w = useWords(signInWords)
  return (
    <div className="mb-4">
      <Notice tone="waiting" title={w.checkMailTitle} action={<ResendButton email={email} />}>
        <span className="wrap-anywhere">{w.checkMail(email)}</span>
      </Notice>
    </div>
  )
}

function ResendButton({ email }: { email: string }) {
  const w = useWords(signInWords)
  const resend = useMutation(
    identity.resendVerification.mutationOptions({
      onSuccess: () => notify({ title: w.resentTitle, message: w.resent, tone: 'info' }),
      onError: showRefusal,
    }),
  )
  return (
    <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate({ email })}>
      {w.resend}
    </Button>
  )
}

function OtherPages({ returnTo }: Pick<Props, 'returnTo'>) {
  const w = useWords(signInWords)
  const site = useSiteName()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        {w.noLoginYet(site)}
        <AuthLink to="/register" returnTo={returnTo}>
          {w.signUpHere}
        </AuthLink>
      </p>
      <AuthLink to="/admin/login">{w.companyAccess}</AuthLink>
    </>
  )
}
