import { Link } from '@tanstack/react-router'
import { useFormState } from 'react-hook-form'
import { PasswordField } from '#foundation/kit/fields/password-field.tsx'
import { Form, SubmitButton, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { addressAfterLogin } from '../../shared/rules-after-login.ts'
import { accessCode, type AccessCode } from '../../shared/rules-forms.ts'
import { signInWords } from '../../shared/words-sign-in.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame, authLinkStyle } from './auth-frame.tsx'
import { ChallengeScreen } from './challenge-screen.tsx'
import { finishSignIn, useCacheChallenge, signedInMessage } from './finish-sign-in.ts'
import { showFormFailure } from './show-failures.ts'

interface Props {
  /** The page that asked for it; used only when it is one of the console. */
  returnTo?: string | undefined
  /** The code was right, and the authenticator app of company access is next. */
  atCode: boolean
  onCode: () => void
  onStartAgain: () => void
}

/** The sign-in of company staff. Only the server compares the code. */
export function CompanyAccessScreen({ returnTo, atCode, onCode, onStartAgain }: Props) {
  return atCode ? (
    <ChallengeScreen returnTo={returnTo} onStartAgain={onStartAgain} />
  ) : (
    <AccessCodeScreen returnTo={returnTo} onCode={onCode} />
  )
}

function AccessCodeScreen({ returnTo, onCode }: Pick<Props, 'returnTo' | 'onCode'>) {
  const w = { ...useWords(identityWords), ...useWords(signInWords) }
  const cacheChallenge = useCacheChallenge()
  const form = useKabanForm(accessCode, { code: '' })
  const { isSubmitting } = useFormState({ control: form.control })
  const submit = async (values: AccessCode) => {
    try {
      const { next } = await identity.enterCompanyAccess.call(values)
      if (next !== 'home') {
        cacheChallenge({ kind: next, byAccessCode: true })
        return onCode()
      }
      await finishSignIn(addressAfterLogin(returnTo, 'admin'), signedInMessage(true))
    } catch (error) {
      showFormFailure(form, error, w.accessFailed, 'code')
    }
  }
  return (
    <AuthFrame
      title={w.accessTitle}
      description={w.accessIntro}
      below={
        <Link
          to="/login"
          search={returnTo === undefined ? {} : { returnTo }}
          className={authLinkStyle}
        >
          {w.toLogin}
        </Link>
      }
    >
      <Form form={form} onSubmit={submit} label={w.accessTitle}>
        <PasswordField name="code" label={w.accessCode} autoComplete="off" />
        <SubmitButton wide>{isSubmitting ? w.entering : w.enter}</SubmitButton>
      </Form>
    </AuthFrame>
  )
}
