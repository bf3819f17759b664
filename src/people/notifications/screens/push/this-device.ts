/** Push messages on the browser's side: what this one can do, and its subscription. */
import type { PushSubscription as Subscription } from '../../shared/rules-push.ts'

export type ThisDevice =
  | { kind: 'not-supported' }
  | { kind: 'blocked' }
  /** `mark` names its subscription, as the server does; null without one. */
  | { kind: 'ready'; mark: string | null }

/** For the cache of answers; each tab reads it anew. */
export const thisDeviceKey = ['push-on-this-device']

/** Asks nothing of the person. */
export async function readThisDevice(): Promise<ThisDevice> {
  const registration = await findRegistration()
  if (!registration) return { kind: 'not-supported' }
  if (Notification.permission === 'denied') return { kind: 'blocked' }
  const subscription = await registration.pushManager.getSubscription()
  return { kind: 'ready', mark: subscription && (await markOf(subscription.endpoint)) }
}

/** The person said no, or closed the browser's question. */
export class NotAllowed extends Error {}
/** The browser's push service gave no subscription. */
export class NoSubscription extends Error {}

/** Call it for a press: the browser asks the person. */
export async function subscribeThisDevice(
  publicKey: string,
): Promise<Omit<Subscription, 'showsDetails'>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  const registration = await findRegistration()
  if (!registration) throw new NoSubscription()
  try {
    // One from before may belong to another key.
    const before = await registration.pushManager.getSubscription()
    if (before && keyOf(before) !== publicKey) await before.unsubscribe()
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    return {
      endpoint: subscription.endpoint,
      publicKey: inBase64Url(subscription.getKey('p256dh')),
      authSecret: inBase64Url(subscription.getKey('auth')),
    }
  } catch (error) {
    throw new NoSubscription('The browser gave no subscription', { cause: error })
  }
}

/** The server has forgotten the device already, so a failure of the browser does no harm. */
export async function unsubscribeThisDevice(): Promise<void> {
  const registration = await findRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe().catch(() => false)
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined
  return await navigator.serviceWorker.getRegistration('/dashboard')
}

function keyOf({ options }: PushSubscription): string {
  return inBase64Url(options.applicationServerKey)
}

async function markOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function inBase64Url(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
