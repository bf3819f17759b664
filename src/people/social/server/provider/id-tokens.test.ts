/** The id_token and the claims of a provider: nobody is signed in with wrong ones. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser } from '#people/identity/server/actions.ts'
import {
  bringResponse,
  expectSignedOut,
  rightClaims,
  startFakeProviderFixture,
  startSignIn,
} from '#tests/fixtures/people/social-fixture.ts'
import type { FakeAnswer } from '#tests/fixtures/servers/fake-provider.ts'
import { Visitor } from '#tests/fixtures/servers/test-server.ts'

const fixture = await startFakeProviderFixture()
const { one, two } = fixture
afterAll(() => fixture.close())
beforeEach(() => fixture.asOwner(`delete from attempts where purpose = 'social-address'`))

const newVisitor = () => new Visitor(fixture.address)

/** Signs in with this answer, checks that nobody is signed in, and returns the resulting page. */
async function pageAfter(answer: FakeAnswer): Promise<string> {
  const visitor = newVisitor()
  const path = one.agree(await startSignIn(visitor, 'one'), answer)
  const location = await bringResponse(visitor, path)
  await expectSignedOut(visitor)
  return location
}

test('T30 a correct answer of the same provider starts a sign-up', async () => {
  const visitor = newVisitor()
  const address = new URL(await startSignIn(visitor, 'one'))
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
  expect(await bringResponse(visitor, one.agree(address.href, { claims: rightClaims }))).toBe(
    '/register?with=one',
  )
})

describe('T30 a wrong id_token opens nothing', () => {
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
  test.each(wrong)('T30 %s', async (_name, answer) => {
    expect(await pageAfter(answer())).toBe('/login?social=failed')
  })
})

describe('T30 an email proves nothing by itself', () => {
  test.each([
    ['not verified', { email: 'new@example.test', email_verified: false }],
    ['none', {}],
    ['no address', { email: 'maria at home', email_verified: true }],
    ['neither an address nor verified', { email: 'maria at home' }],
  ])('T30 an email that is %s starts no sign-up', async (_name, claims) => {
    expect(await pageAfter({ claims: { sub: 'new', ...claims } })).toBe(
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
        await pageAfter({ claims: { sub: `of-${status}`, email: written, email_verified: true } }),
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
