import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import { endingSteps, repeat } from './jobs.ts'

const fixture = await testDatabase()
await fixture.asOwner('create table steps (step int)')
await fixture.asOwner('grant select, insert on steps to kaban_app')

/** Stops a job soon after it began. Returns how long that took and what the job reported. */
async function stopped(work: (steps: ReturnType<typeof endingSteps>) => Promise<unknown>) {
  const steps = endingSteps({ database: fixture.database, files: testServices.files })
  const errors: unknown[] = []
  const job = repeat({
    name: 'test',
    everyMs: 60_000,
    run: () => work(steps),
    onError: (_name, error) => errors.push(error),
  })
  job.wake()
  await pause(250)
  const began = performance.now()
  steps.end()
  await job.close()
  return { ms: performance.now() - began, errors }
}

const stepOf = (seconds: number, step: number) => (steps: ReturnType<typeof endingSteps>) =>
  steps.database.transaction(async (tx) => {
    await tx.rows('insert into steps values ($1)', [step])
    await tx.rows('select pg_sleep($1)', [seconds])
  })
const written = (step: number) => fixture.asOwner('select from steps where step = $1', [step])

test('a job ends with the step under way, which commits', async () => {
  const { ms, errors } = await stopped(async (steps) => {
    for (let step = 0; step < 50; step += 1) await stepOf(0.1, step)(steps)
  })
  expect(ms).toBeLessThan(1_000)
  expect(errors).toEqual([])
  expect(await written(0)).toHaveLength(1)
  expect(await written(20)).toEqual([])
})

test('a step that lasts long rolls back', async () => {
  const { ms, errors } = await stopped(stepOf(20, 100))
  expect(ms).toBeLessThan(5_000)
  expect(errors).toEqual([])
  expect(await written(100)).toEqual([])
})

test('a job that removes files ends with the file under way', async () => {
  let removed = 0
  const remove = async () => {
    await pause(100)
    removed += 1
  }
  const files = { ...testServices.files, remove }
  const steps = endingSteps({ database: fixture.database, files })
  const job = repeat({
    name: 'test',
    everyMs: 60_000,
    async run() {
      for (let file = 0; file < 50; file += 1) await steps.files.remove('a').catch(() => {})
    },
  })
  job.wake()
  await pause(250)
  steps.end()
  await job.close()
  expect(removed).toBeGreaterThan(0)
  expect(removed).toBeLessThan(10)
})
