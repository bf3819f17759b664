/** The response of a provider, brought by the browser: replayed, stolen, mixed up or late. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  bringResponse,
  expectSignedOut,
  rightClaims,
  startFakeProviderFixture,
  startSignIn,
} from '#tests/fixtures/people/social-fixture.ts'
import { Visitor } from '#tests/fixtures/servers/test-server.ts'

const fixture = await startFakeProviderFixture()
const { one, two } = fixture
afterAll(() => fixture.close())
beforeEach(() => fixture.asOwner(`delete from attempts where purpose = 'social-address'`))

const newVisitor = () => new Visitor(fixture.address)

test('T30 it works once: repeating it, concurrently or later, gives nothing', async () => {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), {
    claims: { ...rightClaims, sub: 'once', email: 'once@example.test' },
  })
  const before = one.exchanges()
  const same = Array.from({ length: 10 }, () =>
    Object.assign(newVisitor(), { cookie: visitor.cookie }),
  )
  const led = await Promise.all(same.map((browser) => bringResponse(browser, path)))
  expect(led.filter((place) => place === '/register?with=one')).toHaveLength(1)
  expect(led.filter((place) => place === '/login?social=ended')).toHaveLength(9)
  expect(one.exchanges() - before).toBe(1)
  expect(await bringResponse(visitor, path)).toBe('/login?social=ended')
})

test('T30 another browser brings it, with or without an attempt of its own', async () => {
  const [victim, attacker, stranger] = [newVisitor(), newVisitor(), newVisitor()]
  await startSignIn(victim, 'one')
  const path = one.agree(await startSignIn(attacker, 'one'), {
    claims: { sub: 'attacker', email: 'attacker@example.test', email_verified: true },
  })
  for (const browser of [victim, stranger]) {
    expect(await bringResponse(browser, path)).toBe('/login?social=ended')
    await expectSignedOut(browser)
  }
  // It did not end the attacker's own attempt.
  expect(await bringResponse(attacker, path)).toBe('/register?with=one')
})

test('T30 the state is missing, wrong or repeated', async () => {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), { claims: rightClaims })
  const without = path.replace(/&state=.*/, '')
  for (const bad of [without, `${without}&state=`, `${without}&state=x`, `${path}&state=x`]) {
    expect(await bringResponse(visitor, bad)).toBe('/login?social=ended')
    await expectSignedOut(visitor)
  }
})

test('T30 the code of another attempt: the provider rejects the proof key', async () => {
  const [victim, attacker] = [newVisitor(), newVisitor()]
  const stolen = new URL(
    one.agree(await startSignIn(victim, 'one'), { claims: rightClaims }),
    fixture.address,
  ).searchParams.get('code')
  const own = one.agree(await startSignIn(attacker, 'one'))
  expect(await bringResponse(attacker, own.replace(/code=\w+/, `code=${stolen}`))).toBe(
    '/login?social=failed',
  )
  await expectSignedOut(attacker)
})

test('T30 mix-up: the response of one provider is sent to the address of another', async () => {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), { claims: rightClaims })
  const before = two.exchanges()
  expect(await bringResponse(visitor, path.replace('/social/one/', '/social/two/'))).toBe(
    '/login?social=ended',
  )
  // The other provider never saw the code.
  expect(two.exchanges()).toBe(before)
  await expectSignedOut(visitor)
})

test('T30 the response names another issuer', async () => {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), { claims: rightClaims })
  expect(await bringResponse(visitor, `${path}&iss=${encodeURIComponent(two.issuer)}`)).toBe(
    '/login?social=failed',
  )
  await expectSignedOut(visitor)
})

test('T30 it comes too late', async () => {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), { claims: rightClaims })
  await fixture.asOwner(
    `update social_attempts set expires_at = now() - interval '1 second'
     where answered_at is null`,
  )
  expect(await bringResponse(visitor, path)).toBe('/login?social=ended')
  await expectSignedOut(visitor)
})
