/**
 * The service worker of the public pages, on devices that also have the one of the user area.
 * Without a connection it shows Kaban's offline page instead of the browser's error. It caches only
 * that page. With a connection, everything is fetched from the server.
 */

// Patterns of the addresses of the public pages, inserted by scripts/build/build-worker.ts.
declare const OPEN_PAGES: readonly string[]

const cacheName = 'kaban-offline-page'
const offlinePage = '/offline.html'
// Has its own address, because the other pages fetch the same file without this worker.
const offlineScript = '/first-paint.js?offline'
const openPages = OPEN_PAGES.map((pattern) => new RegExp(pattern))

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  /** The answer to a request made while the worker was starting, in browsers that support it. */
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
  // The browser sends the request while this worker starts, so that it causes no delay.
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
