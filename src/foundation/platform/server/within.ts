import { setTimeout as pause } from 'node:timers/promises'

/** The result of the work, or `late` when it has none after so many ms. It goes on then. */
export async function within<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  const ending = new AbortController()
  const over = pause(milliseconds, late, { signal: ending.signal }).catch(() => late)
  return await Promise.race([work, over]).finally(() => ending.abort())
}
