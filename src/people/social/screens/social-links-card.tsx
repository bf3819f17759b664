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
 * The providers that open this login, and those that could. Nothing without any, and for who came
 * in by the company access code.
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
    // The card stands far down: who comes back from the provider must see what came of it.
    if (loaded) notice.current?.scrollIntoView({ block: 'center' })
  }, [loaded])
  const rows = rowsOf(providers.data ?? [], mine.data ?? [])
  const failed = [mine, providers].find((query) => query.isError && !query.data)
  // Most installations have none: a card that comes and goes would move what is below it.
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

interface Row {
  id: string
  name: string
  connected: ConnectedProvider | undefined
}

/** Those that are configured, then those that are connected and configured no more. */
function rowsOf(providers: { id: string; name: string }[], mine: ConnectedProvider[]): Row[] {
  const gone = mine
    .filter(({ provider }) => !providers.some(({ id }) => id === provider))
    .map(({ provider, name }) => ({ id: provider, name }))
  return [...providers, ...gone].map((one) => ({
    ...one,
    connected: mine.find(({ provider }) => provider === one.id),
  }))
}

function ProviderRow({ id, name, connected }: Row) {
  const w = useWords(socialWords)
  const language = useLanguage()
  const line = useRef<HTMLLIElement>(null)
  const wasConnected = useRef(false)
  const isConnected = connected !== undefined
  useEffect(() => {
    // The button that was pressed gave way to the other one: the keyboard stays in the row.
    if (wasConnected.current && !isConnected && document.activeElement === document.body)
      line.current?.querySelector('button')?.focus()
    wasConnected.current = isConnected
  }, [isConnected])
  return (
    <li
      ref={line}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
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

/**
 * Asks for a proof first where it is owed; then the browser leaves for the provider and comes back
 * to this page.
 */
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
      // It stays pending until the other page is there.
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
