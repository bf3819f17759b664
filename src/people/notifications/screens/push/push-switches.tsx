import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Switch } from '#foundation/kit/fields/switch.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { PushState } from '../../shared/contract.ts'
import { pushWords } from '../../shared/words-push.ts'
import { notifications } from '../calls.ts'
import { unsubscribeThisDevice } from './this-device.ts'
import { refreshPush, showPushFailure, turnOnHere } from './turn-on-here.ts'

interface Props {
  push: PushState
  /** Of this device's subscription. */
  mark: string | null
}

interface Wanted {
  on: boolean
  details: boolean
  /** The person reads it afterwards. */
  done: string
}

/** Both save on every change. The browser asks the person only when they turn the first one on. */
export function PushSwitches({ push, mark }: Props) {
  const w = useWords(pushWords)
  const queries = useQueryClient()
  const device = push.devices.find((one) => one.mark === mark)
  const change = useMutation({
    mutationFn: async ({ on, details }: Wanted) => {
      if (on) {
        await turnOnHere(push.publicKey, details)
      } else if (device) {
        await notifications.unsubscribePush.call({ subscriptionId: device.subscriptionId })
        await unsubscribeThisDevice()
      }
      await refreshPush(queries)
    },
    onSuccess: (_nothing, { done }) => notify({ title: w.saved, message: done, tone: 'credited' }),
    onError: (error) => {
      void refreshPush(queries)
      showPushFailure(error)
    },
  })
  const shown = change.isPending
    ? change.variables
    : { on: device !== undefined, details: device?.showsDetails ?? false }

  return (
    <>
      <Switch
        label={w.thisDevice}
        hint={w.thisDeviceMore}
        checked={shown.on}
        pending={change.isPending}
        onChange={(on) =>
          change.mutate({ on, details: false, done: on ? w.turnedOn : w.turnedOff })
        }
      />
      {shown.on && (
        <Switch
          label={w.details}
          hint={w.detailsMore}
          checked={shown.details}
          pending={change.isPending}
          onChange={(details) =>
            change.mutate({ on: true, details, done: details ? w.detailsOn : w.detailsOff })
          }
        />
      )}
    </>
  )
}
