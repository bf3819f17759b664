import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton, Spinner } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The target of the link in the mail. */
export function VerifyEmailScreen({ token }: { token: string }) {
  const w = useWords(identityWords)
  return (
    <AuthFrame title={w.verifyTitle}>
      {token ? (
        <Verifying token={token} />
      ) : (
        <Notice
          tone="failed"
          title={w.verifyNoTokenTitle}
          action={<LinkButton to="/login">{w.goToLogin}</LinkButton>}
        >
          {w.verifyNoToken}
        </Notice>
      )}
    </AuthFrame>
  )
}

/** It verifies by itself, once. */
function Verifying({ token }: { token: string }) {
  const w = useWords(identityWords)
  const verify = useMutation(identity.verifyEmail.mutationOptions())
  const { mutate } = verify
  const asked = useRef('')
  useEffect(() => {
    // A link works once: asking twice would make a good link look like a used one.
    if (asked.current === token) return
    asked.current = token
    mutate({ token })
  }, [token, mutate])
  const refused = verify.isError && readFailure(verify.error).kind === 'refusal'
  return (
    <div aria-live="polite">
      {verify.isSuccess && (
        <Notice
          tone="credited"
          title={w.verifiedTitle}
          action={<LinkButton to="/login">{w.goToLogin}</LinkButton>}
        >
          {w.verified}
        </Notice>
      )}
      {refused && (
        <Notice
          tone="failed"
          title={w.verifyFailedTitle}
          action={<LinkButton to="/login">{w.goToLogin}</LinkButton>}
        >
          {w.verifyFailed}
        </Notice>
      )}
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
  )
}
