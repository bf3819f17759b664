/**
 * Logs what was refused because of too much work: each kind at most once a second, with a count and
 * without a stack. Under a flood a line for each would be a second flood.
 */
export interface BusyLog {
  /** Of the causes within a second, one is logged. */
  count(refusal: BusyRefusal, cause?: unknown): void
}

const messages = {
  busy: 'The database cannot be reached; requests were refused',
  overloaded: 'Too much work; requests were refused',
  'too-many-at-once': 'Too many requests of one sender; some were refused',
  'in-use': 'A row is in use for long; requests that need it were refused',
  'busy-signing-in': 'Too many sign-ins; some were refused',
}
export type BusyRefusal = keyof typeof messages

export function isBusyRefusal(name: string): name is BusyRefusal {
  return name in messages
}

interface Log {
  warn(facts: object, message: string): void
}

const everyMs = 1_000

export function busyLog(log: Log): BusyLog {
  const counts = new Map<BusyRefusal, number>()
  const causes = new Map<BusyRefusal, unknown>()
  function write(refusal: BusyRefusal): void {
    const times = counts.get(refusal) ?? 0
    counts.delete(refusal)
    if (times === 0) return
    const err = causes.get(refusal)
    causes.delete(refusal)
    log.warn({ refusal, times, ...(err ? { err } : {}) }, messages[refusal])
    counts.set(refusal, 0)
    // Unref: a server that ends does not wait for a line about what it refused.
    setTimeout(() => write(refusal), everyMs).unref()
  }
  return {
    count(refusal, cause) {
      if (cause) causes.set(refusal, cause)
      const isQuiet = !counts.has(refusal)
      counts.set(refusal, (counts.get(refusal) ?? 0) + 1)
      if (isQuiet) write(refusal)
    },
  }
}
