/** What this server's jobs did since it started, for the page "System". */
import { databaseProblem } from '../database/database-problems.ts'
import { sqlState } from '../database/database.ts'
import type { JobListeners } from '../jobs.ts'
import { errorFacts, withoutEmails } from '../log/redact-log.ts'

export interface JobState {
  name: string
  everyMs: number
  /** When the last run ended, failed or not. Null before the first. */
  lastRunAt: Date | null
  lastSuccessAt: Date | null
  lastFailure: { at: Date; reason: string } | null
  nextAt: Date
}

export interface JobRuns extends Required<JobListeners> {
  list(): JobState[]
}

interface Known extends Omit<JobState, 'nextAt'> {
  scheduledAt: number
}

const reasonMax = 300

export function openJobRuns(): JobRuns {
  const jobs = new Map<string, Known>()
  return {
    onScheduled(name, everyMs) {
      const never = { lastRunAt: null, lastSuccessAt: null, lastFailure: null }
      jobs.set(name, { name, everyMs, scheduledAt: Date.now(), ...never })
    },
    onRun(name, failed) {
      const job = jobs.get(name)
      if (!job) return
      job.lastRunAt = new Date()
      if (!failed) job.lastSuccessAt = job.lastRunAt
    },
    onError(name, error) {
      const job = jobs.get(name)
      if (job) job.lastFailure = { at: new Date(), reason: reasonOf(error) }
    },
    list: () =>
      [...jobs.values()].map(({ scheduledAt, ...job }) => {
        const turns = Math.floor((Date.now() - scheduledAt) / job.everyMs) + 1
        return { ...job, nextAt: new Date(scheduledAt + turns * job.everyMs) }
      }),
  }
}

/** Never a value of a row: of an error of the database it has only names and its code. */
function reasonOf(error: unknown): string {
  const named = databaseProblem(error)
  if (named) return named.message
  const state = sqlState(error)
  const { type, message, table, constraint } = errorFacts(error)
  if (state === undefined) return withoutEmails(message).slice(0, reasonMax) || type
  const names = [table, constraint].filter((name) => typeof name === 'string')
  return ['PostgreSQL', state, ...names].join(' ')
}
