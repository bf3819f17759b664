/**
 * Logs failed jobs: each reason once with its stack, then at most one line a minute. A role that is
 * missing fails every job each second.
 */
import { DatabaseUnreachable } from './database/database-errors.ts'
import { databaseProblem, type NamedProblem } from './database/database-problems.ts'

const everyMs = 60_000

interface Failing {
  jobs: Set<string>
  times: number
  problem: NamedProblem | null
}

interface FailureLog {
  error(facts: object, message: string): void
}

/** `onProblem` hears of every failure that the database caused, also of those without a line. */
export function logJobFailures(
  log: FailureLog,
  onProblem: (problem: NamedProblem) => void = () => {},
): (job: string, error: unknown) => void {
  const failing = new Map<string, Failing>()

  function writeLater(reason: string, since: Failing): void {
    // Unref: a server that ends does not wait for a line.
    setTimeout(() => {
      const { jobs, times, problem } = since
      if (times === 0) return void failing.delete(reason)
      log.error(
        { jobs: [...jobs], times, reason, ...(problem && { problem: problem.name }) },
        `jobs still fail${problem ? `: ${problem.message}` : ''}`,
      )
      jobs.clear()
      since.times = 0
      writeLater(reason, since)
    }, everyMs).unref()
  }

  return (job, error) => {
    const problem = databaseProblem(error)
    const reason = reasonOf(error)
    const known = failing.get(reason)
    if (known) {
      if (problem) onProblem(problem)
      known.jobs.add(job)
      known.times += 1
      return
    }
    log.error({ err: error, job }, 'a job failed; it runs again as scheduled')
    const first: Failing = { jobs: new Set(), times: 0, problem }
    failing.set(reason, first)
    writeLater(reason, first)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnreachable && error.cause) return reasonOf(error.cause)
  return error instanceof Error ? error.message : String(error)
}
