import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { AuthFrame, AuthLink } from '#people/identity/screens/auth/auth-frame.tsx'
import { socialSignUpWords } from '../shared/words-sign-up.ts'
import { social } from './calls.ts'
import { FinishSignUpForm, type FinishSlots } from './finish-sign-up-form.tsx'

/** The rest of a sign-up with a provider, in one step. */
export function FinishSignUpScreen(slots: FinishSlots) {
  const w = useWords(socialSignUpWords)
  const pending = useQuery(social.pendingSignUp.queryOptions({ input: {}, staleTime: 0 }))
  const ended = pending.data === null
  return (
    <AuthFrame
      title={w.finishTitle}
      description={pending.data ? w.finishIntro(pending.data.providerName) : undefined}
      below={<AuthLink to="/register">{w.toSignUp}</AuthLink>}
    >
      {pending.isPending && <Skeleton lines={4} height="2.75rem" />}
      {pending.isError && !pending.data && (
        <ErrorState
          title={w.loadFailed}
          error={pending.error}
          onRetry={() => void pending.refetch()}
        />
      )}
      {ended && (
        <Notice tone="waiting" title={w.finishEnded}>
          {w.finishEndedMore}
        </Notice>
      )}
      {pending.data && (
        <FinishSignUpForm {...slots} pending={pending.data} onEnded={pending.refetch} />
      )}
    </AuthFrame>
  )
}
