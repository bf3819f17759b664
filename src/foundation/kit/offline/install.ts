/**
 * Whether the browser offers to put Kaban on the home screen. It is kept from asking by itself; a
 * person finds it in their menu.
 */
import { createStore, useStore } from '../data/store.ts'

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

/** Installs, after the browser has asked. */
const offer = createStore<(() => void) | undefined>(undefined)

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer.set(() => {
    offer.set(undefined)
    // A browser asks once for each offer; whoever changes their mind gets another one from it.
    void (event as InstallOffer).prompt().catch(() => {})
  })
})
addEventListener('appinstalled', () => offer.set(undefined))

/** Installs, after the browser has asked; undefined where it cannot be installed, or is. */
export function useInstallOffer(): (() => void) | undefined {
  return useStore(offer)
}
