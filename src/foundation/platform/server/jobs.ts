/** Repeated work. Every job may run on many servers at once: it takes its rows with SKIP LOCKED. */
export interface Job {
  /** Runs now; or once more, if a run is under way. */
  wake(): void
  /** Resolves after the run under way. */
  close(): Promise<void>
}

export interface RepeatOptions {
  name: string
  everyMs: number
  run: () => Promise<unknown>
  onError?: ((name: string, error: unknown) => void) | undefined
}

/** Runs every `everyMs` ms, never twice at once. A failed run calls `onError`. */
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
