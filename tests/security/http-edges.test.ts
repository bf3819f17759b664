/**
 * How the server answers when its database is closed, a client is slow or a browser opens too many
 * streams.
 */
import { ORPCError } from '@orpc/client'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openFiles } from '#foundation/platform/server/files/files.ts'
import { openHttp } from '#foundation/platform/server/http/http.ts'
import { startRelay } from '#foundation/platform/server/live/relay.ts'
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { registerHealth } from '#main/server/health.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { testServices } from '../fixtures/people/contexts.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { expectSoon } from '../fixtures/servers/in-time.ts'
import {
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../fixtures/servers/test-server.ts'

const log = collectLog()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log })
})
afterAll(async () => {
  await server.close()
  for (const text of log.texts()) expect(text).toContain('The database cannot be reached')
})

test('while the database refuses connections, requests get 503 with a message', async () => {
  const user = await signIn(server.address, 'user')
  const name = new URL(server.url).pathname.slice(1)
  await server.asOwner(`alter database ${name} connection limit 0`)
  await server.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1
      and usename = 'kaban_app'`,
    [name],
  )
  await expect.poll(async () => (await user.fetch('/healthz')).status).toBe(503)
  for (const visitor of [user, new Visitor(server.address)]) {
    const refused: unknown = await visitor.calls.identity
      .login({ email: 'maria@sample.kaban.test', password: 'sample-wallet-1' })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ORPCError)
    expect(refused).toMatchObject({ status: 503, data: { name: 'busy', title: 'Not ready' } })
  }
  expect((await user.fetch('/live')).status).toBe(503)
  // A restart would mend nothing.
  expect((await user.fetch('/livez')).status).toBe(200)
  await server.asOwner(`alter database ${name} connection limit -1`)
  expect((await user.calls.identity.me({})).role).toBe('user')
  expect((await user.fetch('/healthz')).status).toBe(200)
  expect(log.texts()).not.toEqual([])
})

test('health checks of a server without a free connection do not pile up', async () => {
  const fixture = await cloneDatabase()
  const database = openDatabase(fixture.url, { connections: 1 })
  const app = fastify()
  registerHealth(app, database, '1')
  await database.read(async () => {
    const began = Date.now()
    const checks = Array.from({ length: 50 }, () => app.inject('/healthz'))
    await expect.poll(() => database.pool.waitingCount).toBe(1)
    const statuses = (await Promise.all(checks)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([503]))
    await expectSoon(server, began, 3_000, 'fifty answers')
    expect(database.pool.waitingCount).toBe(1)
  })
  await expect.poll(async () => (await app.inject('/healthz')).statusCode).toBe(200)
  await app.close()
  await database.close()
  await fixture.close()
})

test('a client that sends its request very slowly is cut off', async () => {
  const settings = loadSettings({ KABAN_DATA_DIR: server.dataDirectory })
  const relay = startRelay(server.database, server.url)
  const app = await openHttp({
    ...testServices,
    settings,
    relay,
    database: server.database,
    files: openFiles(settings.dataDirectory),
    router: {},
    findCaller: () => Promise.resolve({ role: 'visitor' }),
  })
  expect(app.server.requestTimeout).toBe(130_000)
  await relay.close()
  await app.close()
})

test('a session holds ten live streams; the eleventh ends the oldest', async () => {
  const user = await signIn(server.address, 'user')
  const streams: Response[] = []
  for (let opened = 0; opened < 10; opened += 1) streams.push(await user.fetch('/live'))
  const [first, second] = streams
  const text = first?.text()
  streams.push(await user.fetch('/live'))
  // There may be topics in between: a sign-in notifies its user.
  expect(await text).toMatch(
    /: open\n\nevent: start\ndata: unknown\n\nid: .*\n\n([^]*data: .*\n\n)?retry: 60000\n\n$/,
  )
  const reader = second?.body?.getReader()
  // The second stream has not ended, whether it sends topics or nothing.
  const over = (async () => {
    while (!(await reader?.read())?.done);
    return 'over'
  })()
  expect(
    await Promise.race([over, new Promise((resolve) => setTimeout(() => resolve('open'), 200))]),
  ).toBe('open')
  // Other sessions are not affected.
  expect((await (await signIn(server.address, 'admin')).fetch('/live')).status).toBe(200)
  await reader?.cancel()
  for (const stream of streams.slice(2)) await stream.body?.cancel()
})
