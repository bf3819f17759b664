import fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { openMetrics } from '#foundation/platform/server/metrics/metrics.ts'
import { collectLog } from '#tests/fixtures/servers/collect-log.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'
import { readMetrics, type Series } from '#tests/fixtures/servers/read-metrics.ts'
import { signIn, startTestServer, Visitor } from '#tests/fixtures/servers/test-server.ts'
import { shareInstallationFacts } from './installation-facts.ts'
import { registerMetrics } from './metrics-route.ts'

const token = 'a-token-of-the-tests'
const bearer = { authorization: `Bearer ${token}` }
// Collected, because it warns of the refused sign-ins.
const log = collectLog()
const noWitnesses = { witnesses: [] }
const server = await startTestServer({ env: { KABAN_METRICS_TOKEN: token }, log })
const without = await startTestServer()
afterAll(() => Promise.all([server.close(), without.close()]))

const scrape = () => readMetrics(server.address, token)
const sumOf = (series: Series[], name: string) =>
  series.filter((one) => one.name === name).reduce((sum, { value }) => sum + value, 0)

test('without KABAN_METRICS_TOKEN there are no metrics', async () => {
  const answer = await fetch(`${without.address}/metrics`, { headers: bearer })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('kaban_info')
})

test('only the whole token opens them', async () => {
  const wrong = ['', token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`]
  for (const authorization of wrong) {
    const answer = await fetch(`${server.address}/metrics`, { headers: { authorization } })
    expect([authorization, answer.status]).toEqual([authorization, 401])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.text()).toBe('')
  }
  const admin = await signIn(server.address, 'admin')
  expect((await admin.fetch('/metrics')).status).toBe(401)
})

test('a scrape is never cached, sets no cookie and is no request of a user', async () => {
  const visitor = await signIn(server.address, 'user')
  const before = await server.database.read((tx) =>
    tx.rows('select id, last_seen_at from sessions order by id'),
  )
  const answer = await visitor.fetch('/metrics', { headers: bearer })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(
    await server.database.read((tx) =>
      tx.rows('select id, last_seen_at from sessions order by id'),
    ),
  ).toEqual(before)
  const counted = sumOf(await scrape(), 'kaban_requests_total')
  for (let times = 0; times < 3; times += 1) await scrape()
  expect(sumOf(await scrape(), 'kaban_requests_total')).toBe(counted)
})

test('requests are counted by names from the code alone', async () => {
  const visitor = await signIn(server.address, 'user')
  await visitor.calls.tasks.mine({})
  for (const address of [
    '/rpc/made-up-module/x',
    '/rpc/constructor/name',
    '/rpc/__proto__/x',
    '/receipt/3f0c9a6e-made-up-id',
    '/login?email=somebody@example.test',
    '/made-up-page',
  ])
    await visitor.fetch(address)
  await expect(
    new Visitor(server.address).calls.identity.login({ email: 'no@example.test', password: 'no' }),
  ).rejects.toThrow(/\S/)
  const series = await scrape()
  const labels = JSON.stringify(series.map((one) => one.labels))
  expect(labels).not.toMatch(/made-up|example|constructor|proto|login\?|\d{3}\.\d/)
  expect(series).toContainEqual({
    name: 'kaban_requests_total',
    labels: { kind: 'reads', module: 'tasks', status: '2xx' },
    value: expect.any(Number),
  })
  expect(sumOf(series, 'kaban_refused_sign_ins_total')).toBe(1)
  expect(sumOf(series, 'kaban_request_seconds_count')).toBe(sumOf(series, 'kaban_requests_total'))
})

test('a refusal that asks for patience is counted by its name', async () => {
  const visitor = new Visitor(server.address)
  const wrong = { email: 'guessed@example.test', password: 'not-the-password' }
  for (let tries = 0; tries < 7; tries += 1)
    await expect(visitor.calls.identity.login(wrong)).rejects.toThrow(/\S/)
  expect(await scrape()).toContainEqual({
    name: 'kaban_refusals_total',
    labels: { reason: 'too-many-logins' },
    value: 2,
  })
})

test('each job tells of its last run, and the server of its parts', async () => {
  await vi.waitFor(async () => {
    const series = await scrape()
    const [run] = series.filter(({ labels }) => labels['name'] === 'end company access')
    expect(run?.value).toBeGreaterThan(Date.now() / 1_000 - 60)
    expect(series.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['kaban_job_failures_total', 'nodejs_eventloop_lag_seconds']),
    )
  }, 5_000)
  const series = await scrape()
  const shares = series.filter(({ name }) => name === 'kaban_database_connections_max')
  expect(new Set(shares.map(({ labels }) => labels['share']))).toEqual(
    new Set(['background', 'changes', 'files', 'pages', 'reads', 'signIns']),
  )
  expect(sumOf(series, 'kaban_database_up')).toBe(1)
})

test('an open stream is counted until it ends', async () => {
  const visitor = await signIn(server.address, 'user')
  const leave = new AbortController()
  await visitor.fetch('/live', { signal: leave.signal })
  expect(sumOf(await scrape(), 'kaban_live_streams')).toBe(1)
  leave.abort()
  await vi.waitFor(async () => expect(sumOf(await scrape(), 'kaban_live_streams')).toBe(0))
})

test('the business is read once for all scrapes within 15 s', async () => {
  let reads = 0
  const counting = {
    until: (signal: AbortSignal) => {
      reads += 1
      return server.database.until(signal)
    },
  }
  const facts = shareInstallationFacts(counting, noWitnesses)
  const found = await Promise.all([facts(), facts(), facts()])
  expect(await facts()).toBe(found[0])
  expect(reads).toBe(1)
})

test('what waits has the count and the age that the workbench has', async () => {
  const admin = await signIn(server.address, 'admin')
  const waiting = await admin.calls.workbench.counts({})
  const of = (...kinds: string[]) =>
    waiting.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
  const facts = await shareInstallationFacts(server.database, noWitnesses)()
  expect(facts?.deposits.count).toBe(of('deposits'))
  expect(facts?.withdrawals.count).toBe(of('withdrawals-to-decide', 'withdrawals-to-pay'))
  const oldest = waiting.find(({ kind }) => kind === 'deposits')?.oldestAt ?? null
  expect(facts?.deposits.oldestAt).toEqual(oldest)
})

test('without the database a scrape answers, and says only that', async () => {
  const port = await freePort('localhost')
  const database = openDatabase(`postgres://nobody@localhost:${port}/none`)
  const app = fastify()
  const metrics = openMetrics({
    version: '1',
    databaseUse: () => [],
    openStreams: () => 0,
    dataDirectory: '/nowhere',
  })
  registerMetrics(app, { metrics, database, settings: noWitnesses, token })
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: bearer })
  expect(statusCode).toBe(200)
  expect(body).toContain('kaban_database_up 0\n')
  expect(body).toContain('kaban_info{version="1"} 1')
  expect(body).not.toMatch(/^kaban_disk/m)
  expect(body).not.toMatch(/kaban_(deposits|withdrawals|books|verification|mails)/)
  await app.close()
  await database.close()
})

test('a database that hangs holds a scrape up for two seconds at most', async () => {
  const hangs = { until: () => ({ read: () => new Promise<never>(() => {}) }) }
  const began = performance.now()
  expect(await shareInstallationFacts(hangs as never, noWitnesses)()).toBeNull()
  expect(performance.now() - began).toBeLessThan(3_000)
})
