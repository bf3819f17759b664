/** L7: a storm of sign-ins from one address makes people at other addresses wait, not fail. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joseDelaCruz, sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { hashPassword } from '#people/identity/server/passwords/passwords.ts'
import { hashAtFullCost } from '../../fixtures/cheap-hashes.ts'
import { startTestServer, type TestServer } from '../../fixtures/servers/test-server.ts'

hashAtFullCost()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { KABAN_TRUSTED_PROXIES: '1' } })
}, 60_000)
afterAll(() => server.close())

const jose = { email: joseDelaCruz.email, password: joseDelaCruz.password }
const wrong = { email: 'nobody@example.test', password: 'not-their-password' }

function logIn(address: string, login: object): Promise<Response> {
  return fetch(`${server.address}/rpc/identity/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ json: login }),
  })
}

test('L7 honest people at other addresses sign in during a storm from one address', async () => {
  // The hashes of one address alone fill its place in the queue many times over.
  const hashes = Array.from({ length: 150 }, () =>
    hashPassword('storm-storm-1', { address: '203.0.113.9' }).catch(() => null),
  )
  const storm = Array.from({ length: 150 }, () => logIn('203.0.113.9', wrong))
  const honest = await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      logIn(`198.51.100.${place}`, place % 2 ? sampleSignIns.user : jose),
    ),
  )
  expect(honest.map(({ status }) => status)).toEqual(honest.map(() => 200))
  const refused = (await Promise.all(storm)).filter(({ status }) => status !== 401)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers } of refused) {
    expect([429, 503]).toContain(status)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await Promise.all(hashes)
}, 60_000)
