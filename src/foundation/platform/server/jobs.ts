/**
 * Work that comes round again. Every job is safe to run on many servers at once: it takes its rows
 * with SKIP LOCKED.
 */
export interface Job {
  /** Runs it now instead of at its time. */
  wake(): void
  /** Waits for a run under way. */
  close(): Promise<void>
}

export interface RepeatOptions {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  onError?: ((name: string, error: unknown) => void) | undefined
}

/** Runs one at a time; a run that fails is told to `onError`, and the next one comes at its time. */
export function repeat({ name, everyMs, run, onError = () => {} }: RepeatOptions): Job {
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  async function turn(): Promise<void> {
    do {
      again = false
      await run().catch((error: unknown) => onError(name, error))
    } while (again && !closed)
    running = undefined
  }

  function wake(): void {
    if (closed) return
    if (running) again = true
    else running = turn()
  }

  const timer = setInterval(wake, everyMs)
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
