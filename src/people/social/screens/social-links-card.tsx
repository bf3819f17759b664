import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { ConnectedProvider } from '../shared/contract.ts'
import { readSignInOutcome } from '../shared/rules.ts'
import { socialWords } from '../shared/words.ts'
import { social, useProviders } from './calls.ts'
import { ProviderMark } from './provider-mark.tsx'
import { SocialNotice } from './social-notice.tsx'

/**
 * Connects and disconnects the providers of the caller's login. Renders nothing without any
 * provider, and nothing for company access.
 */
export function SocialLinksCard() {
  const w = useWords(socialWords)
  const me = useQuery(meQuery)
  const providers = useProviders()
  const mine = useQuery(social.mine.queryOptions({ input: {} }))
  const outcome = useLocation({
    select: ({ search }) => readSignInOutcome(Reflect.get(search, 'social')),
  })
  const notice = useRef<HTMLDivElement>(null)
  const loaded = Boolean(providers.data && mine.data)
  useEffect(() => {
    // The card is far down the page: after the provider the person must see the outcome.
    if (loaded) notice.current?.scrollIntoView({ block: 'center' })
  }, [loaded])
  const rows = rowsOf(providers.data ?? [], mine.data ?? [])
  const failed = [mine, providers].find((query) => query.isError && !query.data)
  // Most installations have none: a card that appears and disappears would move the page below.
  if (!me.data?.userId || providers.isPending || (rows.length === 0 && !failed)) return null
  return (
    <Card title={w.cardTitle}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{w.cardIntro}</p>
        {outcome && (
          <div ref={notice}>
            <SocialNotice outcome={outcome} />
          </div>
        )}
        {failed && (
          <FetchFailed
            title={w.fetchFailed}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!failed && (!providers.data || !mine.data) && <Skeleton lines={2} height="2.75rem" />}
        {providers.data && mine.data && (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <ProviderRow key={row.id} {...row} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

interface ProviderRowProps {
  id: string
  name: string
  connected: ConnectedProvider | undefined
}

/** The configured providers, then those that are connected but no longer configured. */
function rowsOf(
  providers: { id: string; name: string }[],
  mine: ConnectedProvider[],
): ProviderRowProps[] {
  const unconfigured = mine
    .filter(({ provider }) => !providers.some(({ id }) => id === provider))
    .map(({ provider, name }) => ({ id: provider, name }))
  return [...providers, ...unconfigured].map((one) => ({
    ...one,
    connected: mine.find(({ provider }) => provider === one.id),
  }))
}

const rowStyle =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0'

function ProviderRow({ id, name, connected }: ProviderRowProps) {
  const w = useWords(socialWords)
  const language = useLanguage()
  const line = useRef<HTMLLIElement>(null)
  const wasConnected = useRef(false)
  const isConnected = connected !== undefined
  useEffect(() => {
    // The pressed button was replaced by the other one: keep the focus in the row.
    if (wasConnected.current && !isConnected && document.activeElement === document.body)
      line.current?.querySelector('button')?.focus()
    wasConnected.current = isConnected
  }, [isConnected])
  return (
    <li ref={line} className={rowStyle}>
      <div className="flex min-w-0 items-center gap-3">
        <ProviderMark name={name} />
        <div className="min-w-0">
          <p className="font-medium">{name}</p>
          <p className="text-sm break-words text-muted">
            {connected
              ? [connected.email, w.connectedSince(showDay(connected.connectedAt, language))]
                  .filter(Boolean)
                  .join(' · ')
              : w.notConnected}
          </p>
        </div>
      </div>
      {connected ? <DisconnectButton id={id} name={name} /> : <ConnectButton id={id} name={name} />}
    </li>
  )
}

/** The call asks for a proof first; then the browser goes to the provider and returns here. */
function ConnectButton({ id, name }: { id: string; name: string }) {
  const w = useWords(socialWords)
  const connect = useMutation(
    social.beginConnect.mutationOptions({
      onSuccess: ({ address }) => location.assign(address),
      onError: showFailure(w.connectFailed),
    }),
  )
  return (
    <SendingButton
      variant="secondary"
      aria-label={w.connectTo(name)}
      // Stays pending until the other page has loaded.
      pending={connect.isPending || connect.isSuccess}
      onClick={() => connect.mutate({ provider: id, returnTo: location.pathname })}
    >
      {w.connect}
    </SendingButton>
  )
}

function DisconnectButton({ id, name }: { id: string; name: string }) {
  const w = useWords(socialWords)
  const [asking, setAsking] = useState(false)
  const disconnect = useMutation(
    social.disconnect.mutationOptions({
      onSuccess: () =>
        notify({ title: w.disconnected, message: w.disconnectedMore(name), tone: 'info' }),
      meta: { awaitRefetch: true },
      onError: showFailure(w.disconnectFailed),
      onSettled: () => setAsking(false),
    }),
  )
  return (
    <>
      <Button
        variant="secondary"
        aria-label={w.disconnectFrom(name)}
        onClick={() => setAsking(true)}
      >
        {w.disconnect}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={w.disconnectTitle(name)}
        message={w.disconnectMore(name)}
        confirmLabel={w.disconnect}
        onConfirm={() => disconnect.mutate({ provider: id })}
        pending={disconnect.isPending}
        destructive
      />
    </>
  )
}
