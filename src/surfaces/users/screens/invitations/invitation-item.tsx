import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { InvitationRow } from '../../shared/invitations/contract.ts'
import type { InvitationState } from '../../shared/invitations/rules.ts'
import { adminWords } from '../../shared/invitations/words.ts'
import { invitations } from './calls.ts'

const tones = {
  invited: 'info',
  expired: 'failed',
  waiting: 'waiting',
  confirmed: 'credited',
  revoked: 'neutral',
} as const satisfies Record<InvitationState, string>

export function InvitationItem({ invitation }: { invitation: InvitationRow }) {
  const w = useWords(adminWords)
  const { fullName, email, state, mayNotConfirm, sameAddress, sameBrowser } = invitation
  return (
    <li className="grid gap-2 edge py-3 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-medium">{fullName}</p>
          <p className="text-sm text-muted">{email}</p>
          <Times invitation={invitation} />
        </div>
        <StatusBadge tone={tones[state]}>{w.states[state]}</StatusBadge>
      </div>
      {state === 'waiting' && (sameAddress || sameBrowser) && (
        <Warning>
          {sameBrowser && <p>{w.sameBrowser}</p>}
          {sameAddress && <p>{w.sameAddress}</p>}
        </Warning>
      )}
      {mayNotConfirm && <p className="text-sm text-muted">{w.mayNotConfirm[mayNotConfirm]}</p>}
      <Actions invitation={invitation} />
    </li>
  )
}

function Times({ invitation }: { invitation: InvitationRow }) {
  const w = useWords(adminWords)
  const language = useLanguage()
  const { state, invitedByName, byOperator, invitedAt, linkEndsAt, acceptedAt } = invitation
  const { endedAt, endedByName } = invitation
  const time = (instant: Date) => showListTime(instant, language)
  const by = invitedByName ?? (byOperator ? w.operator : w.companyAccess)
  return (
    <p className="text-sm text-muted">
      {w.invitedBy(by, time(invitedAt))}
      {'. '}
      {state === 'invited' && w.linkEnds(time(linkEndsAt))}
      {state === 'expired' && w.linkEnded(time(linkEndsAt))}
      {state === 'waiting' && acceptedAt && w.accepted(time(acceptedAt))}
      {endedAt && w.ended(state, endedByName, time(endedAt))}
    </p>
  )
}

function Actions({ invitation }: { invitation: InvitationRow }) {
  const w = useWords(adminWords)
  const [asked, setAsked] = useState<'confirm' | 'revoke'>()
  const close = () => setAsked(undefined)
  const { resend, revoke, confirm } = useActions(invitation, close)
  const { invitationId, fullName, state, mayResend, mayNotConfirm } = invitation
  if (state === 'confirmed' || state === 'revoked') return null
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'waiting' && !mayNotConfirm && (
        <Button size="small" onClick={() => setAsked('confirm')}>
          {w.confirm}
        </Button>
      )}
      {mayResend && (
        <SendingButton
          variant="secondary"
          size="small"
          pending={resend.isPending}
          onClick={() => resend.mutate({ invitationId })}
        >
          {w.resend}
        </SendingButton>
      )}
      <Button variant="secondary" size="small" onClick={() => setAsked('revoke')}>
        {w.revoke}
      </Button>
      <ConfirmDialog
        open={asked === 'confirm'}
        onClose={close}
        title={w.confirmTitle(fullName)}
        message={w.confirmMore}
        confirmLabel={w.confirm}
        cancelLabel={w.cancel}
        onConfirm={() => confirm.mutate({ invitationId })}
        pending={confirm.isPending}
      />
      <ConfirmDialog
        open={asked === 'revoke'}
        onClose={close}
        title={w.revokeTitle(fullName)}
        message={w.revokeMore}
        confirmLabel={w.revoke}
        cancelLabel={w.cancel}
        onConfirm={() => revoke.mutate({ invitationId })}
        pending={revoke.isPending}
        destructive
      />
    </div>
  )
}

function useActions({ fullName, email }: InvitationRow, close: () => void) {
  const w = useWords(adminWords)
  const resend = useMutation(
    invitations.resend.mutationOptions({
      onSuccess: () => notify({ title: w.resent, message: w.resentMore(email), tone: 'credited' }),
      onError: showFailure(w.resendFailed),
    }),
  )
  const revoke = useMutation(
    invitations.revoke.mutationOptions({
      onSuccess: () => notify({ title: w.revoked, message: w.revokedMore, tone: 'info' }),
      onError: showFailure(w.revokeFailed),
      onSettled: close,
    }),
  )
  const confirm = useMutation(
    invitations.confirm.mutationOptions({
      onSuccess: () =>
        notify({ title: w.confirmed, message: w.confirmedMore(fullName), tone: 'credited' }),
      onError: showFailure(w.confirmFailed),
      onSettled: close,
    }),
  )
  return { resend, revoke, confirm }
}
