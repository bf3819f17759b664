import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton, Spinner } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { registrationWords } from '../../shared/words-register.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The target of the link in the mail. */
export function VerifyEmailScreen() {
  const { token } = useSearch({ from: '/public/verify-email' })
  const w = useWords(registrationWords)
  if (token) return <Verifying token={token} />
  return (
    <AuthFrame bare title={w.verifyTitle}>
      <ToLogin tone="failed" title={w.verifyNoTokenTitle} message={w.verifyNoToken} />
    </AuthFrame>
  )
}

/** Verifies the email once, without a button. */
function Verifying({ token }: { token: string }) {
  const w = useWords(registrationWords)
  const verify = useMutation(identity.verifyEmail.mutationOptions())
  const { mutate } = verify
  const sent = useRef('')
  useEffect(() => {
    // A link works once: a second request would make a good link look used.
    if (sent.current === token) return
    sent.current = token
    mutate({ token })
  }, [token, mutate])
  const refused = verify.isError && readFailure(verify.error).kind === 'refusal'
  return (
    <AuthFrame bare={verify.isSuccess || refused} title={w.verifyTitle}>
      <div aria-live="polite">
        {verify.isSuccess && (
          <ToLogin tone="credited" title={w.verifiedTitle} message={w.verified} />
        )}
        {refused && <ToLogin tone="failed" title={w.verifyFailedTitle} message={w.verifyFailed} />}
        {verify.isError && !refused && (
          <ErrorState error={verify.error} onRetry={() => mutate({ token })} />
        )}
        {!verify.isSuccess && !verify.isError && (
          <p className="flex items-center gap-2">
            <Spinner />
            {w.verifying}
          </p>
        )}
      </div>
    </AuthFrame>
  )
}

interface ToLoginProps {
  tone: 'credited' | 'failed'
  title: string
  message: string
}

function ToLogin({ tone, title, message }: ToLoginProps) {
  const { goToLogin } = useWords(identityWords)
  return (
    <Notice tone={tone} title={title} action={<LinkButton to="/login">{goToLogin}</LinkButton>}>
      {message}
    </Notice>
  )
}
