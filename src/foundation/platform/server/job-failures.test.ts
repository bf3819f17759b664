import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { logJobFailures } from './job-failures.ts'

afterEach(() => vi.useRealTimers())

function roleMissing(): pg.DatabaseError {
  const error = new pg.DatabaseError('role "kaban_app" does not exist', 0, 'error')
  error.code = '28000'
  return error
}

test('a failure that goes on is logged with its stack once, then by one line a minute', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const named: string[] = []
  const note = logJobFailures({ error: (facts) => void lines.push(facts) }, ({ name }) =>
    named.push(name),
  )
  for (let second = 0; second < 150; second += 1) {
    note('end company access', roleMissing())
    note('link the audit trail', roleMissing())
    vi.advanceTimersByTime(1_000)
  }
  const jobs = ['link the audit trail', 'end company access']
  const reason = 'role "kaban_app" does not exist'
  expect(lines).toEqual([
    { err: roleMissing(), job: 'end company access' },
    { jobs, times: 119, reason, problem: 'role-missing' },
    { jobs: jobs.toReversed(), times: 120, reason, problem: 'role-missing' },
  ])
  // Readiness warns of it for as long as it lasts.
  expect(named).toHaveLength(299)
})

test('another reason, and the same one after a quiet minute, are logged with their stack', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const note = logJobFailures({ error: (facts) => void lines.push(facts) })
  const [one, other] = [new Error('one'), new Error('other')]
  note('a', one)
  note('b', other)
  vi.advanceTimersByTime(120_000)
  note('a', one)
  expect(lines).toEqual([
    { err: one, job: 'a' },
    { err: other, job: 'b' },
    { err: one, job: 'a' },
  ])
})
