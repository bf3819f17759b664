/** Whether push notifications were offered on this device and answered; they are offered once. */
import { ifStored } from '#foundation/kit/data/if-stored.ts'

const storageKey = 'kaban-push-offer'

export function isOfferAnswered(): boolean {
  // Without a memory it would be asked again and again.
  return ifStored(() => localStorage.getItem(storageKey) !== null) ?? true
}

export function rememberOfferAnswered(): void {
  ifStored(() => localStorage.setItem(storageKey, 'answered'))
}
