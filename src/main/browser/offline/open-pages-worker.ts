/**
 * The service worker of the public pages, on devices that have the one of the user area: without a
 * connection it shows one page of ours instead of the browser's error. It keeps that page and
 * nothing else; with a connection everything comes from the server.
 */

// The build writes it in (scripts/build/build-worker.ts): the addresses of the public pages, as
// patterns.
declare const OPEN_PAGES: readonly string[]

const cacheName = 'kaban-offline-page'
const offlinePage = '/offline.html'
// Under a name of its own, because the other pages fetch the same file past this worker.
const offlineScript = '/first-paint.js?offline'
const openPages = OPEN_PAGES.map((pattern) => new RegExp(pattern))

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  /** The answer to the request that went out while the worker woke up, where browsers do that. */
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface WorkerScope {
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & { data: unknown }) => void,
  ): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
const worker = self as unknown as WorkerScope

worker.addEventListener('install', (event) =>
  event.waitUntil(fetchOfflinePage().then(() => worker.skipWaiting())),
)
worker.addEventListener('activate', (event) => {
  // The request goes out while this worker wakes up, so nobody waits for it.
  const { navigationPreload } = worker.registration
  if (navigationPreload) event.waitUntil(navigationPreload.enable())
})
worker.addEventListener('message', (event) => {
  if (event.data === 'keep-anew') event.waitUntil(fetchOfflinePage().catch(() => {}))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && openPages.some((pattern) => pattern.test(pathname)))
    event.respondWith(orKept(fromServer(event), offlinePage))
  else if (pathname + search === offlineScript)
    event.respondWith(orKept(fetch(request), offlineScript))
})

async function fromServer(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? (await fetch(event.request))
}

async function orKept(answer: Promise<Response>, file: string): Promise<Response> {
  try {
    return await answer
  } catch {
    const cache = await caches.open(cacheName)
    return (await cache.match(file)) ?? Response.error()
  }
}

async function fetchOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName)
  const files = [offlinePage, offlineScript]
  await cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))
}
