import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showRelative } from '#foundation/time/shared/time.ts'
import type { UserSession } from '../../shared/contract.ts'
import { userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'

/** The user's open sessions, with buttons to end them. */
export function UserSessions({ userId, fullName }: { userId: string; fullName: string }) {
  const w = useWords(userWords)
  const [isConfirming, setConfirming] = useState(false)
  const sessions = useQuery(users.sessions.queryOptions({ input: { userId } }))
  const endAll = useMutation(
    users.endSessions.mutationOptions({
      onSuccess() {
        setConfirming(false)
        notify({ title: w.signedOut, message: w.signedOutMessage, tone: 'info' })
      },
      onError: showFailure(w.signOutFailed),
      meta: { awaitRefetch: true },
    }),
  )
  return (
    <Card title={w.sessions}>
      {!sessions.data && !sessions.error && <Skeleton lines={2} height="2.5rem" />}
      {!sessions.data && sessions.error && (
        <FetchFailed
          title={w.sessionsFailed}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.data && (
        <RefetchFailed title={w.sessionsFailed} answer={sessions} className="pb-3 empty:hidden" />
      )}
      {sessions.data?.length === 0 && <p className="text-muted">{w.noSessions}</p>}
      {sessions.data && sessions.data.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <ul className="grid grid-cols-1 divide-y divide-line">
            {sessions.data.map((session) => (
              <SessionLine key={session.sessionId} userId={userId} session={session} />
            ))}
          </ul>
          <div>
            <Button variant="secondary" onClick={() => setConfirming(true)}>
              {w.signOutAll}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={w.signOutAllTitle(fullName)}
        message={w.signOutAllMessage}
        confirmLabel={w.signOutAll}
        pending={endAll.isPending}
        onConfirm={() => endAll.mutate({ userId })}
      />
    </Card>
  )
}

function SessionLine({
  userId,
  session: { sessionId, browser, system, address, lastSeenAt },
}: {
  userId: string
  session: UserSession
}) {
  const w = useWords(userWords)
  const language = useLanguage()
  const end = useMutation(
    users.endSession.mutationOptions({
      onSuccess: () => notify({ title: w.signedOut, message: w.signedOutMessage, tone: 'info' }),
      onError: showFailure(w.signOutFailed),
      meta: { awaitRefetch: true },
    }),
  )
  const name =
    browser && system ? w.browserOn(browser, system) : browser || system || w.unknownBrowser
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 first:pt-0">
      <span className="min-w-0 grow basis-40">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm wrap-anywhere text-muted">
          {w.sessionSeen(showRelative(lastSeenAt, new Date(serverNow()), language), address)}
        </span>
      </span>
      <SendingButton
        variant="secondary"
        aria-label={w.signOutOf(name)}
        pending={end.isPending}
        onClick={() => end.mutate({ userId, sessionId })}
      >
        {w.signOut}
      </SendingButton>
    </li>
  )
}
