import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRequiredTick } from '#foundation/kit/fields/required-tick.tsx'
import { isConnectionLost, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { addressAfterLogin } from '../../shared/rules-after-login.ts'
import type { Role } from '../../shared/rules.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { signInWords } from '../../shared/words-sign-in.ts'
import { RecoveryCodes } from '../authenticator/recovery-codes.tsx'
import { identity } from '../calls.ts'
import { AuthFrame, authLinkStyle } from './auth-frame.tsx'
import { AppCodeForm, FirstCodeForm } from './challenge-form.tsx'
import { finishSignIn, signedInMessage } from './finish-sign-in.ts'

interface Props {
  returnTo?: string | undefined
  /** Back to the first step of this auth page. */
  onStartAgain: () => void
}

/**
 * The step between a password, access code or provider and a session: asks for a code of the
 * authenticator app, or sets the app up.
 */
export function ChallengeScreen({ returnTo, onStartAgain }: Props) {
  const w = useWords(signInWords)
  const challenge = useQuery(identity.challenge.queryOptions({ input: {} }))
  const [codes, setCodes] = useState<string[]>()
  const [role, setRole] = useState<Role>()
  // The challenge has ended, or somebody opened an old address: there is nothing to answer.
  const over = challenge.data?.kind === 'none' && role === undefined
  const startAgain = useEffectEvent(onStartAgain)
  useEffect(() => {
    if (over) startAgain()
  }, [over])

  const enter = (as: Role) =>
    finishSignIn(
      addressAfterLogin(returnTo, as),
      signedInMessage(challenge.data?.byAccessCode ?? false),
    )
  const answer = async (code: string) => {
    try {
      const { role: as, recoveryCodes } = await identity.answerChallenge.call({ code })
      setRole(as)
      if (recoveryCodes) setCodes(recoveryCodes)
      else await enter(as)
    } catch (error) {
      // The server may have ended the challenge with this answer.
      if (readFailure(error).kind === 'refusal') void challenge.refetch()
      throw error
    }
  }

  if (codes && role) return <KeepCodes codes={codes} onKept={() => enter(role)} />
  const settingUp = challenge.data?.kind === 'set_up'
  return (
    <AuthFrame
      title={settingUp ? w.setUpFirstTitle : w.codeTitle}
      description={settingUp ? w.setUpFirstIntro : w.codeIntro}
      below={<StartAgain onLeft={onStartAgain} />}
      takesFocus={settingUp}
    >
      {challenge.data?.kind === 'code' && <AppCodeForm onCode={answer} />}
      {settingUp && <FirstCodeForm onCode={answer} />}
      {!challenge.data && challenge.error && (
        <ErrorState
          title={w.loginFailed}
          error={challenge.error}
          onRetry={() => void challenge.refetch()}
        />
      )}
      {!challenge.data && !challenge.error && <Skeleton lines={2} height="2.75rem" />}
    </AuthFrame>
  )
}

/** Shown once, while the session is open already; going on waits until the codes are kept. */
function KeepCodes({ codes, onKept }: { codes: string[]; onKept: () => Promise<void> }) {
  const a = useWords(authenticatorWords)
  const w = useWords(signInWords)
  const { tick, isTicked } = useRequiredTick(a.codesKept, a.codesKeptMissing)
  const [pending, setPending] = useState(false)
  return (
    <AuthFrame title={a.keepCodesTitle} description={a.keepCodesIntro} takesFocus>
      <div className="grid gap-4">
        <RecoveryCodes codes={codes} />
        {tick}
        <Button
          wide
          pending={pending}
          onClick={() => {
            if (!isTicked()) return
            setPending(true)
            void onKept().finally(() => setPending(false))
          }}
        >
          {w.continueIn}
        </Button>
      </div>
    </AuthFrame>
  )
}

function StartAgain({ onLeft }: { onLeft: () => void }) {
  const w = useWords(signInWords)
  const leave = useMutation(
    identity.leaveChallenge.mutationOptions({
      onSuccess: onLeft,
      // Without a connection the cookie may remain; it expires, and the next sign-in replaces it.
      onError: (error) => (isConnectionLost(error) ? showFailure(w.loginFailed)(error) : onLeft()),
    }),
  )
  return (
    <button
      type="button"
      aria-disabled={leave.isPending || undefined}
      onClick={() => !leave.isPending && leave.mutate({})}
      className={authLinkStyle}
    >
      {w.startAgain}
    </button>
  )
}
