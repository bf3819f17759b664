import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { repeat } from '../jobs.ts'
import { openJobRuns } from './job-runs.ts'

afterEach(() => vi.useRealTimers())

test('a job has its last run, success, failure and next run', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T00:00:00Z') })
  const runs = openJobRuns()
  let works = true
  const run = () => (works ? Promise.resolve() : Promise.reject(new Error('no a.b@mail.test')))
  const job = repeat({ name: 'sweep', everyMs: 60_000, run, ...runs })
  const never = { lastRunAt: null, lastSuccessAt: null, lastFailure: null }
  const next = new Date('2026-11-29T00:01:00Z')
  expect(runs.list()).toEqual([{ name: 'sweep', everyMs: 60_000, ...never, nextAt: next }])
  await vi.advanceTimersByTimeAsync(60_000)
  works = false
  await vi.advanceTimersByTimeAsync(70_000)
  const failedAt = new Date('2026-11-29T00:02:00Z')
  expect(runs.list()).toEqual([
    {
      name: 'sweep',
      everyMs: 60_000,
      lastRunAt: failedAt,
      lastSuccessAt: next,
      lastFailure: { at: failedAt, reason: 'no (address)' },
      nextAt: new Date('2026-11-29T00:03:00Z'),
    },
  ])
  await job.close()
})

test('the reason of an error of the database has names and no values', () => {
  const error = new pg.DatabaseError('invalid input "Maria"', 0, 'error')
  Object.assign(error, { code: '23505', detail: 'Key (email)=(maria)', constraint: 'users_email' })
  const runs = openJobRuns()
  runs.onScheduled('sweep', 1_000)
  runs.onError('sweep', error)
  expect(runs.list()[0]?.lastFailure?.reason).toBe('PostgreSQL 23505 users_email')
})
