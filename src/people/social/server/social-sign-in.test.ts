/** Signing up and signing in with a real OpenID provider. */
import { afterAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { phoneOf } from '#tests/fixtures/people/authenticator-app.ts'
import { nameOfRefusal, refused } from '#tests/fixtures/people/identity-fixture.ts'
import {
  sessionCookie,
  signUpDetails,
  startRealProviderFixture,
} from '#tests/fixtures/people/social-fixture.ts'
import { Visitor } from '#tests/fixtures/servers/test-server.ts'

const fixture = await startRealProviderFixture()
const { provider } = fixture
afterAll(() => fixture.close())

const newVisitor = () => new Visitor(fixture.address)

test('T30 somebody new finishes the sign-up and is signed in, without a password', async () => {
  const visitor = newVisitor()
  expect(await visitor.calls.social.providers({})).toEqual([{ id: 'real', name: 'real' }])
  expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
  expect(
    await provider.signIn(visitor, '/social/real?returnTo=%2Fdashboard%2Fdeposit', 'nena'),
  ).toBe('/register?with=real')
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  expect(await visitor.calls.social.pendingSignUp({})).toEqual({
    fullName: 'Nena Cruz',
    email: 'nena@example.test',
    providerName: 'real',
    codeNeeded: false,
  })

  expect(await visitor.calls.social.signUp(signUpDetails)).toEqual({ next: 'home' })
  expect(await visitor.calls.identity.me({})).toMatchObject({
    role: 'user',
    email: 'nena@example.test',
  })
  expect(await visitor.calls.transactions.balance({})).toMatchObject({ availableCentavos: 0n })
  expect(await visitor.calls.profile.mine({})).toMatchObject({
    bankDetails: { bankName: 'GCash', accountNumber: '09170002222' },
  })
  const [made] = await fixture.asOwner(
    `select status, password_hash as hash from users where email = 'nena@example.test'`,
  )
  expect(made).toEqual({ status: 'active', hash: null })
  expect(
    (await visitor.calls.activity.mine({})).entries.map(({ actionType }) => actionType).toSorted(),
  ).toEqual(['BANK_DETAILS_UPDATE', 'LOGIN', 'PROVIDER_CONNECTED'])
  expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
})

test('T30 a known identity signs in, never to another site', async () => {
  const back = newVisitor()
  expect(await provider.signIn(back, '/social/real?returnTo=%2Fdashboard%2Fdeposit', 'nena')).toBe(
    '/dashboard/deposit',
  )
  expect(await back.calls.identity.me({})).toMatchObject({
    role: 'user',
    email: 'nena@example.test',
  })
  for (const foreign of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/admin/dashboard',
    '/login',
  ]) {
    expect(
      await provider.signIn(
        newVisitor(),
        `/social/real?returnTo=${encodeURIComponent(foreign)}`,
        'nena',
      ),
    ).toBe('/dashboard')
  }
})

test('T30 the subject identifies the user, not the email at the provider', async () => {
  provider.people['nena'] = {
    email: sampleSignIns.user.email,
    email_verified: true,
    name: 'Nena',
  }
  const visitor = newVisitor()
  expect(await provider.signIn(visitor, '/social/real', 'nena')).toBe('/dashboard')
  expect(await visitor.calls.identity.me({})).toMatchObject({ email: 'nena@example.test' })
})

test('T30 an email that has a login here is never connected to it', async () => {
  const visitor = newVisitor()
  expect(await provider.signIn(visitor, '/social/real', 'maria')).toBe('/login?social=has-login')
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
  expect(await nameOfRefusal(visitor.calls.social.signUp(signUpDetails))).toBe('sign-up-ended')
})

test('T30 an unverified email at the provider starts no sign-up', async () => {
  const visitor = newVisitor()
  expect(await provider.signIn(visitor, '/social/real', 'unsure')).toBe(
    '/login?social=email-unverified',
  )
  expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
})

