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

test('F27 of ten thousand streams at most 1,400 try in a second while no server is there', () => {
  const delays = Array.from({ length: 10_000 }, () =>
    Number(/^retry: (\d+)\n\n$/.exec(comeBack(10_000))?.[1]),
  )
  const [first, all] = [new Map<number, number>(), new Map<number, number>()]
  const count = (seconds: Map<number, number>, ms: number) => {
    const second = Math.floor(ms / 1_000)
    seconds.set(second, (seconds.get(second) ?? 0) + 1)
  }
  for (const delay of delays) {
    count(first, delay)
    for (let at = delay; at < 60_000; at += delay) count(all, at)
  }
  // Where another server takes them, each second brings some five hundred.
  expect(Math.max(...first.values())).toBeLessThan(650)
  expect(Math.max(...all.values())).toBeLessThan(1_400)
  expect(Math.max(...delays)).toBeLessThanOrEqual(25_000)
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
