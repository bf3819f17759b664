/** SENTRY_DSN: faults arrive at a sink, without people, and a bad sink disturbs nobody. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorFacts } from '#foundation/platform/server/log/redact-log.ts'
import { openErrorSink } from '#foundation/platform/server/watching/error-sink.ts'
import type { Fault } from '#foundation/platform/server/watching/faults.ts'
import { breakTasks } from '../fixtures/servers/break-tasks.ts'
import { collectLog } from '../fixtures/servers/collect-log.ts'
import { signIn, startTestServer, type TestServer } from '../fixtures/servers/test-server.ts'

interface Event {
  level: string
  release: string
  environment: string
  tags: { where: string; request_id?: string }
  exception: {
    values: {
      type: string
      value: string
      stacktrace: { frames: { filename: string; in_app: boolean }[] }
    }[]
  }
}

const bodies: string[] = []
const keys = new Set<unknown>()
let answer: (response: http.ServerResponse) => void = (response) => response.end('{}')
const sink = http.createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    keys.add(`${request.url} ${request.headers['x-sentry-auth']}`)
    bodies.push(body)
    answer(response)
  })
})
const events = () => bodies.map((body) => JSON.parse(body.split('\n')[2] ?? '') as Event)
const log = collectLog()
const secret = 'Maria-0012345678'
let url = ''
let server: TestServer

beforeAll(async () => {
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(sink.address() as AddressInfo).port}`
  url = `http://${host}/base/api/7/envelope/`
  server = await startTestServer({ env: { SENTRY_DSN: `http://public@${host}/base/7` }, log })
})
afterAll(async () => {
  await server.close()
  sink.closeAllConnections()
  await new Promise((resolve) => sink.close(resolve))
})

test('a fault of a request arrives with its id, place and stack, and without values', async () => {
  await breakTasks(server, secret)
  const maria = await signIn(server.address, 'user')
  await expect(
    maria.calls.tasks.add({ taskId: crypto.randomUUID(), title: secret }),
  ).rejects.toThrow(/\S/)
  await vi.waitFor(() => expect(bodies).toHaveLength(1))
  const [event] = events()
  const [fault] = event?.exception.values ?? []
  expect(event).toMatchObject({ level: 'error', environment: 'sample' })
  expect(event?.release).toMatch(/^kaban@\d/)
  expect(event?.tags.where).toBe('tasks.add')
  const line = log.lines.find(({ msg }) => msg === 'fault') as unknown as { reqId: string }
  expect(event?.tags.request_id).toBe(line.reqId)
  expect(fault?.value).toBe('PostgreSQL 23514')
  expect(fault?.stacktrace.frames.some(({ in_app: own }) => own)).toBe(true)
  expect(bodies[0]).not.toMatch(/Maria|0012345678|sample\.kaban|127\.0\.0\.1|cookie/)
  const client = `kaban/${event?.release.slice(6)}`
  expect([...keys]).toEqual([
    `/base/api/7/envelope/ Sentry sentry_version=7, sentry_client=${client}, sentry_key=public`,
  ])
})

test('a failed job arrives', async () => {
  await server.asOwner('alter table deposits rename to deposits_away')
  await vi.waitFor(
    () => expect(events().map(({ tags }) => tags.where)).toContain('expire deposits'),
    8_000,
  )
  await server.asOwner('alter table deposits_away rename to deposits')
})

const faultOf = (error: unknown): Fault => ({ error, at: new Date(), requestId: null, where: 'x' })
const openSink = (onTrouble = (_reason: string) => {}) =>
  openErrorSink({ url, key: 'public', version: '1', environment: 'live', onTrouble })

test('messages and stacks lose emails, addresses and what the database quotes', async () => {
  bodies.length = 0
  const own = openSink()
  own.report(
    faultOf(
      new Error('12:30 ana@mail.test at 203.0.113.7:25 or 2001:db8::1f\n    at a@b.ph (x:1:2)'),
    ),
  )
  own.report(faultOf(Object.assign(new pg.DatabaseError('x "ana"', 0, 'error'), { code: '22P02' })))
  own.report(faultOf(new Error('the end')), 'fatal')
  await own.close()
  expect(bodies.join('')).not.toMatch(/ana@|a@b|203\.0|2001:db8/)
  expect(events().map(({ exception: { values } }) => values[0]?.value)).toEqual([
    '12:30 (address) at (ip):25 or (ip)\n    at (address) (x:1:2)',
    'PostgreSQL 22P02',
    'the end',
  ])
  expect(events().at(-1)?.level).toBe('fatal')
})

test('what the database quotes stays out, also as a cause or a part of another error', async () => {
  bodies.length = 0
  const quoting = (code: string) =>
    Object.assign(new pg.DatabaseError(`invalid uuid: "${secret}"`, 0, 'error'), { code })
  const errors = [
    new Error('outer', { cause: quoting('22P02') }),
    new Error('outer', { cause: new AggregateError([new Error('one'), quoting('23514')], 'both') }),
  ]
  const own = openSink()
  for (const error of errors) own.report(faultOf(error))
  await own.close()
  expect(events().map(({ exception: { values } }) => values[0]?.value)).toEqual([
    'outer: PostgreSQL 22P02',
    'outer: both: one: PostgreSQL 23514',
  ])
  expect(bodies.join('') + JSON.stringify(errors.map(errorFacts))).not.toContain(secret)
  // The log still names the table that is missing.
  expect(errorFacts(quoting('42P01')).message).toContain(secret)
})

test('a slow sink has at most 20 events wait for it', async () => {
  bodies.length = 0
  const held: http.ServerResponse[] = []
  answer = (response) => void held.push(response)
  const own = openSink()
  for (let times = 0; times < 25; times += 1) own.report(faultOf(new Error(`${times}`)))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  answer = (response) => response.end('{}')
  held[0]?.end('{}')
  await own.close()
  // One was on its way.
  expect(bodies).toHaveLength(21)
})

test('a sink that never answers holds up nobody, and is named once', async () => {
  bodies.length = 0
  answer = () => {}
  const reasons: string[] = []
  const own = openSink((reason) => void reasons.push(reason))
  const begun = performance.now()
  for (let times = 0; times < 1_000; times += 1) own.report(faultOf(new Error(`${times}`)))
  expect(performance.now() - begun).toBeLessThan(500)
  await vi.waitFor(() => expect(reasons).toHaveLength(1), 5_000)
  expect(bodies).toHaveLength(1)
  answer = (response) => response.writeHead(503).end()
  own.report(faultOf(new Error('later')))
  await own.close()
  expect(reasons).toHaveLength(1)
})
