/** Shows push messages, and opens the page that one leads to. A part of the user area's worker. */
import type { PushMessage } from '#people/notifications/shared/rules-push.ts'

interface PushEvent extends Event {
  data: { json(): PushMessage } | null
  waitUntil(work: Promise<unknown>): void
}

interface ClickEvent extends Event {
  notification: { data: unknown; close(): void }
  waitUntil(work: Promise<unknown>): void
}

interface Page {
  url: string
  focus(): Promise<unknown>
}

interface PushScope {
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  location: Location
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void
}

export function answerPush(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return
    const { title, body, path, tag } = event.data.json()
    event.waitUntil(
      worker.registration.showNotification(title, {
        body,
        tag,
        data: path,
        icon: '/icon-192.png',
        badge: '/favicon-32.png',
      }),
    )
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, String(event.notification.data)))
  })
}

/** A page that is open at this address is brought to the front; others keep what they show. */
async function open({ clients, location }: PushScope, path: string): Promise<void> {
  const target = new URL(path, location.origin)
  if (target.origin !== location.origin) return
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => url === target.href)
  await (page ? page.focus() : clients.openWindow(target.href))
}
