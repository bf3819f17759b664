/** The site's name and whether users may change anything now. Main sets both. */
import { createStore, useStore } from '../data/store.ts'
import { kitWords } from '../i18n/words.ts'

interface Site {
  name: string
  /** The person may change nothing now: buttons that send something are disabled and say why. */
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
