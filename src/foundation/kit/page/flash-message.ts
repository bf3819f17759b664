/** A notice that one document leaves for the next one in the same tab, such as "Logged in". */
import { ifStored } from '../data/if-stored.ts'
import { notify } from '../overlay/toast-store.ts'

export type FlashMessage = Parameters<typeof notify>[0]

/** This key and `told` keep their names: the next page may be of another release. */
const storageKey = 'kaban-told'
/** If the next page takes longer than this, the notice is out of place. */
const lastsMs = 60_000

export function leaveFlashMessage(message: FlashMessage): void {
  ifStored(() =>
    sessionStorage.setItem(storageKey, JSON.stringify({ told: message, at: Date.now() })),
  )
}

/** Shows the notice that the previous document left, once. False when there was none. */
export function showFlashMessage(): boolean {
  try {
    const left = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    if (left === null) return false
    // Only this file writes this key.
    const { told: message, at } = JSON.parse(left) as { told: FlashMessage; at: number }
    if (Date.now() - at >= lastsMs) return false
    notify(message)
    return true
  } catch {
    // There is no notice, or it cannot be read.
    return false
  }
}
