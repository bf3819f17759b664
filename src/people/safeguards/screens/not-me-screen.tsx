import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button, LinkButton, Spinner } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import { AuthFrame } from '#people/identity/screens/auth/auth-frame.tsx'
import { LinkOwner, useLinkOwner } from '#people/identity/screens/auth/link-owner.tsx'
import { ResetPasswordForm } from '#people/identity/screens/auth/reset-password-form.tsx'
import type { LinkOwner as Found } from '#people/identity/shared/contract.ts'
import { recoverPasswordWords } from '#people/identity/shared/words-password.ts'
import type { safeguardsContract, StoppedMoney, WayIn } from '../shared/contract.ts'
import { notMeWords } from '../shared/words-not-me.ts'

const safeguards = moduleCalls<typeof safeguardsContract>('safeguards')

/** The target of the button in a security mail. Opening it changes nothing. */
export function NotMeScreen({ search: { token = '' } }: { search: { token?: string } }) {
  const w = useWords(notMeWords)
  const { data: found, error, refetch } = useLinkOwner({ token, purpose: 'not_me' })
  const ended = token === '' || (found && !found.owner)
  return (
    <AuthFrame bare={ended} title={w.title} description={ended ? undefined : w.intro}>
      {ended ? (
        <Ended signedIn={found !== undefined && found.signedInHere !== 'nobody'} />
      ) : found ? (
        <Steps token={token} found={found} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <p className="flex items-center gap-2">
          <Spinner />
          {w.checking}
        </p>
      )}
    </AuthFrame>
  )
}

function Steps({ token, found }: { token: string; found: Found }) {
  const w = useWords(notMeWords)
  const [finished, setFinished] = useState(false)
  const protect = useMutation(
    safeguards.sayNotMe.mutationOptions({ onError: showFailure(w.failed) }),
  )
  if (finished) return <Finished found={found} stopped={protect.data?.stopped ?? null} />
  if (protect.data)
    return (
      <div className="grid gap-4" role="status">
        <Notice tone="credited" title={w.doneTitle}>
          {w.doneSignedOut} {found.hasMoney && w.doneLocked}
        </Notice>
        {protect.data.stopped && (
          <Items>
            <Stopped stopped={protect.data.stopped} />
          </Items>
        )}
        <WaysIn waysIn={protect.data.waysIn} />
        <h2 className="text-lg font-semibold">{w.chooseTitle}</h2>
        <ResetPasswordForm
          token={protect.data.resetToken}
          doneMessage={w.passwordDone}
          onDone={() => setFinished(true)}
        />
        <p className="text-sm text-muted">{w.later}</p>
      </div>
    )
  return (
    <>
      <LinkOwner found={found} />
      <p>{w.steps}</p>
      <Items>
        <li>{w.signedOut}</li>
        <li>{w.passwordGone}</li>
        <li>{w.waysInGone}</li>
        {found.hasMoney && <li>{w.moneyLocked}</li>}
      </Items>
      <Button wide pending={protect.isPending} onClick={() => protect.mutate({ token })}>
        {protect.isPending ? w.protecting : w.protect}
      </Button>
    </>
  )
}

/** The withdrawals that were really stopped, and those that were not. */
function Stopped({ stopped }: { stopped: StoppedMoney }) {
  const w = useWords(notMeWords)
  const kinds = (['withCompany', 'pending', 'cancelled'] as const).filter(
    (kind) => stopped[kind] > 0,
  )
  if (kinds.length === 0) return <li>{w.nothingStopped}</li>
  return kinds.map((kind) => <li key={kind}>{w.stopped[kind](stopped[kind])}</li>)
}

function WaysIn({ waysIn }: { waysIn: readonly WayIn[] }) {
  const w = useWords(notMeWords)
  const language = useLanguage()
  if (waysIn.length === 0) return null
  return (
    <section>
      <h2 className="text-lg font-semibold">{w.waysInTitle}</h2>
      <Items>
        {waysIn.map(({ what, name, addedAt, removed }) => (
          <li key={what + name}>
            <span className="font-medium">
              {w.added(name || w.authenticator, showListTime(addedAt, language))}
            </span>
            <span className="block text-muted">
              {removed ? w.removed : what === 'provider' ? w.isProviderYours : w.isAppYours}
            </span>
          </li>
        ))}
      </Items>
    </section>
  )
}

interface FinishedProps {
  found: Found
  stopped: StoppedMoney | null
}

function Finished({ found: { hasMoney, signedInHere }, stopped }: FinishedProps) {
  const w = useWords(notMeWords)
  const { toOwnPages, resetDoneOther } = useWords(recoverPasswordWords)
  const otherHere = signedInHere === 'somebody-else'
  return (
    <div role="status">
      <Notice tone="credited" title={w.finishedTitle}>
        {otherHere ? resetDoneOther : w.finished}
      </Notice>
      <h2 className="mt-4 text-lg font-semibold">{w.next}</h2>
      <Items>
        {stopped && <Stopped stopped={stopped} />}
        {hasMoney && <li>{w.nextMoney}</li>}
        {hasMoney ? <li>{w.nextSettings}</li> : <li>{w.nextStaff}</li>}
        {hasMoney && <li>{w.nextUnlock}</li>}
      </Items>
      <LinkButton to={otherHere ? '/' : '/login'}>{otherHere ? toOwnPages : w.signIn}</LinkButton>
    </div>
  )
}

function Ended({ signedIn }: { signedIn: boolean }) {
  const w = useWords(notMeWords)
  const { toOwnPages } = useWords(recoverPasswordWords)
  return (
    <Notice
      tone="failed"
      title={w.endedTitle}
      // Somebody who is signed in changes the password in Settings.
      action={
        signedIn ? (
          <LinkButton to="/">{toOwnPages}</LinkButton>
        ) : (
          <LinkButton to="/forgot-password">{w.setPassword}</LinkButton>
        )
      }
    >
      {w.ended}
    </Notice>
  )
}

function Items({ children }: { children: ReactNode }) {
  return <ul className="my-3 grid list-disc gap-2 pl-5">{children}</ul>
}
