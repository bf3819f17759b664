/** Whether push notifications were offered on this device and answered; they are offered once. */
const storageKey = 'kaban-push-offer'

export function isOfferAnswered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    // Without a memory it would be asked again and again.
    return true
  }
}

export function rememberOfferAnswered(): void {
  try {
    localStorage.setItem(storageKey, 'answered')
  } catch {
    // Storage is full: the offer comes once more.
  }
}
