import type { Transaction } from './database.ts'

/**
 * Caches what `read` answers in this server for `keptMs`. Concurrent callers share one read, and a
 * failed read is not cached.
 */
export function cacheRead<Answer>(
  keptMs: number,
  read: (tx: Transaction) => Promise<Answer>,
): (tx: Transaction) => Promise<Answer> {
  let cached: { answer: Promise<Answer>; at: number } | null = null
  return (tx) => {
    if (cached && performance.now() - cached.at < keptMs) return cached.answer
    const answer = read(tx)
    const reading = { answer, at: performance.now() }
    cached = reading
    answer.catch(() => {
      if (cached === reading) cached = null
    })
    return answer
  }
}
