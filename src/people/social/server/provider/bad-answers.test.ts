/**
 * What a provider, or somebody between it and us, answers wrongly: nobody is signed in, and nothing
 * of it is repeated on a page.
 */
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser } from '#people/identity/server/actions.ts'
import { sessionCookie, startSocialFixture } from '#tests/fixtures/people/social-fixture.ts'
import {
  startFakeProvider,
  type FakeProvider,
  type FakeAnswer,
} from '#tests/fixtures/servers/fake-provider.ts'
import { freePort } from '#tests/fixtures/servers/free-port.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import { signIn, Visitor, type TestServer } from '#tests/fixtures/servers/test-server.ts'
import { foreignAddresses } from '#tests/fixtures/texts/foreign-addresses.ts'
import { providerTimeoutSeconds } from '../../shared/rules.ts'

let one: FakeProvider
let two: FakeProvider
/** Says of itself that it is provider one. */
let impostor: FakeProvider
/** Publishes no address for the code, as Facebook does not. */
let silent: FakeProvider
/** Takes a connection and never answers. */
const mute = createServer()
let fixture: TestServer

beforeAll(async () => {
  one = await startFakeProvider()
  two = await startFakeProvider()
  impostor = await startFakeProvider(() => ({ issuer: one.issuer }))
  silent = await startFakeProvider(() => ({ token_endpoint: undefined }))
  const nobody = { ...one, issuer: `http://127.0.0.1:${await freePort()}` }
  fixture = await startSocialFixture({
    one,
    two,
    impostor,
    silent,
    nobody,
    mute: { ...one, issuer: await listenMutely() },
  })
})
afterAll(async () => {
  await fixture.close()
  mute.close()
  await Promise.all([one, two, impostor, silent].map((provider) => provider.close()))
})

