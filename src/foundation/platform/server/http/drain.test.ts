import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerDrain } from './drain.ts'

async function quietAfterMs(asked: readonly string[]): Promise<number> {
  const app = fastify()
  const drain = registerDrain(app)
  app.get('*', async () => 'ok')
  for (const url of asked) await app.inject(url)
  const began = performance.now()
  await drain.untilQuiet()
  await drain.close(100)
  return performance.now() - began
}

test('F04 a stop waits for the balancer that has just found the server ready', async () => {
  expect(await quietAfterMs(['/readyz'])).toBeGreaterThan(1_400)
})

test('a server that nobody balances stops at once', async () => {
  expect(await quietAfterMs(['/healthz'])).toBeLessThan(500)
})
