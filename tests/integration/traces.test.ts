/** OTEL_EXPORTER_OTLP_ENDPOINT: spans arrive at a collector, without people, and delay nobody. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mariaSantos, sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { fixtureKey } from '../fixtures/database/database-templates.ts'
import { cloneDatabase } from '../fixtures/database/database.ts'
import { breakTasks } from '../fixtures/servers/break-tasks.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { openCollector, type Collector } from '../fixtures/servers/collector.ts'
import { startKaban, stopKaban } from '../fixtures/servers/kaban-process.ts'
import { signIn, startTestServer, Visitor } from '../fixtures/servers/test-server.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
/** Typed by somebody, or part of an address. */
const planted = {
  amountCentavos: 512_345n,
  bankName: mariaSantos.bank.bankName,
  accountName: 'Planted Person',
  accountNumber: mariaSantos.bank.accountNumber,
}
const plantedTexts =
  /512345|5,123|Planted|maria|santos|@|secret|sample-wallet|127\.0\.0\.1|select |insert |\$1/i

let collector: Collector

beforeAll(async () => {
  collector = await openCollector()
})
afterAll(() => collector.close())

/** The spans of a server with these settings, from its start to its end. */
async function spansOf(env: Record<string, string>, use: (address: string) => Promise<void>) {
  collector.bodies.length = 0
  const server = await startTestServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, ...env },
    log: collectLog(),
  })
  try {
    await use(server.address)
  } finally {
    await server.close()
  }
  return collector.spans()
}

test('a request and its transaction are one trace, without what people typed', async () => {
  let requestId: string | null = null
  const spans = await spansOf({ OTEL_SERVICE_NAME: 'kaban-test' }, async (address) => {
    const maria = await signIn(address, 'user')
    await maria.calls.withdrawals.request({ requestId: uuidv7(), ...planted })
    requestId = (await maria.fetch('/?secret=1', { headers: { traceparent } })).headers.get(
      'x-request-id',
    )
    await maria.fetch('/rpc/secret/secret', { method: 'POST', body: '{}' })
    await maria.fetch('/healthz')
    await new Visitor(address).calls.identity
      .login({ ...sampleSignIns.user, password: 'secret' })
      .catch(() => {})
    // The first run of this job.
    await new Promise((resolve) => setTimeout(resolve, 1_200))
  })
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [request] = named('withdrawals.request')
  expect(request?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/rpc/*',
    'http.response.status_code': 200,
  })
  expect(request?.parentSpanId).toBeUndefined()
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(parts.map(({ name }) => name)).toContain('transaction')
  for (const part of parts) {
    expect(part.traceId).toBe(request?.traceId)
    expect(part.attributes['kaban.for']).toBe('withdrawals.request')
  }
  // Without a proxy anybody could choose the trace.
  const [page] = spans.filter(({ attributes }) => attributes['kaban.request_id'] === requestId)
  expect(page?.name).toMatch(/^GET \//)
  expect(page?.traceId).not.toBe(traceId)
  // A refusal is no failure.
  const [, refused] = named('identity.login')
  expect(refused?.attributes['http.response.status_code']).toBe(401)
  expect(refused?.status.code).toBe(0)
  // Each request begins a trace, also on a connection that is used again.
  const roots = spans.filter(({ attributes }) => 'kaban.request_id' in attributes)
  expect(new Set(roots.map((span) => span.traceId)).size).toBe(roots.length)
  const [job] = named('end company access')
  expect(job?.attributes['kaban.job']).toBe('end company access')
  expect(spans.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  expect(spans.map(({ name }) => name).join()).not.toContain('healthz')
  expect(collector.resource()).toMatchObject({ 'service.name': 'kaban-test' })
  expect(new Set(collector.asked)).toEqual(new Set(['POST /v1/traces']))
  const sent = collector.bodies.join('\n')
  expect(sent).not.toMatch(plantedTexts)
  expect(sent).not.toContain(planted.bankName)
  expect(sent).not.toContain(planted.accountNumber)
})

test('behind a proxy the trace of its caller goes on', async () => {
  const spans = await spansOf({ KABAN_TRUSTED_PROXIES: '1' }, async (address) => {
    await fetch(`${address}/robots.txt`, { headers: { traceparent } })
  })
  expect(spans.filter((span) => span.traceId === traceId)).toHaveLength(1)
})

test('a failed transaction has its code, and no message', async () => {
  collector.bodies.length = 0
  const log = collectLog()
  const server = await startTestServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    log,
  })
  await breakTasks(server, 'Planted')
  const maria = await signIn(server.address, 'user')
  await expect(
    maria.calls.tasks.add({ taskId: crypto.randomUUID(), title: 'Planted' }),
  ).rejects.toThrow(/\S/)
  await server.close()
  const failed = collector.spans().filter(({ status }) => status.code === 2)
  expect(failed.map(({ name, attributes }) => [name, attributes['error.type']])).toEqual([
    ['transaction', '23514'],
    ['tasks.add', '500'],
  ])
  expect(collector.bodies.join('\n')).not.toContain('Planted')
})

test('a bad collector delays neither requests nor the stop, and is named once', async () => {
  const silent = await openCollector(() => {})
  const refusing = await openCollector((response) => void response.writeHead(401).end('Planted'))
  const endpoints = ['http://127.0.0.1:1', silent.endpoint, refusing.endpoint]
  const stops = endpoints.map(async (endpoint) => {
    const log = collectLog()
    const server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, log })
    // More than a batch, which is sent at once.
    for (let times = 0; times < 700; times += 100) {
      const answers = Array.from({ length: 100 }, () => fetch(`${server.address}/robots.txt`))
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
    }
    const began = performance.now()
    await server.stop()
    const took = performance.now() - began
    await server.close()
    expect(took).toBeLessThan(5_000)
    return log.lines
  })
  const [, , lines] = await Promise.all(stops)
  await Promise.all([silent.close(), refusing.close()])
  expect(lines).toMatchObject([{ msg: 'traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT' }])
  expect(JSON.stringify(lines)).not.toContain('Planted')
})

test('without the setting no SDK is loaded', async () => {
  const database = await cloneDatabase({ from: 'kaban_sample' })
  const folder = await mkdtemp(path.join(tmpdir(), 'kaban-traces-'))
  const list = path.join(folder, 'modules')
  const hook = path.join(folder, 'hook.mjs')
  await writeFile(
    hook,
    `import { appendFileSync } from 'node:fs'
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      appendFileSync(${JSON.stringify(list)}, url + '\\n')
      return next(url, context)
    } })`,
  )
  await writeFile(path.join(folder, 'secret-key'), fixtureKey.toString('base64'))
  const loadedWith = async (env: Record<string, string>) => {
    await writeFile(list, '')
    const kaban = await startKaban(folder, {
      DATABASE_URL: database.url,
      KABAN_OWNER_DATABASE_URL: database.ownerUrl,
      NODE_OPTIONS: `--import=${hook}`,
      ...env,
    })
    await stopKaban(kaban)
    const modules = await readFile(list, 'utf8')
    expect(modules).toContain('/main/server/server.ts')
    return new Set(modules.match(/(?<=@opentelemetry\/)[\w-]+/g))
  }
  try {
    // prom-client needs the API, which is types and empty functions.
    expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(new Set(['api']))
    expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })).toContain(
      'sdk-trace',
    )
  } finally {
    await rm(folder, { recursive: true })
    await database.close()
  }
})
