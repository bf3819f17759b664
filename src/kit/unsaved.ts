/**
 * What was typed and not sent. While something is, the page is not exchanged for a new version; and when the session ends
 * in the middle of it, it is put aside and given back on the same page to the same person after they signed in again.
 * It is put aside for this tab alone (sessionStorage), and never a password or a code.
 */
import { useEffect, useRef, useState } from 'react'
import { forgetOnLeaving } from './leaving.ts'

interface Typed {
  /** The same on every visit of the page; without it nothing is put aside. */
  name: string | undefined
  isUnsaved: () => boolean
  values: () => unknown
}

interface Aside {
  owner: string
  /** Milliseconds, by this device's clock. */
  at: number
  drafts: Record<string, string>
}

const storageKey = 'kaban-put-aside'
const ownerKey = 'kaban-tab-of'
/** Who comes back later than this begins anew. */
const lastsMs = 60 * 60 * 1000

const places = new Set<Typed>()

forgetOnLeaving(() => {
  places.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden: then nothing was put aside.
  }
})

// A reload, or a phone that needs its memory, takes the page away without asking.
if (typeof addEventListener === 'function') addEventListener('pagehide', putAside)

/** Whether leaving this page would lose something. */
export function hasUnsaved(): boolean {
  return [...places].some(({ isUnsaved }) => isUnsaved())
}

/** Puts aside what stands in the forms of this page; called before they are taken away. */
export function putAside(): void {
  const owner = stored(ownerKey)
  if (owner === null) return
  const unsaved = [...places].filter(({ isUnsaved }) => isUnsaved())
  const drafts = Object.fromEntries(unsaved.flatMap(({ name, values }) => (name === undefined ? [] : [[name, write(values())]])))
  if (Object.keys(drafts).length > 0) store(storageKey, JSON.stringify({ owner, at: Date.now(), drafts } satisfies Aside))
}

/** Tells whose tab this is. What somebody else left in it goes. */
export function openTabFor(userId: string): void {
  if (stored(ownerKey) === userId) return
  try {
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden: then nothing was put aside either.
  }
  store(ownerKey, userId)
}

/** For what is no form: the step of a form, a window that is open. Given back like a form's values. */
export function useKeptState<Value>(name: string, begin: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => takeDraft<Value>(name) ?? begin)
  const first = useRef(begin)
  usePutAside(name, () => value, () => value !== first.current)
  return [value, setValue]
}

/** What was put aside under this name by the person whose tab this is. */
export function takeDraft<Value>(name: string | undefined): Value | undefined {
  if (name === undefined) return undefined
  const aside = read<Aside>(stored(storageKey))
  if (!aside || aside.owner !== stored(ownerKey) || Date.now() - aside.at > lastsMs) return undefined
  return read<Value>(aside.drafts[name] ?? null)
}

/** Makes something that is typed known for as long as it stands on the page. */
export function usePutAside(name: string | undefined, values: () => unknown, isUnsaved: () => boolean): void {
  const now = useRef({ values, isUnsaved })
  useEffect(() => {
    now.current = { values, isUnsaved }
  })
  useEffect(() => {
    const place: Typed = { name, values: () => now.current.values(), isUnsaved: () => now.current.isUnsaved() }
    places.add(place)
    // It stands on the page again: what was put aside has done its work.
    if (name !== undefined) drop(name)
    return () => void places.delete(place)
  }, [name])
}

function drop(name: string): void {
  const aside = read<Aside>(stored(storageKey))
  if (aside?.drafts[name] === undefined) return
  const { [name]: _, ...drafts } = aside.drafts
  store(storageKey, JSON.stringify({ ...aside, drafts }))
}

/** JSON, and centavos. */
function write(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? { centavos: String(part) } : part))
}

function read<Value>(text: string | null): Value | undefined {
  if (text === null) return undefined
  try {
    // What stands there was written by this file, in this tab.
    return JSON.parse(text, (_, part: unknown) => (isCentavos(part) ? BigInt(part.centavos) : part)) as Value
  } catch {
    return undefined
  }
}

function isCentavos(part: unknown): part is { centavos: string } {
  return typeof part === 'object' && part !== null && 'centavos' in part && typeof part.centavos === 'string' && Object.keys(part).length === 1
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage may be forbidden; what was typed then lives as long as its page.
  }
}
