/**
 * The service worker of the user area, and the version that waits behind it. A new version takes
 * over only when the person says so, or when a file of the old one is no longer available. Typed
 * text is saved as a draft first.
 */
import { createStore, useStore } from '../data/store.ts'
import { saveUnsavedDrafts } from '../form/unsaved-changes.ts'
import { savesData } from './online.tsx'

/** Public pages and the console have no use for the files of the user area. */
const scope = '/dashboard'
const askEveryMs = 60 * 60 * 1000
const restAfterMs = 15_000
const offlinePageAfterMs = 5_000

const offered = createStore(false)
let registration: ServiceWorkerRegistration | undefined
/** Another tab let the new version take over, so nobody serves the files of this one. */
let takenOver = false
let reloading = false

/** Called once per page load. Without a worker Kaban only starts more slowly. */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A browser with service workers turned off resolves with nothing.
  const found = (await navigator.serviceWorker.register(trusted('/worker.js'), {
    scope,
    updateViaCache: 'none',
  })) as ServiceWorkerRegistration | undefined
  if (!found) return
  registration = found
  watch(found.installing)
  found.addEventListener('updatefound', () => watch(found.installing))
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    takenOver = true
    offer()
  })
  if (found.waiting) offer()
  const ask = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) found.update().catch(() => {})
  }
  setInterval(ask, askEveryMs)
  document.addEventListener('visibilitychange', ask)
  setTimeout(() => !savesData() && found.active?.postMessage('fetch-the-rest'), restAfterMs)
  setTimeout(() => void startOfflinePage(), offlinePageAfterMs)
}

/** The offline page of the public pages. Only devices that use the wallet get this worker. */
async function startOfflinePage(): Promise<void> {
  const found = (await navigator.serviceWorker
    .register(trusted('/offline-worker.js'), { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)) as ServiceWorkerRegistration | undefined
  if (!savesData()) found?.active?.postMessage('keep-anew')
}

/** Whether a newer version than this page's is available. */
export function useNewVersion(): boolean {
  return useStore(offered)
}

/** Reloads the page in the newest version that this device has. */
export async function takeNewVersion(): Promise<void> {
  reloading = true
  saveUnsavedDrafts()
  const { waiting } = registration ?? {}
  if (waiting) {
    const active = reached(waiting, 'activated')
    waiting.postMessage('take-over')
    await active
  }
  location.reload()
}

/**
 * Called when a file of this version is gone. Returns false when there is no newer version;
 * otherwise the page reloads.
 */
export async function leaveOldVersion(): Promise<boolean> {
  if (!registration) return false
  await registration.update().catch(() => {})
  if (registration.installing) await reached(registration.installing, 'installed')
  if (!registration.waiting && !takenOver) return false
  await takeNewVersion()
  return true
}

function watch(worker: ServiceWorker | null): void {
  // The first worker of all replaces nothing.
  if (!worker || !registration?.active) return
  // However long the files take: a slow line is no reason to keep the old version.
  const look = () => worker.state === 'installed' && registration?.waiting && offer()
  worker.addEventListener('statechange', look)
  look()
}

function offer(): void {
  if (!reloading) offered.set(true)
}

/** Resolves also when the worker is dropped, or after ten seconds. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (worker.state === state || worker.state === 'redundant') && resolve()
    worker.addEventListener('statechange', look)
    setTimeout(resolve, 10_000)
    look()
  })
}

interface PolicyMaker {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown }
}

let policy: ReturnType<PolicyMaker['createPolicy']> | undefined

/** The only policy that the server allows, and allows once. It knows the two script addresses. */
function trusted(address: '/worker.js' | '/offline-worker.js'): string {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker }
  policy ??= trustedTypes?.createPolicy('kaban-worker', {
    createScriptURL(url) {
      if (url !== '/worker.js' && url !== '/offline-worker.js')
        throw new TypeError('Only the workers are loaded so')
      return url
    },
  })
  // The DOM types know only strings here.
  return (policy ? policy.createScriptURL(address) : address) as string
}
