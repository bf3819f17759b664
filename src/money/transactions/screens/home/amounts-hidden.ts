/** Whether amounts are hidden on the home screens; remembered on this device. */
import { useSyncExternalStore } from 'react'

const storageKey = 'kaban-amounts-hidden'
const listeners = new Set<() => void>()
let hidden = remembered()

export function useAmountsHidden(): boolean {
  return useSyncExternalStore(subscribe, areHidden)
}

export function setAmountsHidden(next: boolean): void {
  hidden = next
  try {
    localStorage.setItem(storageKey, next ? 'yes' : 'no')
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function areHidden(): boolean {
  return hidden
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
