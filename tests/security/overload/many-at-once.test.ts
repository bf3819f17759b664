/**
 * Many requests at once: invented session cookies do not make many people of one visitor, and one
 * session takes the place of nobody else.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindLimits } from '#foundation/platform/server/overload/work-kinds.ts'
import { joseDelaCruz } from '#main/sample/sample-sign-ins.ts'
import {
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../../fixtures/servers/test-server.ts'

const jose = { email: joseDelaCruz.email, password: joseDelaCruz.password }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { KABAN_TRUSTED_PROXIES: '1' } })
}, 60_000)
afterAll(() => server.close())

/** Opens a connection; the returned function asks for a balance and returns what came back. */
async function openReader(address: string, cookie: string): Promise<() => Promise<string>> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  // Answered, so the server has taken the connection: all requests then really come at once.
  socket.write(`GET /healthz HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`)
  await once(socket, 'data')
  return () => {
    socket.write(
      [
        'POST /rpc/transactions/balance HTTP/1.1',
        `host: ${hostname}:${port}`,
        'connection: close',
        'content-type: application/json',
        'content-length: 11',
        'sec-fetch-site: same-origin',
        `x-forwarded-for: ${address}`,
        `cookie: ${cookie}`,
        '',
        '{"json":{}}',
      ].join('\r\n'),
    )
    return text(socket)
  }
}
const statusOf = (answer: string) => Number(/.*HTTP\/1\.1 (\d+)/s.exec(answer)?.[1])

test('T54 300 requests at once, each with another cookie, count as one address', async () => {
  const { cookie } = await signIn(server.address, 'user')
  const name = /kaban_session[^=]*/.exec(cookie)?.[0] ?? ''
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, at) =>
      openReader('203.0.113.9', `${name}=${String(at).padStart(43, 'x')}`),
    ),
  )
  const honest = await Promise.all(
    Array.from({ length: 12 }, (_, at) => openReader(`198.51.100.${at}`, cookie)),
  )
  // The flood first, so that the others come while it waits.
  const flooded = flood.map((ask) => ask())
  const read = await Promise.all(honest.map((ask) => ask()))
  expect(read.map(statusOf)).toEqual(read.map(() => 200))
  const answers = await Promise.all(flooded)
  const refused = answers.filter((answer) => statusOf(answer) === 429)
  for (const answer of refused) expect(answer).toMatch(/^retry-after: [1-9]/im)
  const { ofAddress } = kindLimits.reads.queue
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(ofAddress)
}, 60_000)

test('T54 100 requests at once of one session leave room for others at its address', async () => {
  const address = '203.0.113.10'
  const [maria, other] = [await signIn(server.address, 'user'), new Visitor(server.address)]
  await other.calls.identity.login(jose)
  const open = (count: number, cookie: string) =>
    Promise.all(Array.from({ length: count }, () => openReader(address, cookie)))
  const [flood, honest] = [await open(100, maria.cookie), await open(3, other.cookie)]
  const flooded = flood.map((ask) => ask())
  const read = await Promise.all(honest.map((ask) => ask()))
  expect(read.map(statusOf)).toEqual(read.map(() => 200))
  const answers = (await Promise.all(flooded)).map(statusOf)
  expect(answers).toContain(429)
  const admitted = answers.filter((status) => status !== 429)
  expect(admitted.length).toBeGreaterThanOrEqual(kindLimits.reads.queue.ofPerson)
}, 60_000)
