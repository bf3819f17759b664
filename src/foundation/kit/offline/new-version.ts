/**
 * The worker of the user area, and the version that waits behind it. A new one takes over only when
 * the person says so, or when what they want to open is no longer to be had in the old one. What
 * was typed is put aside before.
 */
import { sparesData } from '../data/save-data.ts'
import { createStore, useStore } from '../data/store.ts'
import { saveUnsavedDrafts } from '../form/unsaved-changes.ts'

/** The whole site would be too much: public pages and the console have no use for its files. */
const scope = '/dashboard'
const askEveryMs = 60 * 60 * 1000
const restAfterMs = 15_000
const offlinePageAfterMs = 5_000

const offered = createStore(false)
let registration: ServiceWorkerRegistration | undefined
/** Another tab let the new version take over: what this one runs is served by nobody. */
let takenOver = false
let reloading = false

/**
 * Once for each load of the page. Nobody waits for it: without a worker Kaban only begins more
 * slowly.
 */
export async function startWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A browser that is told to have no workers answers nothing.
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
  setTimeout(() => !sparesData() && found.active?.postMessage('fetch-the-rest'), restAfterMs)
  setTimeout(() => void startOfflinePage(), offlinePageAfterMs)
}

/**
 * What the open pages show without a connection, on a device of somebody who uses the wallet; who
 * only reads them gets no worker.
 */
async function startOfflinePage(): Promise<void> {
  const found = (await navigator.serviceWorker
    .register(trusted('/offline-worker.js'), { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)) as ServiceWorkerRegistration | undefined
  if (!sparesData()) found?.active?.postMessage('keep-anew')
}

/** Whether a newer version than the one on this page can be had. */
export function useNewVersion(): boolean {
  return useStore(offered)
}

/** Loads the page anew, in the newest version that this device has. */
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
 * For a file of this version that is nowhere any more. Answers false when there is no newer
 * version; otherwise the page goes.
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
  // The first one of all replaces nothing.
  if (!worker || !registration?.active) return
  // However long its files take: a slow line is no reason to keep the old version.
  const look = () => worker.state === 'installed' && registration?.waiting && offer()
  worker.addEventListener('statechange', look)
  look()
}

function offer(): void {
  if (!reloading) offered.set(true)
}

/** Resolves too when it never comes to that: the worker was dropped, or ten seconds are over. */
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

/**
 * The two addresses that this page may name as scripts, by the only policy that the server allows,
 * and allows once.
 */
function trusted(address: '/worker.js' | '/offline-worker.js'): string {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker }
  policy ??= trustedTypes?.createPolicy('kaban-worker', {
    createScriptURL(url) {
      if (url !== '/worker.js' && url !== '/offline-worker.js')
        throw new TypeError('Only the workers are loaded so')
      return url
    },
  })
  // The library of types knows only text here.
  return (policy ? policy.createScriptURL(address) : address) as string
}
