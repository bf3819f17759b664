/**
 * The service worker of the user area: it answers the page and its files from this device, so that
 * Kaban opens at once and without a connection. It keeps nothing of a person: no answer of a
 * procedure, no live name, no file of a chat passes through here, and whatever is not named below
 * goes to the server as if there were no worker.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

interface Kept {
  /**
   * What is there before this worker takes over: the page, and the screens that are worth having
   * without a connection.
   */
  shell: { url: string; revision: string | null }[]
  /**
   * The other files of the user area; each is kept when it was fetched once, and all of them in a
   * quiet moment.
   */
  later: string[]
}

// Written in by the build (scripts/build/build-worker.ts).
declare const KEPT: Kept
const kept = KEPT

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerGlobal {
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { data: unknown }) => void): void
  skipWaiting(): Promise<void>
}
const worker = self as unknown as WorkerGlobal

const laterCache = 'kaban-later'
const later = new Set(kept.later)

precacheAndRoute(kept.shell, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// A page of the user area, never a file: a statement or a receipt as PDF comes from the server.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    allowlist: [/^\/dashboard(\/[^.?]*)?(\?|$)/],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && later.has(url.pathname),
  new CacheFirst({ cacheName: laterCache }),
)

worker.addEventListener('activate', (event) => event.waitUntil(dropOld()))
worker.addEventListener('message', (event) => {
  // Only a person says so, by a button: pages of the version before may be open.
  if (event.data === 'take-over') void worker.skipWaiting()
  if (event.data === 'fetch-the-rest') event.waitUntil(fetchTheRest())
})

async function dropOld(): Promise<void> {
  const cache = await caches.open(laterCache)
  for (const { url } of await cache.keys())
    if (!later.has(new URL(url).pathname)) await cache.delete(url)
}

/** One after another: the person may be reading something that comes over the same thin line. */
async function fetchTheRest(): Promise<void> {
  const cache = await caches.open(laterCache)
  for (const url of later) {
    if (await cache.match(url)) continue
    const response = await fetch(url).catch(() => undefined)
    if (!response?.ok) return
    await cache.put(url, response)
  }
}
