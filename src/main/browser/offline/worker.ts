/**
 * The service worker of the user area. It serves the page and its files from this device, so that
 * Kaban opens at once and offline. It caches nothing personal: answers of procedures, live messages
 * and chat files never pass through it. Requests that are not listed here go to the server.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { answerPush } from './push-worker.ts'

interface Kept {
  /** Cached before the worker takes over: the page, and the screens that are useful offline. */
  shell: { url: string; revision: string | null }[]
  /**
   * The other files of the user area. Each is cached when it is first fetched, and the rest when
   * the browser is idle.
   */
  later: string[]
}

// Inserted by scripts/build/build-worker.ts.
declare const KEPT: Kept
const kept = KEPT

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerGlobal {
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { data: unknown }) => void,
  ): void
  skipWaiting(): Promise<void>
}
const worker = self as unknown as WorkerGlobal

const laterCache = 'kaban-later'
const later = new Set(kept.later)

precacheAndRoute(kept.shell, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// Only pages of the user area: the server sends statements and receipts as PDF.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    allowlist: [/^\/dashboard(\/[^.?]*)?(\?|$)/],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && later.has(url.pathname),
  new CacheFirst({ cacheName: laterCache }),
)

answerPush(self as unknown as Parameters<typeof answerPush>[0])

worker.addEventListener('activate', (event) => event.waitUntil(dropOld()))
worker.addEventListener('message', (event) => {
  // Only when the person presses the button, because pages of the old version may be open.
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'fetch-the-rest') event.waitUntil(fetchTheRest())
})

async function dropOld(): Promise<void> {
  const cache = await caches.open(laterCache)
  for (const { url } of await cache.keys())
    if (!later.has(new URL(url).pathname)) await cache.delete(url)
}

/** Fetches one file after another, because the person may be using the same slow connection. */
async function fetchTheRest(): Promise<void> {
  const cache = await caches.open(laterCache)
  for (const url of later) {
    if (await cache.match(url)) continue
    const response = await fetch(url).catch(() => undefined)
    if (!response?.ok) return
    await cache.put(url, response)
  }
}
