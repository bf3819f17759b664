/**
 * A notice that one document leaves for the next one of the same tab: "Logged in" is said where the
 * person then is.
 */
import { notify } from '../overlay/toast-store.ts'

export type FlashMessage = Parameters<typeof notify>[0]

const storageKey = 'kaban-told'
/** A page that takes longer than this to come speaks of something else. */
const lastsMs = 60_000

export function leaveFlashMessage(told: FlashMessage): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ told, at: Date.now() }))
  } catch {
    // Storage may be forbidden: the next page then says nothing.
  }
}

/** Says what the page before left; once. */
export function showFlashMessage(): void {
  try {
    const left = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    if (left === null) return
    // What stands there was written by this file, in this tab.
    const { told, at } = JSON.parse(left) as { told: FlashMessage; at: number }
    if (Date.now() - at < lastsMs) notify(told)
  } catch {
    // Nothing that could be read was left.
  }
}
