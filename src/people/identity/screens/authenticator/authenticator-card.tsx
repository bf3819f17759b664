import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { fewRecoveryCodes } from '../../shared/rules.ts'
import { identitySettingsWords } from '../../shared/words-settings.ts'
import { identity, meQuery } from '../calls.ts'

// Loaded on demand: most people open the settings for something else.
const SetUpDialog = lazy(async () => ({
  default: (await import('./authenticator-dialogs.tsx')).SetUpDialog,
}))
const KeepCodesDialog = lazy(async () => ({
  default: (await import('./authenticator-dialogs.tsx')).KeepCodesDialog,
}))

type Step =
  | { kind: 'set-up'; secret: string; uri: string }
  | { kind: 'keep'; codes: string[]; renewed: boolean }
  | { kind: 'renew' }
  | { kind: 'turn-off' }

/**
 * Sets up and removes the caller's authenticator app. Calls that need a proof ask for it by
 * themselves (foundation/kit/data/calls.ts).
 */
export function AuthenticatorCard() {
  const w = useWords(identitySettingsWords)
  const own = useQuery(identity.authenticator.queryOptions({ input: {} }))
  const [step, setStep] = useState<Step>()
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
      <Steps step={step} onStep={setStep} />
    </Card>
  )
}

interface StateProps {
  onStep: (step: Step) => void
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

function Steps({
  step,
  onStep,
}: {
  step: Step | undefined
  onStep: (step: Step | undefined) => void
}) {
  const w = useWords(identitySettingsWords)
  const { data: me } = useQuery(meQuery)
  const renew = useRenew(onStep)
  const turnOff = useTurnOff(onStep)
  // Only users have withdrawals to pause.
  const pause = me?.role === 'user' ? w.authenticatorPause : ''
  const close = () => onStep(undefined)
  return (
    <>
      <Suspense>
        {step?.kind === 'set-up' && (
          <SetUpDialog
            {...step}
            pause={pause}
            onClose={close}
            onDone={(codes) => onStep({ kind: 'keep', codes, renewed: false })}
          />
        )}
        {step?.kind === 'keep' && <KeepCodesDialog {...step} onClose={close} />}
      </Suspense>
      <ConfirmDialog
        open={step?.kind === 'renew'}
        onClose={close}
        title={w.renewTitle}
        message={`${w.renewMore} ${pause}`}
        confirmLabel={w.renewCodes}
        onConfirm={() => renew.mutate({})}
        pending={renew.isPending}
      />
      <ConfirmDialog
        open={step?.kind === 'turn-off'}
        onClose={close}
        title={w.turnOffTitle}
        message={`${w.turnOffMore} ${pause}`}
        cancelLabel={w.keep}
        confirmLabel={w.turnOff}
        onConfirm={() => turnOff.mutate({})}
        pending={turnOff.isPending}
        destructive
      />
    </>
  )
}

function useRenew(onStep: (step: Step) => void) {
  return useMutation(
    identity.renewRecoveryCodes.mutationOptions({
      onSuccess: ({ recoveryCodes }) =>
        onStep({ kind: 'keep', codes: recoveryCodes, renewed: true }),
      onError: showRefusal,
    }),
  )
}

function useTurnOff(onStep: (step: undefined) => void) {
  const w = useWords(identitySettingsWords)
  return useMutation(
    identity.removeAuthenticator.mutationOptions({
      onSuccess: () => {
        onStep(undefined)
        notify({ title: w.turnedOffTitle, message: w.turnedOff, tone: 'info' })
      },
      onError: showRefusal,
    }),
  )
}
