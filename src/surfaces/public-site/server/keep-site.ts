/**
 * What the public pages are drawn from, kept for a moment: however many people ask, the database is
 * asked once. What somebody changed, or took back, is seen by the next who asks; while all goes on
 * as it was, an old reading serves until the new one is there.
 */
import type { PublicSite } from '../shared/rules-page.ts'

/** So long nobody asks again. */
const freshMs = 2_000
/** So long the old one is answered while a new one is read. */
const staleMs = 4_000
/** When the database does not answer: no longer than a consent may be obeyed late. */
const servedMaxMs = 45_000

export interface SiteReading {
  site: PublicSite
  /** {@link SiteKeeper.serial} when it was begun. */
  serial: number
  /** What was made of this reading, by name. */
  made: Map<string, unknown>
}

export interface SiteKeeper {
  read(): Promise<SiteReading>
  /** Something was changed: what is kept, and what is being read, is no longer so. */
  forget(): void
  /** Grows with every change that was heard of. */
  serial(): number
  /**
   * The first serial of this server. It follows the clock, so the pages of one that ran before have
   * lower ones.
   */
  began: number
}

interface Kept extends SiteReading {
  at: number
  over: boolean
}

export function keepSite(
  ask: () => Promise<PublicSite>,
  tellProblem: (error: unknown) => void,
  {
    now = () => performance.now(),
    began = Date.now(),
  }: { now?: () => number; began?: number } = {},
): SiteKeeper {
  let kept: Kept | null = null
  let reading: Promise<Kept> | null = null
  let serial = began

  function readOnce(): Promise<Kept> {
    reading ??= begin()
    return reading
  }

  function begin(): Promise<Kept> {
    const [at, begunWith] = [now(), serial]
    const begun: Promise<Kept> = ask().then(
      (site) => {
        const fresh = { site, serial: begunWith, made: new Map<string, unknown>(), at, over: false }
        // What changed while it was read is not in it: it serves those who asked before, and nobody after them.
        if (reading === begun) [kept, reading] = [fresh, null]
        return fresh
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
      const had = kept
      const age = had ? now() - had.at : Infinity
      if (had && !had.over && age < freshMs) return had
      const next = readOnce()
      if (had && !had.over && age < staleMs) {
        next.catch(tellProblem)
        return had
      }
      try {
        return await next
      } catch (error) {
        if (!had || age >= servedMaxMs) throw error
        tellProblem(error)
        return had
      }
    },
    began,
    serial: () => serial,
    forget() {
      serial += 1
      if (kept) kept.over = true
      reading = null
    },
  }
}
