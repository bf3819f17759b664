/** F27: a server with many live streams restarts, and the browsers do not come back all at once. */
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken, makeToken } from '#people/identity/server/sessions/tokens.ts'
import { collectLog } from '../../fixtures/servers/collect-log.ts'
import {
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../../fixtures/servers/test-server.ts'

/** As many as one session may hold. */
const streamsOfSession = 10

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ log: collectLog() })
}, 60_000)
afterAll(() => server.close())

test.each([
  ['a hundred', 10],
  ['five hundred @long', 50],
])(
  'F27 streams end with a time to come back, each another one: %s',
  async (_name, sessions) => {
    const visitors: Visitor[] = []
    const first = await signIn(server.address, 'user')
    for (let made = 0; made < sessions; made += 1) visitors.push(await withSessionLike(first))
    const ends: Promise<string>[] = []
    for (const visitor of visitors) {
      for (let made = 0; made < streamsOfSession; made += 1) {
        const stream = await visitor.fetch('/live')
        expect(stream.status).toBe(200)
        ends.push(stream.text())
      }
    }
    await server.release(path.resolve('dist/browser'))
    const delays = (await Promise.all(ends)).map((text) =>
      Number(/retry: (\d+)\n\n$/.exec(text)?.[1]),
    )
    expect(delays).toHaveLength(sessions * streamsOfSession)
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_000)
    expect(Math.max(...delays)).toBeLessThan(6_000)
    // By chance some tenth of them falls into a tenth of the time.
    const tenths = delays.map((delay) => Math.floor(delay / 500))
    const most = Math.max(...tenths.map((one) => tenths.filter((other) => other === one).length))
    expect(most).toBeLessThan(delays.length / 4)

    const statuses = await Promise.all(
      delays.map(async (delay, at) => {
        await pause(delay)
        const visitor = visitors[Math.floor(at / streamsOfSession)]
        const stream = await visitor?.fetch('/live')
        await stream?.body?.cancel()
        return stream?.status
      }),
    )
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  },
  120_000,
)

/** Somebody with a session of their own, opened without hashing a password once more. */
async function withSessionLike(first: Visitor): Promise<Visitor> {
  const { token, tokenHash } = makeToken()
  await server.asOwner(
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address,
       method)
     select uuidv7(), $1, user_id, expires_at, idle_limit, user_agent, address, method
     from sessions where token_hash = $2`,
    [tokenHash, hashToken(first.jar.get('kaban_session') ?? '')],
  )
  const visitor = new Visitor(server.address)
  visitor.jar.set('kaban_session', token)
  return visitor
}