async function listenMutely(): Promise<string> {
  const port = await freePort()
  await new Promise<void>((resolve) => mute.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

const rightClaims = {
  sub: 'right',
  email: 'right@example.test',
  email_verified: true,
  name: 'Right',
}

// Each test begins with the first way of the hour.
beforeEach(() => fixture.asOwner(`delete from attempts where purpose = 'social-address'`))

async function addressFor(visitor: Visitor, id = 'one'): Promise<string> {
  const answer = await visitor.fetch(`/social/${id}`)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

async function come(visitor: Visitor, path: string): Promise<string> {
  const answer = await visitor.fetch(path)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.headers.get('location') ?? ''
}

/** Begins, lets the provider say so, comes back; answers where it led and that nobody is signed in. */
async function ledTo(said: FakeAnswer): Promise<string> {
  const visitor = new Visitor(fixture.address)
  const location = await come(visitor, one.agree(await addressFor(visitor), said))
  await expectNobody(visitor)
  return location
}

async function expectNobody(visitor: Visitor): Promise<void> {
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  expect((await visitor.calls.identity.me({})).role).toBe('visitor')
}

test('T30 the same provider says something right: the sign-up begins', async () => {
  const visitor = new Visitor(fixture.address)
  const address = new URL(await addressFor(visitor))
  expect(address.origin).toBe(one.issuer)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'kaban',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${fixture.address}/social/one/callback`,
  })
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(address.searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
  expect(await come(visitor, one.agree(address.href, { claims: rightClaims }))).toBe(
    '/register?with=one',
  )
})

describe('T30 an id_token that is not right opens nothing', () => {
  const hour = 3600
  const now = () => Math.floor(Date.now() / 1000)
  const wrong: [string, () => FakeAnswer][] = [
    ['another issuer', () => ({ claims: { ...rightClaims, iss: two.issuer } })],
    ['the issuer with a slash', () => ({ claims: { ...rightClaims, iss: `${one.issuer}/` } })],
    ['for another client', () => ({ claims: { ...rightClaims, aud: 'another-client' } })],
    [
      'for two clients, authorised for the other',
      () => ({
        claims: { ...rightClaims, aud: ['kaban', 'another-client'], azp: 'another-client' },
      }),
    ],
    ['another nonce', () => ({ claims: { ...rightClaims, nonce: 'another-nonce' } })],
    ['no nonce', () => ({ claims: { ...rightClaims, nonce: undefined } })],
    ['expired', () => ({ claims: { ...rightClaims, iat: now() - 2 * hour, exp: now() - hour } })],
    ['without an end', () => ({ claims: { ...rightClaims, exp: undefined } })],
    ['not valid yet', () => ({ claims: { ...rightClaims, nbf: now() + hour } })],
    ['without a subject', () => ({ claims: { ...rightClaims, sub: undefined } })],
    ['signed with a key that is not published', () => ({ claims: rightClaims, foreignKey: true })],
    ['not signed', () => ({ claims: rightClaims, algorithm: 'none' })],
    ['none at all', () => ({ withoutIdToken: true })],
  ]
  test.each(wrong)('T30 %s', async (_name, said) => {
    expect(await ledTo(said())).toBe('/login?social=failed')
  })
})

describe('T30 an email proves nothing by itself', () => {
  test.each([
    ['not verified', { email: 'new@example.test', email_verified: false }],
    ['none', {}],
    ['no address', { email: 'maria at home', email_verified: true }],
    ['neither an address nor verified', { email: 'maria at home' }],
  ])('T30 an email that is %s begins no sign-up', async (_name, claims) => {
    expect(await ledTo({ claims: { sub: 'new', ...claims } })).toBe(
      '/login?social=email-unverified',
    )
  })

  test.each(['active', 'pending_verification', 'suspended'] as const)(
    'T30 the email of a user who is %s is not connected',
    async (status) => {
      const email = `${status.replace('_', '-')}@example.test`
      const user = {
        fullName: 'Here Before',
        email,
        phoneNumber: '',
        password: 'planted-by-somebody',
        role: 'user',
        status,
      } as const
      await fixture.database.transaction((tx) => createUser(tx, user))
      const written = `${email.slice(0, 1).toUpperCase()}${email.slice(1)}`
      expect(
        await ledTo({ claims: { sub: `of-${status}`, email: written, email_verified: true } }),
      ).toBe('/login?social=has-login')
      expect(
        await fixture.asOwner('select subject from social_identities where subject = $1', [
          `of-${status}`,
        ]),
      ).toEqual([])
      expect(await fixture.asOwner('select status from users where email = $1', [email])).toEqual([
        { status },
      ])
    },
  )
})

describe('T30 an answer belongs to the browser, the way and the provider that it was asked for', () => {
  test('T30 it is taken once: whoever repeats it, at the same time or later, gets nothing', async () => {
    const visitor = new Visitor(fixture.address)
    const path = one.agree(await addressFor(visitor), {
      claims: { ...rightClaims, sub: 'once', email: 'once@example.test' },
    })
    const before = one.asked()
    const same = Array.from({ length: 10 }, () =>
      Object.assign(new Visitor(fixture.address), { cookie: visitor.cookie }),
    )
    const led = await Promise.all(same.map((browser) => come(browser, path)))
    expect(led.filter((place) => place === '/register?with=one')).toHaveLength(1)
    expect(led.filter((place) => place === '/login?social=ended')).toHaveLength(9)
    expect(one.asked() - before).toBe(1)
    expect(await come(visitor, path)).toBe('/login?social=ended')
  })

  test('T30 another browser brings it: with a way of its own, or with none', async () => {
    const [victim, attacker, stranger] = [
      new Visitor(fixture.address),
      new Visitor(fixture.address),
      new Visitor(fixture.address),
    ]
    await addressFor(victim)
    const path = one.agree(await addressFor(attacker), {
      claims: { sub: 'attacker', email: 'attacker@example.test', email_verified: true },
    })
    for (const browser of [victim, stranger]) {
      expect(await come(browser, path)).toBe('/login?social=ended')
      await expectNobody(browser)
    }
    // The attacker's own way was not ended by it.
    expect(await come(attacker, path)).toBe('/register?with=one')
  })

  test('T30 the state is missing, wrong or there twice', async () => {
    const visitor = new Visitor(fixture.address)
    const path = one.agree(await addressFor(visitor), { claims: rightClaims })
    const without = path.replace(/&state=.*/, '')
    for (const bad of [without, `${without}&state=`, `${without}&state=x`, `${path}&state=x`]) {
      expect(await come(visitor, bad)).toBe('/login?social=ended')
      await expectNobody(visitor)
    }
  })

  test('T30 the code of another way is injected: the provider misses its proof key', async () => {
    const [victim, attacker] = [new Visitor(fixture.address), new Visitor(fixture.address)]
    const stolen = new URL(
      one.agree(await addressFor(victim), { claims: rightClaims }),
      fixture.address,
    ).searchParams.get('code')
    const own = one.agree(await addressFor(attacker))
    expect(await come(attacker, own.replace(/code=\w+/, `code=${stolen}`))).toBe(
      '/login?social=failed',
    )
    await expectNobody(attacker)
  })

  test('T30 mix-up: the answer for one provider is brought to the address of another', async () => {
    const visitor = new Visitor(fixture.address)
    const path = one.agree(await addressFor(visitor, 'one'), { claims: rightClaims })
    const before = two.asked()
    expect(await come(visitor, path.replace('/social/one/', '/social/two/'))).toBe(
      '/login?social=ended',
    )
    // The code was not shown to the other provider.
    expect(two.asked()).toBe(before)
    await expectNobody(visitor)
  })

  test('T30 the answer names another issuer', async () => {
    const visitor = new Visitor(fixture.address)
    const path = one.agree(await addressFor(visitor), { claims: rightClaims })
    expect(await come(visitor, `${path}&iss=${encodeURIComponent(two.issuer)}`)).toBe(
      '/login?social=failed',
    )
    await expectNobody(visitor)
  })

  test('T30 it comes too late', async () => {
    const visitor = new Visitor(fixture.address)
    const path = one.agree(await addressFor(visitor), { claims: rightClaims })
    await fixture.asOwner(
      `update social_attempts set expires_at = now() - interval '1 second' where answered_at is null`,
    )
    expect(await come(visitor, path)).toBe('/login?social=ended')
    await expectNobody(visitor)
  })
})

describe('T30 a provider that fails is told in our own words', () => {
  test('T30 the person stopped there, or it failed: nothing of its text is repeated', async () => {
    for (const [error, reason] of [
      ['access_denied', 'cancelled'],
      ['server_error', 'failed'],
      ['<script>', 'failed'],
    ] as const) {
      const visitor = new Visitor(fixture.address)
      const state = new URL(await addressFor(visitor)).searchParams.get('state') ?? ''
      const query = new URLSearchParams({ error, error_description: '<b>Call 0900</b>', state })
      expect(await come(visitor, `/social/one/callback?${query}`)).toBe(`/login?social=${reason}`)
      await expectNobody(visitor)
    }
  })

  test('T30 the page that asked for the sign-in is kept when it is one of ours, and no other address is', async () => {
    const cancelled = async (returnTo: string) => {
      const visitor = new Visitor(fixture.address)
      const state =
        new URL(
          await addressFor(visitor, `one?returnTo=${encodeURIComponent(returnTo)}`),
        ).searchParams.get('state') ?? ''
      return await come(visitor, `/social/one/callback?error=access_denied&state=${state}`)
    }
    expect(await cancelled('/dashboard/wallet')).toBe(
      '/login?social=cancelled&returnTo=%2Fdashboard%2Fwallet',
    )
    for (const address of foreignAddresses.filter((_, at) => at % 3 === 0))
      expect(await cancelled(address), address).toBe('/login?social=cancelled')
  })

  test('T30 it is down: the way does not begin, nothing hangs, and it is asked again the next time', async () => {
    const began = Date.now()
    expect(await addressFor(new Visitor(fixture.address), 'nobody')).toBe(
      '/login?social=unreachable',
    )
    expect(await addressFor(new Visitor(fixture.address), 'nobody')).toBe(
      '/login?social=unreachable',
    )
    await expectSoon(fixture, began, 6_000, 'the way back')
  })

  test('T30 it takes the connection and says nothing: the person waits for some seconds and not longer', async () => {
    const began = Date.now()
    expect(await addressFor(new Visitor(fixture.address), 'mute')).toBe('/login?social=unreachable')
    await expectSoon(fixture, began, (providerTimeoutSeconds + 3) * 1_000, 'the way back')
  })

  test('T30 it publishes another issuer than the settings name, or no address for the code', async () => {
    expect(await addressFor(new Visitor(fixture.address), 'impostor')).toBe(
      '/login?social=unreachable',
    )
    const visitor = new Visitor(fixture.address)
    expect(
      await come(
        visitor,
        silent.agree(await addressFor(visitor, 'silent'), { claims: rightClaims }),
      ),
    ).toBe('/login?social=failed')
  })

  test('T30 one that is not configured', async () => {
    expect(await addressFor(new Visitor(fixture.address), 'myspace')).toBe('/login?social=failed')
    expect(await addressFor(new Visitor(fixture.address), 'one%2F..')).toBe('/login?social=failed')
  })
})

describe('T30 a way begins on a page of ours', () => {
  test('T30 whoever begins very many of them has to wait', async () => {
    await fixture.asOwner(
      `insert into attempts (purpose, key, tries, open_at) select 'social-address', sha256(a::bytea), 60, now() + interval '1 minute' from unnest(array['127.0.0.1', '0000:0000:0000:0000', '0:0:0:0']) a`,
    )
    expect(await addressFor(new Visitor(fixture.address))).toBe('/login?social=too-many')
  })

  test('T30 another website that leads a browser here begins nothing', async () => {
    const answer = await fetch(`${fixture.address}/social/one`, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.headers.get('location')).toBe('/login')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('T30 no address connects a provider to who is signed in', async () => {
    const maria = await signIn(fixture.address, 'user')
    for (const path of ['/social/one', '/social/one?connect=1'])
      expect(await addressFor(maria, path.slice('/social/'.length))).toBe('/dashboard')
    const admin = await signIn(fixture.address, 'admin')
    expect(await addressFor(admin)).toBe('/admin/dashboard')
  })

  test('T30 the cookie of the way is for the server alone, and stands in no table', async () => {
    const answer = await fetch(`${fixture.address}/social/one`, { redirect: 'manual' })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^kaban_social=.*; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? ''
    const rows = JSON.stringify(await fixture.asOwner('select * from social_attempts'))
    expect(rows).not.toContain(token)
  })
})
