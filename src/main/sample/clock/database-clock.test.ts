import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { startDatabaseClock } from './database-clock.ts'
import { setProcessClock } from './process-clock.ts'

const { database, asOwner } = await testDatabase()

test('a live installation has no other clock than its own', async () => {
  await asOwner(`begin; set local session_replication_role = replica;
    update installation set mode = 'live'; commit`)
  await expect(database.transaction(startDatabaseClock)).rejects.toThrow('Only a sample')
})

test("the server's own thread has no other clock either", () => {
  expect(() => setProcessClock(1)).toThrow('never changed')
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(1_000)
})
