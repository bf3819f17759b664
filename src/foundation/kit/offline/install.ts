/**
 * Whether the browser offers to put Kaban on the home screen. It is kept from asking by itself; a
 * person finds it in their menu.
 */
import { useSyncExternalStore } from 'react'

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

const listeners = new Set<() => void>()
let offer: (() => void) | undefined

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  set(() => {
    set(undefined)
    // A browser asks once for each offer; whoever changes their mind gets another one from it.
    void (event as InstallOffer).prompt().catch(() => {})
  })
})
addEventListener('appinstalled', () => set(undefined))

/** Installs, after the browser has asked; undefined where it cannot be installed, or is. */
export function useInstallOffer(): (() => void) | undefined {
  return useSyncExternalStore(subscribe, currentOffer)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentOffer(): (() => void) | undefined {
  return offer
}

function set(next: (() => void) | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}
