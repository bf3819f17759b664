/**
 * Drafts of unsent forms, in this tab alone (sessionStorage), for an hour, for the person who typed
 * them. unsaved-changes.ts knows which forms exist.
 */
import { ifStored } from '../data/if-stored.ts'
import { forgetOnSignOut } from '../page/leaving.ts'

interface StoredDrafts {
  owner: string
  drafts: Record<string, Draft>
}

interface Draft {
  /** Milliseconds, by this device's clock. */
  at: number
  /** JSON in which centavos are objects. */
  text: string
}

/** The key keeps its name: an open tab may hold drafts of an earlier release. */
const storageKey = 'kaban-put-aside'
const ownerKey = 'kaban-tab-of'
const lastsMs = 60 * 60 * 1000

forgetOnSignOut(forgetTab)

/** Sets the owner of this tab and drops what somebody else left in it. */
export function openTabFor(userId: string): void {
  if (stored(ownerKey) === userId) return
  forgetTab()
  store(ownerKey, userId)
}

/** Null when nobody has signed in in this tab yet. */
export function tabOwner(): string | null {
  return stored(ownerKey)
}

/** Keeps the drafts of other pages: a way through several forms loses none. */
export function saveDrafts(values: Record<string, unknown>): void {
  const owner = stored(ownerKey)
  if (owner === null || Object.keys(values).length === 0) return
  const at = Date.now()
  const drafts = readDrafts()
  for (const [name, value] of Object.entries(values)) drafts[name] = { at, text: write(value) }
  store(storageKey, JSON.stringify({ owner, drafts } satisfies StoredDrafts))
}

/** The draft of this name, if the tab's owner wrote it. */
export function readDraft<Value>(name: string | undefined): Value | undefined {
  const draft = name === undefined ? undefined : readDrafts()[name]
  return draft && read<Value>(draft.text)
}

/** Called when the form is on the page again. */
export function dropDraft(name: string): void {
  const owner = stored(ownerKey)
  const { [name]: found, ...drafts } = readDrafts()
  if (owner !== null && found)
    store(storageKey, JSON.stringify({ owner, drafts } satisfies StoredDrafts))
}

/** The drafts of the tab's owner that have not expired. */
function readDrafts(): Record<string, Draft> {
  const found = read<StoredDrafts>(stored(storageKey) ?? '')
  if (!found || found.owner !== stored(ownerKey)) return {}
  return Object.fromEntries(
    Object.entries(found.drafts).filter(([, { at }]) => Date.now() - at <= lastsMs),
  )
}

function forgetTab(): void {
  ifStored(() => sessionStorage.clear())
}

function write(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? { centavos: String(part) } : part,
  )
}

function read<Value>(text: string): Value | undefined {
  try {
    // Only this file writes these keys.
    return JSON.parse(text, (_, part: unknown) =>
      isCentavos(part) ? BigInt(part.centavos) : part,
    ) as Value
  } catch {
    return undefined
  }
}

function isCentavos(part: unknown): part is { centavos: string } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'centavos' in part &&
    typeof part.centavos === 'string' &&
    Object.keys(part).length === 1
  )
}

function stored(key: string): string | null {
  return ifStored(() => sessionStorage.getItem(key)) ?? null
}

function store(key: string, text: string): void {
  ifStored(() => sessionStorage.setItem(key, text))
}
