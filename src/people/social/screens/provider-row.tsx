import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showDay } from '#foundation/time/shared/time.ts'
import type { ConnectedProvider } from '../shared/contract.ts'
import { socialConnectionWords } from '../shared/words-connections.ts'
import { social } from './calls.ts'
import { ProviderMark } from './provider-mark.tsx'

export interface ProviderRowProps {
  id: string
  name: string
  connected: ConnectedProvider | undefined
}

const rowStyle =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0'

/** One provider, with a button to connect or disconnect it. */
export function ProviderRow({ id, name, connected }: ProviderRowProps) {
  const w = useWords(socialConnectionWords)
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
  const w = useWords(socialConnectionWords)
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
  const w = useWords(socialConnectionWords)
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
