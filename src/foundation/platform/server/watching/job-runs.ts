/** Remembers the runs of this server's jobs, for the page "System". */
import { databaseProblem } from '../database/database-problems.ts'
import type { JobListeners } from '../jobs.ts'
import { messageWithoutValues } from '../log/redact-log.ts'

export interface JobState {
  name: string
  everyMs: number
  /** When the last run ended, failed or not. Null before the first. */
  lastRunAt: Date | null
  lastSuccessAt: Date | null
  lastFailure: { at: Date; reason: string } | null
  nextAt: Date
}

export interface JobRuns extends Required<Omit<JobListeners, 'around'>> {
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
      if (!job) return
      const reason = databaseProblem(error)?.message ?? messageWithoutValues(error)
      job.lastFailure = { at: new Date(), reason: reason.slice(0, reasonMax) }
    },
    list: () =>
      [...jobs.values()].map(({ scheduledAt, ...job }) => {
        const turns = Math.floor((Date.now() - scheduledAt) / job.everyMs) + 1
        return { ...job, nextAt: new Date(scheduledAt + turns * job.everyMs) }
      }),
  }
}
