import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isConnectionLost, readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { addressAfterLogin } from '../../shared/rules-after-login.ts'
import type { Role } from '../../shared/rules.ts'
import { identityWords } from '../../shared/words.ts'
import { useCodesKept } from '../authenticator/codes-kept.tsx'
import { RecoveryCodes } from '../authenticator/recovery-codes.tsx'
import { identity } from '../calls.ts'
import { AuthFrame } from './auth-frame.tsx'
import { AppCodeForm, FirstCodeForm } from './challenge-form.tsx'
import { finishSignIn } from './finish-sign-in.ts'

interface Props {
  returnTo?: string | undefined
  /** Back to the first step of this door. */
  onStartAgain: () => void
}

/**
 * The step between a right password, access code or social sign-in and a session: the authenticator
 * app, asked or set up.
 */
export function ChallengeScreen({ returnTo, onStartAgain }: Props) {
  const w = useWords(identityWords)
  const asked = useQuery(identity.challenge.queryOptions({ input: {} }))
  const [codes, setCodes] = useState<string[]>()
  const [role, setRole] = useState<Role>()
  const byAccessCode = asked.data?.byAccessCode ?? false
  // Ended meanwhile, or an old address was opened: there is nothing to answer.
  const over = asked.data?.kind === 'none' && role === undefined
  const startAgain = useEffectEvent(onStartAgain)
  useEffect(() => {
    if (over) startAgain()
  }, [over])

  const goIn = async (as: Role) => {
    const told = byAccessCode
      ? { title: w.accessGrantedTitle, message: w.accessGranted }
      : { title: w.loggedInTitle, message: w.loggedIn }
    await finishSignIn(addressAfterLogin(returnTo, as), { ...told, tone: 'credited' })
  }
  const answer = async (code: string) => {
    try {
      const { role: as, recoveryCodes } = await identity.answerChallenge.call({ code })
      setRole(as)
      if (recoveryCodes) setCodes(recoveryCodes)
      else await goIn(as)
    } catch (error) {
      // The server may have ended the step with this answer.
      if (readFailure(error).kind === 'refusal') void asked.refetch()
      throw error
    }
  }

  if (codes && role) return <KeepCodes codes={codes} onKept={() => goIn(role)} />
  const settingUp = asked.data?.kind === 'set_up'
  return (
    <AuthFrame
      title={settingUp ? w.setUpFirstTitle : w.codeTitle}
      description={settingUp ? w.setUpFirstIntro : w.codeIntro}
      below={<StartAgain onLeft={onStartAgain} />}
      takesFocus={settingUp}
    >
      {asked.data?.kind === 'code' && <AppCodeForm onCode={answer} />}
      {settingUp && <FirstCodeForm onCode={answer} />}
      {!asked.data && asked.error && (
        <ErrorState
          title={w.loginFailed}
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      )}
      {!asked.data && !asked.error && <Skeleton lines={2} height="2.75rem" />}
    </AuthFrame>
  )
}

/** Shown this once: the session is open already, and the way on waits until they are kept. */
function KeepCodes({ codes, onKept }: { codes: string[]; onKept: () => Promise<void> }) {
  const w = useWords(identityWords)
  const { tick, isKept } = useCodesKept()
  const [pending, setPending] = useState(false)
  return (
    <AuthFrame title={w.keepCodesTitle} description={w.keepCodesIntro} takesFocus>
      <div className="grid gap-4">
        <RecoveryCodes codes={codes} />
        {tick}
        <Button
          wide
          pending={pending}
          onClick={() => {
            if (!isKept()) return
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
  const w = useWords(identityWords)
  const leave = useMutation({
    mutationFn: () => identity.leaveChallenge.call({}),
    onSuccess: onLeft,
    // Without an answer the cookie may still be there; it ends by itself, and the next sign-in replaces it.
    onError: (error) => (isConnectionLost(error) ? showFailure(w.loginFailed)(error) : onLeft()),
  })
  return (
    <button
      type="button"
      aria-disabled={leave.isPending || undefined}
      onClick={() => !leave.isPending && leave.mutate()}
      className="link target inline-flex items-center"
    >
      {w.startAgain}
    </button>
  )
}
