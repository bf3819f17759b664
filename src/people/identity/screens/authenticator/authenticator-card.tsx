import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { fewRecoveryCodes } from '../../shared/rules.ts'
import { identitySettingsWords } from '../../shared/words-settings.ts'
import { identity } from '../calls.ts'
import { AuthenticatorSteps, type AuthenticatorStep } from './authenticator-steps.tsx'

/**
 * Sets up and removes the caller's authenticator app. Calls that need a proof ask for it by
 * themselves (foundation/kit/data/calls.ts).
 */
export function AuthenticatorCard() {
  const w = useWords(identitySettingsWords)
  const own = useQuery(identity.authenticator.queryOptions({ input: {} }))
  const [step, setStep] = useState<AuthenticatorStep>()
  return (
    <Card title={w.authenticator}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{w.authenticatorIntro}</p>
        {own.isPending && <Skeleton lines={1} height="2.75rem" />}
        {own.isError && !own.data && (
          <FetchFailed
            title={w.authenticatorFailed}
            error={own.error}
            onRetry={() => void own.refetch()}
          />
        )}
        {own.data &&
          (own.data.on ? <On {...own.data} onStep={setStep} /> : <Off onStep={setStep} />)}
      </div>
      <AuthenticatorSteps step={step} onStep={setStep} />
    </Card>
  )
}

interface StateProps {
  onStep: (step: AuthenticatorStep) => void
}

function Off({ onStep }: StateProps) {
  const w = useWords(identitySettingsWords)
  const start = useMutation(
    identity.startAuthenticator.mutationOptions({
      onSuccess: (started) => onStep({ kind: 'set-up', ...started }),
      onError: showRefusal,
    }),
  )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-medium">{w.authenticatorOff}</p>
      <SendingButton variant="secondary" pending={start.isPending} onClick={() => start.mutate({})}>
        {w.setUpAuthenticator}
      </SendingButton>
    </div>
  )
}

function On({
  since,
  recoveryCodesLeft,
  required,
  onStep,
}: StateProps & { since: Date | null; recoveryCodesLeft: number; required: boolean }) {
  const w = useWords(identitySettingsWords)
  const language = useLanguage()
  const few = recoveryCodesLeft <= fewRecoveryCodes
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge tone="credited">
          {w.authenticatorOn(since ? showDay(since, language) : '')}
        </StatusBadge>
        <StatusBadge tone={few ? 'waiting' : 'info'}>{w.codesLeft(recoveryCodesLeft)}</StatusBadge>
      </div>
      {few && <p className="text-sm">{w.codesFew}</p>}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onStep({ kind: 'renew' })}>
          {w.renewCodes}
        </Button>
        {!required && (
          <Button variant="secondary" onClick={() => onStep({ kind: 'turn-off' })}>
            {w.turnOff}
          </Button>
        )}
      </div>
      {required && <p className="text-sm text-muted">{w.authenticatorRequired}</p>}
    </div>
  )
}
