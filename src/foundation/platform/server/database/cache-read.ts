import type { Transaction } from './database.ts'

/** A slow read is repeated so seldom that it takes at most this share of the time. */
const share = 1 / 50
/** One read that waited, for a lock or a full disk, must not stay for hours. */
const slowKeptMaxMs = 5 * 60_000

/**
 * Caches what `read` answers in this server for `keptMs`, or longer if the read is slow, up to five
 * minutes. Concurrent callers share one read, and a failed read is not cached.
 */
export function cacheRead<Answer>(
  keptMs: number,
  read: (tx: Transaction) => Promise<Answer>,
): (tx: Transaction) => Promise<Answer> {
  let cached: { answer: Promise<Answer>; until: number } | null = null
  return (tx) => {
    const began = performance.now()
    if (cached && began < cached.until) return cached.answer
    const answer = read(tx)
    const reading = { answer, until: Number.POSITIVE_INFINITY }
    cached = reading
    answer.then(
      () => {
        const slowMs = Math.min((performance.now() - began) / share, slowKeptMaxMs)
        reading.until = began + Math.max(keptMs, slowMs)
      },
      () => {
        if (cached === reading) cached = null
      },
    )
    return answer
  }
}
