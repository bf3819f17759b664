/** Whether amounts are hidden on the home screens; remembered on this device. */
import { createStore, useStore } from '#foundation/kit/data/store.ts'

const storageKey = 'kaban-amounts-hidden'
const hidden = createStore(remembered())

export function useAmountsHidden(): boolean {
  return useStore(hidden)
}

export function setAmountsHidden(next: boolean): void {
  try {
    localStorage.setItem(storageKey, next ? 'yes' : 'no')
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
  }
  hidden.set(next)
}

function remembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'yes'
  } catch {
    return false
  }
}
