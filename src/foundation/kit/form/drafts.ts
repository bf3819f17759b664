/**
 * What was typed, put aside for this tab alone (sessionStorage) while its page is away: for an
 * hour, for the person who typed it and nobody else. Which forms there are, unsaved.ts knows.
 */
import { forgetOnLeaving } from '../page/leaving.ts'

interface StoredDrafts {
  owner: string
  drafts: Record<string, Draft>
}

interface Draft {
  /** Milliseconds, by this device's clock. */
  at: number
  /** JSON, and centavos. */
  text: string
}

const storageKey = 'kaban-put-aside'
const ownerKey = 'kaban-tab-of'
/** Who comes back later than this begins anew. */
const lastsMs = 60 * 60 * 1000

forgetOnLeaving(forgetTab)

/** Tells whose tab this is. What somebody else left in it goes. */
export function openTabFor(userId: string): void {
  if (stored(ownerKey) === userId) return
  forgetTab()
  store(ownerKey, userId)
}

/** Whose tab this is; null when it is nobody's yet. */
export function tabOwner(): string | null {
  return stored(ownerKey)
}

/** Beside what other pages have put aside: a way over several forms loses none of them. */
export function saveDrafts(values: Record<string, unknown>): void {
  const owner = stored(ownerKey)
  if (owner === null || Object.keys(values).length === 0) return
  const at = Date.now()
  const drafts = readDrafts()
  for (const [name, value] of Object.entries(values)) drafts[name] = { at, text: write(value) }
  store(storageKey, JSON.stringify({ owner, drafts } satisfies StoredDrafts))
}

/** What was put aside under this name by the person whose tab this is. */
export function readDraft<Value>(name: string | undefined): Value | undefined {
  const draft = name === undefined ? undefined : readDrafts()[name]
  return draft && read<Value>(draft.text)
}

/** It stands on the page again: what was put aside has done its work. */
export function dropDraft(name: string): void {
  const owner = stored(ownerKey)
  const { [name]: found, ...drafts } = readDrafts()
  if (owner !== null && found)
    store(storageKey, JSON.stringify({ owner, drafts } satisfies StoredDrafts))
}

/** The drafts of the person whose tab this is, without those that are too old. */
function readDrafts(): Record<string, Draft> {
  const aside = read<StoredDrafts>(stored(storageKey) ?? '')
  if (!aside || aside.owner !== stored(ownerKey)) return {}
  return Object.fromEntries(
    Object.entries(aside.drafts).filter(([, { at }]) => Date.now() - at <= lastsMs),
  )
}

function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage may be forbidden: then nothing was put aside.
  }
}

function write(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? { centavos: String(part) } : part,
  )
}

function read<Value>(text: string): Value | undefined {
  try {
    // What stands there was written by this file, in this tab.
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
