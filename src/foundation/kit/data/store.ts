/** State outside of React that components follow. */
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  get: () => Value
  /** Notifies the listeners unless the value is the same object. */
  set: (next: Value) => void
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** `follow` runs when the first listener arrives; what it returns runs when the last one leaves. */
export function createStore<Value>(initial: Value, follow?: () => () => void): Store<Value> {
  let value = initial
  let unfollow: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) unfollow = follow?.()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) unfollow?.()
      }
    },
  }
}

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}
