/** A provider that fails or misbehaves, and sign-ins that start elsewhere. */
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  bringResponse,
  expectSignedOut,
  rightClaims,
  startSignIn,
  startSocialFixture,
} from '#tests/fixtures/people/social-fixture.ts'
import { startFakeProvider, type FakeProvider } from '#tests/fixtures/servers/fake-provider.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import { signIn, Visitor, type TestServer } from '#tests/fixtures/servers/test-server.ts'
import { foreignAddresses } from '#tests/fixtures/texts/foreign-addresses.ts'
import { providerTimeoutSeconds } from '../../shared/rules.ts'

let one: FakeProvider
/** Claims to be provider one. */
let impostor: FakeProvider
/** Publishes no token endpoint, like Facebook. */
let silent: FakeProvider
/** Accepts connections and never answers. */
const mute = createServer()
let fixture: TestServer

beforeAll(async () => {
  one = await startFakeProvider()
  impostor = await startFakeProvider(() => ({ issuer: one.issuer }))
  silent = await startFakeProvider(() => ({ token_endpoint: undefined }))
  const nobody = { ...one, issuer: `http://127.0.0.1:${await freePort()}` }
  fixture = await startSocialFixture({
    one,
    impostor,
    silent,
    nobody,
    mute: { ...one, issuer: await listenMutely() },
  })
})
afterAll(async () => {
  await fixture.close()
  mute.close()
  await Promise.all([one, impostor, silent].map((provider) => provider.close()))
})
beforeEach(() => fixture.asOwner(`delete from attempts where purpose = 'social-address'`))

async function listenMutely(): Promise<string> {
  const port = await freePort()
  await new Promise<void>((resolve) => mute.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

const newVisitor = () => new Visitor(fixture.address)

describe('T30 failures of a provider are reported in our own words', () => {
  test("T30 after a failure nothing of the provider's text is repeated", async () => {
    for (const [error, reason] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'failed'],
      ['<script>', 'failed'],
    ] as const) {
      const visitor = newVisitor()
      const state = new URL(await startSignIn(visitor, 'one')).searchParams.get('state') ?? ''
      const query = new URLSearchParams({ error, error_description: '<b>Call 0900</b>', state })
      expect(await bringResponse(visitor, `/social/one/callback?${query}`)).toBe(
        `/login?social=${reason}`,
      )
      await expectSignedOut(visitor)
    }
  })

  test('T30 only a page of ours is remembered as the page to return to', async () => {
    const cancelled = async (returnTo: string) => {
      const visitor = newVisitor()
      const state =
        new URL(
          await startSignIn(visitor, `one?returnTo=${encodeURIComponent(returnTo)}`),
        ).searchParams.get('state') ?? ''
      return await bringResponse(visitor, `/social/one/callback?error=access_denied&state=${state}`)
    }
    expect(await cancelled('/dashboard/wallet')).toBe(
      '/login?social=cancelled&returnTo=%2Fdashboard%2Fwallet',
    )
    for (const address of foreignAddresses.filter((_, at) => at % 3 === 0))
      expect(await cancelled(address), address).toBe('/login?social=cancelled')
  })

  test('T30 it is down: nothing hangs, and the next attempt asks it again', async () => {
    const began = Date.now()
    expect(await startSignIn(newVisitor(), 'nobody')).toBe('/login?social=unreachable')
    expect(await startSignIn(newVisitor(), 'nobody')).toBe('/login?social=unreachable')
    await expectSoon(fixture, began, 6_000, 'the way back')
  })

  test('T30 it accepts the connection and stays silent: the wait is short', async () => {
    const began = Date.now()
    expect(await startSignIn(newVisitor(), 'mute')).toBe('/login?social=unreachable')
    await expectSoon(fixture, began, (providerTimeoutSeconds + 3) * 1_000, 'the way back')
  })

  test('T30 it publishes another issuer than the settings name, or no token endpoint', async () => {
    expect(await startSignIn(newVisitor(), 'impostor')).toBe('/login?social=unreachable')
    const visitor = newVisitor()
    expect(
      await bringResponse(
        visitor,
        silent.agree(await startSignIn(visitor, 'silent'), { claims: rightClaims }),
      ),
    ).toBe('/login?social=failed')
  })

  test('T30 it is not configured', async () => {
    expect(await startSignIn(newVisitor(), 'myspace')).toBe('/login?social=failed')
    expect(await startSignIn(newVisitor(), 'one%2F..')).toBe('/login?social=failed')
  })
})

describe('T30 a sign-in starts on a page of ours', () => {
  test('T30 very many attempts have to wait', async () => {
    await fixture.asOwner(
      `insert into attempts (purpose, key, tries, open_at)
       select 'social-address', sha256(a::bytea), 60, now() + interval '1 minute'
       from unnest(array['127.0.0.1', '0000:0000:0000:0000', '0:0:0:0']) a`,
    )
    expect(await startSignIn(newVisitor(), 'one')).toBe('/login?social=too-many')
  })

  test('T30 another website that leads a browser here starts nothing', async () => {
    const answer = await fetch(`${fixture.address}/social/one`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.headers.get('location')).toBe('/login')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('T30 no address connects a provider to a signed-in user', async () => {
    const maria = await signIn(fixture.address, 'user')
    for (const path of ['/social/one', '/social/one?connect=1'])
      expect(await startSignIn(maria, path.slice('/social/'.length))).toBe('/dashboard')
    const admin = await signIn(fixture.address, 'admin')
    expect(await startSignIn(admin, 'one')).toBe('/admin/dashboard')
  })

  test('T30 only the server reads the cookie, and no table contains it', async () => {
    const answer = await fetch(`${fixture.address}/social/one`, { redirect: 'manual' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^kaban_social=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    const rows = JSON.stringify(await fixture.asOwner('select * from social_attempts'))
    expect(rows).not.toContain(token)
  })
})
