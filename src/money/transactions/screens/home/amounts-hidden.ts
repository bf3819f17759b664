/** Whether amounts are hidden on the home screens; remembered on this device. */
import { ifStored } from '#foundation/kit/data/if-stored.ts'
import { createStore, useStore } from '#foundation/kit/data/store.ts'

const storageKey = 'kaban-amounts-hidden'
const hidden = createStore(remembered())

export function useAmountsHidden(): boolean {
  return useStore(hidden)
}

export function setAmountsHidden(next: boolean): void {
  ifStored(() => localStorage.setItem(storageKey, next ? 'yes' : 'no'))
  hidden.set(next)
}

function remembered(): boolean {
  return ifStored(() => localStorage.getItem(storageKey)) === 'yes'
}
