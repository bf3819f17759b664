import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showRelative } from '#foundation/time/shared/time.ts'
import type { SessionView } from '../shared/contract.ts'
import { identitySettingsWords } from '../shared/words-settings.ts'
import { identity } from './calls.ts'
import { EndSessions } from './end-sessions.tsx'

/**
 * Lists every browser in which the person is signed in, this one first. `byAccessCode` lists those
 * that the access code opened.
 */
export function SessionsCard({ byAccessCode = false }: { byAccessCode?: boolean }) {
  const w = useWords(identitySettingsWords)
  const sessions = useQuery(identity.sessions.queryOptions({ input: {} }))
  return (
    <Card title={w.sessionsTitle}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-muted">{byAccessCode ? w.sessionsByCodeIntro : w.sessionsIntro}</p>
        {sessions.data ? (
          <>
            <RefetchFailed title={w.sessionsFailed} answer={sessions} className="empty:hidden" />
            <ul className="grid grid-cols-1 divide-y divide-line">
              {sessions.data.map((session) => (
                <SessionLine key={session.sessionId} session={session} />
              ))}
            </ul>
            <EndSessions alone={sessions.data.length < 2} />
          </>
        ) : sessions.isError ? (
          <FetchFailed
            title={w.sessionsFailed}
            error={sessions.error}
            onRetry={() => void sessions.refetch()}
          />
        ) : (
          <Skeleton lines={3} height="3rem" />
        )}
      </div>
    </Card>
  )
}

function SessionLine({ session }: { session: SessionView }) {
  const w = useWords(identitySettingsWords)
  const language = useLanguage()
  const end = useMutation(
    identity.endSession.mutationOptions({
      onSuccess: () => notify({ title: w.signedOutTitle, message: w.signedOut, tone: 'info' }),
      onError: showFailure(w.signOutFailed),
    }),
  )
  const { sessionId, browser, system, address, current, lastSeenAt } = session
  const name =
    browser && system ? w.browserOn(browser, system) : browser || system || w.unknownBrowser
  const DeviceIcon = /android|ios/i.test(system) ? Smartphone : Monitor
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3 first:pt-0">
      <DeviceIcon aria-hidden size={20} className="mt-0.5 text-muted" />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="grid min-w-0 grow basis-40 grid-cols-1">
          <span className="font-medium">{name}</span>
          <span className="text-sm text-muted">
            {current ? (
              `${w.thisDevice} · ${w.activeNow}`
            ) : (
              <time dateTime={lastSeenAt.toISOString()}>
                {w.lastSeen(showRelative(lastSeenAt, new Date(serverNow()), language))}
              </time>
            )}
          </span>
          {address && (
            <span className="text-sm wrap-anywhere text-muted">{w.address(address)}</span>
          )}
        </div>
        {!current && (
          <SendingButton
            evenReadOnly
            variant="secondary"
            aria-label={w.signOutOf(name)}
            pending={end.isPending}
            onClick={() => end.mutate({ sessionId })}
          >
            {w.signOut}
          </SendingButton>
        )}
      </div>
    </li>
  )
}
