import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { LinkButton } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { AcceptedInvitation } from '../../shared/invitations/contract.ts'
import { acceptWords } from '../../shared/invitations/words-accept.ts'
import { invitations } from './calls.ts'

/** Nobody is signed in here, so no live event tells of a confirmation. */
const askAgainMs = 10_000

interface Props {
  token: string
  /** For a link that ended before anybody answered it. */
  notAccepted?: ReactNode
}

/** The state of an answered invitation, by the server, asked again while it waits. */
export function AcceptedState({ token, notAccepted }: Props) {
  const w = useWords(acceptWords)
  const found = useQuery({
    ...invitations.accepted.queryOptions({ input: { token } }),
    retry: false,
    refetchInterval: ({ state }) => state.data?.state === 'waiting' && askAgainMs,
  })
  if (found.data)
    return (
      <div role="status">
        <State accepted={found.data} />
      </div>
    )
  if (!found.error) return <Skeleton lines={3} height="2.75rem" />
  // Only a refusal says that nobody accepted; a fault says nothing about it.
  if (notAccepted && readFailure(found.error).kind === 'refusal') return notAccepted
  return (
    <ErrorState title={w.stateFailed} error={found.error} onRetry={() => void found.refetch()} />
  )
}

function State({ accepted }: { accepted: AcceptedInvitation }) {
  const w = useWords(acceptWords)
  const language = useLanguage()
  const { state, alone, confirmedByName, approvesFrom } = accepted
  if (state === 'waiting')
    return (
      <Notice tone="waiting" title={w.waitsTitle}>
        {w.waits}
      </Notice>
    )
  if (state === 'revoked')
    return (
      <Notice tone="failed" title={w.revokedTitle}>
        {w.revoked}
      </Notice>
    )
  return (
    <Notice
      tone="credited"
      title={w.doneTitle}
      action={<LinkButton to="/login">{w.toLogin}</LinkButton>}
    >
      {alone ? w.alone : w.confirmedBy(confirmedByName ?? '')} {w.signIn}{' '}
      {approvesFrom ? w.approvesFrom(showDateTime(approvesFrom, language)) : w.approves}
    </Notice>
  )
}
