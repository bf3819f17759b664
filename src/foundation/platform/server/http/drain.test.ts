import { os } from '@orpc/server'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { testServices } from '#tests/fixtures/people/contexts.ts'
import type { Database } from '../database/database.ts'
import type { Relay } from '../live/relay.ts'
import { comeBack, registerDrain } from './drain.ts'
import { openHttp } from './http.ts'

async function quietAfterMs(asked: readonly string[]): Promise<number> {
  const app = fastify()
  const drain = registerDrain(app, [])
  app.route({ method: 'GET', url: '*', handler: async () => 'ok' })
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
  expect(await quietAfterMs(['/livez'])).toBeLessThan(500)
})

test('F27 ten thousand streams that find no server try at most 900 times a second', () => {
  const delays = Array.from({ length: 10_000 }, () =>
    Number(/^retry: (\d+)\n\n$/.exec(comeBack(10_000))?.[1]),
  )
  expect(delays.reduce((sum, delay) => sum + 1_000 / delay, 0)).toBeLessThan(900)
  const within = (from: number, to: number) =>
    delays.filter((delay) => delay >= from && delay < to).length
  expect(within(5_000, 25_001)).toBe(delays.length)
  // At another server each second brings some five hundred.
  for (let from = 5_000; from < 25_000; from += 1_000)
    expect(within(from, from + 1_000)).toBeLessThan(650)
})

test('a refusal of a server that stops ends its connection, like every other answer', async () => {
  const unused: unknown = null
  let answer = () => {}
  const ending = new Promise<void>((resolve) => (answer = resolve))
  const app = await openHttp({
    ...testServices,
    database: { until: () => unused } as unknown as Database,
    relay: unused as Relay,
    router: { module: { procedure: os.handler(async () => await ending) } },
    findCaller: () => Promise.resolve({ role: 'visitor' }),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const quiet = app.drain.untilQuiet()
  const call = () => fetch(`${address}/rpc/module/procedure`, { method: 'POST' })
  const calls = Array.from({ length: 100 }, call)
  const refused = await Promise.race(calls)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('connection')).toBe('close')
  expect(refused.headers.get('retry-after')).toMatch(/^[123]$/)
  answer()
  await Promise.all([...calls, quiet])
  await app.close()
})
