/**
 * Caches the data of the public pages for a few seconds, so that many readers cost one read of the
 * database. A change invalidates the cache at once. Without a change, a stale snapshot is served
 * while the next one is read.
 */
import type { PublicSite } from '../shared/rules-page.ts'

/** A snapshot younger than this is served as it is. */
const freshMs = 2_000
/** A snapshot younger than this is served while the next one is read. */
const staleMs = 4_000
/** Served when the database fails. A withdrawn consent must take effect within this time. */
const servedMaxMs = 45_000

export interface SiteSnapshot {
  site: PublicSite
  /** {@link SiteCache.serial} when the read began. */
  serial: number
  /** Pages rendered from this snapshot, by name. */
  made: Map<string, unknown>
}

export interface SiteCache {
  read(): Promise<SiteSnapshot>
  /** Invalidates the snapshot and the read in progress after a change. */
  forget(): void
  /** Grows with every change. */
  serial(): number
  /**
   * The first serial of this server. It follows the clock, so that pages of an earlier process have
   * lower ones.
   */
  began: number
}

interface Entry extends SiteSnapshot {
  at: number
  isInvalid: boolean
}

export function createSiteCache(
  readSite: () => Promise<PublicSite>,
  onError: (error: unknown) => void,
  {
    now = () => performance.now(),
    began = Date.now(),
  }: { now?: () => number; began?: number } = {},
): SiteCache {
  let current: Entry | null = null
  let reading: Promise<Entry> | null = null
  let serial = began

  function readOnce(): Promise<Entry> {
    reading ??= begin()
    return reading
  }

  function begin(): Promise<Entry> {
    const [at, serialAtStart] = [now(), serial]
    const begun: Promise<Entry> = readSite().then(
      (site) => {
        const made = new Map<string, unknown>()
        const entry = { site, serial: serialAtStart, made, at, isInvalid: false }
        // If something changed during the read, it serves the requests that already wait but is not
        // cached.
        if (reading === begun) [current, reading] = [entry, null]
        return entry
      },
      (error: unknown) => {
        if (reading === begun) reading = null
        throw error
      },
    )
    return begun
  }

  return {
    async read() {
      const entry = current
      const age = entry ? now() - entry.at : Infinity
      if (entry && !entry.isInvalid && age < freshMs) return entry
      const next = readOnce()
      if (entry && !entry.isInvalid && age < staleMs) {
        next.catch(onError)
        return entry
      }
      try {
        return await next
      } catch (error) {
        if (!entry || age >= servedMaxMs) throw error
        onError(error)
        return entry
      }
    },
    began,
    serial: () => serial,
    forget() {
      serial += 1
      if (current) current.isInvalid = true
      reading = null
    },
  }
}
