/** Turns push notifications on in this browser, from the settings and from the offer. */
import type { QueryClient } from '@tanstack/react-query'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { currentWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { pushWords } from '../../shared/words-push.ts'
import { notifications } from '../calls.ts'
import { NoSubscription, NotAllowed, subscribeThisDevice, thisDeviceKey } from './this-device.ts'

/** Call it for a press: the browser asks the person. Throws NotAllowed and NoSubscription. */
export async function turnOnHere(publicKey: string, showsDetails: boolean): Promise<void> {
  const subscription = await subscribeThisDevice(publicKey)
  await notifications.subscribePush.call({ ...subscription, showsDetails })
}

export async function refreshPush(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: thisDeviceKey }),
    queries.invalidateQueries({ queryKey: notifications.push.key() }),
  ])
}

export function showPushFailure(error: Error): void {
  const w = currentWords(pushWords)
  if (error instanceof NotAllowed)
    notify({ title: w.dismissedTitle, message: w.dismissed, tone: 'info' })
  else if (error instanceof NoSubscription)
    notify({ title: w.failed, message: w.browserFailed, tone: 'failed' })
  else showFailure(w.failed)(error)
}