test('T30 a suspended user does not get in by a provider', async () => {
  await fixture.signUpBy('pedro')
  await fixture.asOwner(`update users set status = 'suspended' where email = 'pedro@example.test'`)
  const visitor = newVisitor()
  expect(await provider.signIn(visitor, '/social/real', 'pedro')).toBe('/login?social=suspended')
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  await fixture.asOwner(`update users set status = 'active' where email = 'pedro@example.test'`)
})

test('T30 a missing field is refused by name, and nothing is lost', async () => {
  const visitor = newVisitor()
  await provider.signIn(visitor, '/social/real', 'lito')
  expect(
    await refused(visitor.calls.social.signUp({ ...signUpDetails, phoneNumber: ' ' })),
  ).toMatchObject({ name: 'particulars-missing', field: 'phoneNumber' })
  expect(
    await refused(visitor.calls.social.signUp({ ...signUpDetails, phoneNumber: 'xx' })),
  ).toMatchObject({ title: 'Check the Phone Number', field: 'phoneNumber' })
  expect(
    await refused(visitor.calls.social.signUp({ ...signUpDetails, accountNumber: '' })),
  ).toMatchObject({ name: 'missing-bank-details' })
  expect(
    await refused(visitor.calls.social.signUp({ ...signUpDetails, bankName: 'No such bank' })),
  ).toMatchObject({ field: 'bankName' })
  expect(
    await refused(visitor.calls.social.signUp({ ...signUpDetails, termsAgreed: false })),
  ).toMatchObject({ name: 'terms-not-agreed' })
  expect(await visitor.calls.social.signUp(signUpDetails)).toEqual({ next: 'home' })
})

test('T30 of concurrent attempts to finish one sign-up one creates the user', async () => {
  provider.people['twins'] = { email: 'twins@example.test', email_verified: true, name: 'Twins' }
  const visitor = newVisitor()
  await provider.signIn(visitor, '/social/real', 'twins')
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => visitor.calls.social.signUp(signUpDetails)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await fixture.asOwner(
      `select count(*)::int as n from users where email = 'twins@example.test'`,
    ),
  ).toEqual([{ n: 1 }])
  expect(
    await fixture.asOwner(
      `select count(*)::int as n from social_identities where subject = 'twins'`,
    ),
  ).toEqual([{ n: 1 }])
})

test('T30 an identity whose email was taken meanwhile is connected to nobody', async () => {
  provider.people['late'] = { email: 'late@example.test', email_verified: true, name: 'Late' }
  const visitor = newVisitor()
  await provider.signIn(visitor, '/social/real', 'late')
  await newVisitor().calls.identity.register({
    ...signUpDetails,
    fullName: 'Some One',
    email: 'late@example.test',
    password: 'maligayang umaga 7',
    confirmPassword: 'maligayang umaga 7',
  })
  expect(await nameOfRefusal(visitor.calls.social.signUp(signUpDetails))).toBe('has-login')
  expect(
    await fixture.asOwner(`select subject from social_identities where subject = 'late'`),
  ).toEqual([])
  expect(visitor.jar.get(sessionCookie)).toBeNull()
})

test('T30 no session opens before the code', async () => {
  const lito = newVisitor()
  await provider.signIn(lito, '/social/real', 'lito')
  await fixture.asOwner(`update sessions set proven_at = now() where ended_at is null`)
  const phone = phoneOf((await lito.calls.identity.startAuthenticator({})).uri)
  await lito.calls.identity.confirmAuthenticator({ code: phone.code() })

  const visitor = newVisitor()
  expect(
    await provider.signIn(visitor, '/social/real?returnTo=%2Fdashboard%2Fwallet', 'lito'),
  ).toBe('/login?step=code&returnTo=%2Fdashboard%2Fwallet')
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  expect((await visitor.calls.identity.me({})).role).toBe('visitor')
  expect(await visitor.calls.identity.challenge({})).toMatchObject({ kind: 'code' })
  await visitor.calls.identity.answerChallenge({ code: phone.code(1) })
  expect(await visitor.calls.identity.me({})).toMatchObject({
    role: 'user',
    email: 'lito@example.test',
  })
})
