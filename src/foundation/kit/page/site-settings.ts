/**
 * What the operator calls this site, and whether users may change anything now. Main sets both;
 * every part that shows them hears of it.
 */
import { createStore, useStore } from '../data/store.ts'
import { kitWords } from '../i18n/words.ts'

interface Site {
  name: string
  /** Nothing can be changed by who is here: what sends something cannot be pressed, and says why. */
  readOnly: boolean
}

const site = createStore<Site>({ name: kitWords.brand, readOnly: false })

export function setSite(next: Site): void {
  const { name, readOnly } = site.get()
  if (next.name !== name || next.readOnly !== readOnly) site.set(next)
}

export function siteName(): string {
  return site.get().name
}

export function useSiteName(): string {
  return useStore(site).name
}

export function useReadOnly(): boolean {
  return useStore(site).readOnly
}
