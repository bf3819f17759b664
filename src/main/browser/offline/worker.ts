/**
 * The service worker of the user area. It serves the page and its files from this device, so that
 * Kaban opens at once and offline. It caches nothing personal: answers of procedures, live messages
 * and chat files never pass through it, and the home page that the server draws is not kept.
 * Requests that are not listed here go to the server.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
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

const page = '/index.html'
const laterCache = 'kaban-later'
/** A balance that the server drew is there sooner than one that the kept page has to render. */
const waitForServerSeconds = 1
const later = new Set(kept.later)

precacheAndRoute(kept.shell, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/dashboard',
  new NetworkOnly({
    networkTimeoutSeconds: waitForServerSeconds,
    plugins: [
      {
        fetchDidSucceed({ response }) {
          if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
          return Promise.resolve(response)
        },
        handlerDidError: () => matchPrecache(page),
      },
    ],
  }),
)
// Only pages of the user area: the server sends statements and receipts as PDF.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(page), {
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
