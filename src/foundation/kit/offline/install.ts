/**
 * Whether the browser offers to install Kaban. The browser's own prompt is suppressed; the offer is
 * in the person's menu.
 */
import { createStore, useStore } from '../data/store.ts'

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/** Installs, after the browser has asked the person. */
const offer = createStore<(() => void) | undefined>(undefined)

/** Called once by the application. Without it, as on the server, nothing is offered. */
export function followInstallOffers(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(() => {
      offer.set(undefined)
      // A browser asks once per offer; if the person changes their mind, it makes another.
      void (event as InstallOffer).prompt().catch(() => {})
    })
  })
  addEventListener('appinstalled', () => offer.set(undefined))
}

/** Undefined where Kaban cannot be installed or already is. */
export function useInstallOffer(): (() => void) | undefined {
  return useStore(offer)
}
