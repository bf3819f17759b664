import { useMutation } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { showDay } from '#foundation/time/shared/time.ts'
import type { PushState } from '../../shared/contract.ts'
import { pushWords } from '../../shared/words-push.ts'
import { notifications } from '../calls.ts'

type Device = PushState['devices'][number]

/** From here they can be turned off, but not on. */
export function OtherDevices({ devices }: { devices: readonly Device[] }) {
  const w = useWords(pushWords)
  if (devices.length === 0) return null
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h3 className="text-sm font-medium text-muted">{w.others}</h3>
      <ul className="grid divide-y divide-line">
        {devices.map((device) => (
          <DeviceLine key={device.subscriptionId} device={device} />
        ))}
      </ul>
    </section>
  )
}

function DeviceLine({
  device: { subscriptionId, browser, system, createdAt },
}: {
  device: Device
}) {
  const w = useWords(pushWords)
  const language = useLanguage()
  const name = w.device(browser, system)
  const end = useMutation(
    notifications.unsubscribePush.mutationOptions({
      onSuccess: () =>
        notify({ title: w.saved, message: w.turnedOffThere(name), tone: 'credited' }),
      onError: showFailure(w.failed),
    }),
  )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 last:pb-0">
      <span className="grid min-w-0 grow basis-40">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">{w.since(showDay(createdAt, language))}</span>
      </span>
      <SendingButton
        evenReadOnly
        variant="secondary"
        aria-label={w.turnOffOn(name)}
        pending={end.isPending}
        onClick={() => end.mutate({ subscriptionId })}
      >
        {w.turnOff}
      </SendingButton>
    </li>
  )
}
