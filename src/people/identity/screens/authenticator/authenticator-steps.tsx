import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { showRefusal } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { identitySettingsWords } from '../../shared/words-settings.ts'
import { identity, meQuery } from '../calls.ts'

// Loaded on demand: most people open the settings for something else.
const SetUpDialog = lazy(async () => ({
  default: (await import('./authenticator-dialogs.tsx')).SetUpDialog,
}))
const KeepCodesDialog = lazy(async () => ({
  default: (await import('./authenticator-dialogs.tsx')).KeepCodesDialog,
}))

export type AuthenticatorStep =
  | { kind: 'set-up'; secret: string; uri: string }
  | { kind: 'keep'; codes: string[]; renewed: boolean }
  | { kind: 'renew' }
  | { kind: 'turn-off' }

/** The dialog of the current step. */
export function AuthenticatorSteps({
  step,
  onStep,
}: {
  step: AuthenticatorStep | undefined
  onStep: (step: AuthenticatorStep | undefined) => void
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

function useRenew(onStep: (step: AuthenticatorStep) => void) {
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
