/** A server stops within moments, whatever its jobs do. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../fixtures/servers/test-server.ts'

test('a job that waits for a locked table does not delay the stop', async () => {
  const server = await startTestServer()
  const blocker = new pg.Client(server.ownerUrl)
  await blocker.connect()
  try {
    await blocker.query('begin; lock table deposits in access exclusive mode')
    // The job that expires deposits runs every two seconds.
    for (let waits = false; !waits; await pause(100)) {
      const { rowCount } = await blocker.query(
        `select from pg_stat_activity where datname = current_database()
           and application_name = 'kaban background' and wait_event_type = 'Lock'`,
      )
      waits = rowCount === 1
    }
    const began = performance.now()
    await server.stop()
    expect(performance.now() - began).toBeLessThan(4_000)
  } finally {
    await blocker.end()
    await server.close()
  }
})
