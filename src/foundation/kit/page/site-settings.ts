/**
 * What the operator calls this site, and whether users may change anything now. Main sets both;
 * every part that shows them hears of it.
 */
import { useSyncExternalStore } from 'react'
import { kitWords } from '../i18n/words.ts'

interface Site {
  name: string
  /** Nothing can be changed by who is here: what sends something cannot be pressed, and says why. */
  readOnly: boolean
}

let site: Site = { name: kitWords.brand, readOnly: false }
const listeners = new Set<() => void>()

export function setSite(next: Site): void {
  if (next.name === site.name && next.readOnly === site.readOnly) return
  site = next
  for (const listener of listeners) listener()
}

export function siteName(): string {
  return site.name
}

export function useSiteName(): string {
  return useSyncExternalStore(subscribe, siteName, siteName)
}

export function useReadOnly(): boolean {
  return useSyncExternalStore(subscribe, isReadOnly, isReadOnly)
}

function isReadOnly(): boolean {
  return site.readOnly
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
