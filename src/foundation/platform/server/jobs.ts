/** Repeated work. Every job may run on many servers at once: it takes its rows with SKIP LOCKED. */
import type { Database } from './database/database.ts'
import type { Files } from './files/files.ts'

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
  /** Hears of the end of each run. */
  onRun?: ((name: string, failed: boolean) => void) | undefined
  /** Makes each run; the traces do. */
  around?: ((name: string, run: () => Promise<unknown>) => Promise<unknown>) | undefined
  /** Hears of the job itself, once. */
  onScheduled?: ((name: string, everyMs: number) => void) | undefined
}

/** Who hears of the runs of jobs. */
export type JobListeners = Pick<RepeatOptions, 'onError' | 'onRun' | 'onScheduled' | 'around'>

/** Runs every `everyMs` ms, never twice at once. A failed run calls `onError`. */
export function repeat(options: RepeatOptions): Job {
  const { name, everyMs, run, onError = () => {}, onRun = () => {} } = options
  const { around = (_name, work) => work() } = options
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  async function turn(): Promise<void> {
    do {
      again = false
      await around(name, run).then(
        () => onRun(name, false),
        (error: unknown) => {
          // The stop ended it; the next start runs it again.
          if (closed) return
          onRun(name, true)
          onError(name, error)
        },
      )
    } while (again && !closed)
    running = undefined
  }

  function wake(): void {
    if (closed) return
    if (running) again = true
    else running = turn()
  }

  const timer = setInterval(wake, everyMs)
  options.onScheduled?.(name, everyMs)
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}

/** A job began a step after the stop, or its step lasted too long after it. */
export class JobsStopped extends Error {}

interface Places {
  database: Database
  files: Files
}

export interface EndingSteps extends Places {
  end(): void
}

/** A step is a few rows. A longer one rolls back and is done again after the next start. */
const stepEndsWithinMs = 1_000

/**
 * The database and the files for jobs. Every read, transaction and removal is a step, so no job
 * looks at the stop itself: after `end` it begins none, and what has begun ends soon.
 */
export function endingSteps({ database, files }: Places): EndingSteps {
  const [stop, cut] = [new AbortController(), new AbortController()]
  const steps = database.until(cut.signal)
  return {
    database: {
      ...database,
      async transaction(work, opening) {
        stop.signal.throwIfAborted()
        return await steps.transaction(work, opening)
      },
      async read(work) {
        stop.signal.throwIfAborted()
        return await steps.read(work)
      },
    },
    files: {
      ...files,
      async remove(key) {
        stop.signal.throwIfAborted()
        await files.remove(key)
      },
      async *list(folder) {
        for await (const file of files.list(folder)) {
          stop.signal.throwIfAborted()
          yield file
        }
      },
    },
    end() {
      const why = new JobsStopped('The server stops')
      stop.abort(why)
      setTimeout(() => cut.abort(why), stepEndsWithinMs).unref()
    },
  }
}
