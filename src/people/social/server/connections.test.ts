/** Connecting and disconnecting a real OpenID provider. */
import { afterAll, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { nameOfRefusal } from '#tests/fixtures/people/identity-fixture.ts'
import { startRealProviderFixture } from '#tests/fixtures/people/social-fixture.ts'
import { signIn, Visitor } from '#tests/fixtures/servers/test-server.ts'

const fixture = await startRealProviderFixture()
const { provider } = fixture
await fixture.signUpBy('nena')
afterAll(() => fixture.close())

const newVisitor = () => new Visitor(fixture.address)

test('T30 connect, sign in, disconnect; the owner is notified of both changes', async () => {
  const maria = await signIn(fixture.address, 'user')
  const { address } = await maria.calls.social.beginConnect({
    provider: 'real',
    returnTo: '/dashboard/settings/security',
  })
  expect(await provider.signIn(maria, address, 'maria')).toBe(
    '/dashboard/settings/security?social=connected',
  )
  expect(await maria.calls.social.mine({})).toMatchObject([
    { provider: 'real', name: 'real', email: sampleSignIns.user.email },
  ])

  const elsewhere = newVisitor()
  expect(await provider.signIn(elsewhere, '/social/real', 'maria')).toBe('/dashboard')
  expect(await elsewhere.calls.identity.me({})).toMatchObject({ email: sampleSignIns.user.email })
  // A sign-in with a provider does not count as a proof.
  expect(await nameOfRefusal(elsewhere.calls.social.disconnect({ provider: 'real' }))).toBe(
    'proof-needed',
  )
  expect(await nameOfRefusal(elsewhere.calls.social.beginConnect({ provider: 'real' }))).toBe(
    'proof-needed',
  )

  await maria.calls.social.disconnect({ provider: 'real' })
  expect(await maria.calls.social.mine({})).toEqual([])
  // Somebody else may have signed in by it.
  expect((await elsewhere.calls.identity.me({})).role).toBe('visitor')
  expect((await maria.calls.identity.me({})).role).toBe('user')
  expect(await provider.signIn(newVisitor(), '/social/real', 'maria')).toBe(
    '/login?social=has-login',
  )
  const mails = await fixture.asOwner<{ subject: string; content: { facts?: unknown } }>(
    `select subject, content from mail_outbox
     where to_address = $1 and kind = 'security' order by id`,
    [sampleSignIns.user.email],
  )
  const announced = mails.filter(({ subject }) => subject.includes('way to sign in'))
  expect(announced).toHaveLength(2)
  expect(JSON.stringify(announced[0])).toContain(sampleSignIns.user.email)
})

test('T30 an identity of somebody else is not connected', async () => {
  const maria = await signIn(fixture.address, 'user')
  const { address } = await maria.calls.social.beginConnect({ provider: 'real' })
  expect(await provider.signIn(maria, address, 'nena')).toBe(
    '/dashboard/settings/security?social=taken',
  )
  expect(await maria.calls.social.mine({})).toEqual([])
})

test('T30 a user connects one login of a provider at a time', async () => {
  const nena = newVisitor()
  await provider.signIn(nena, '/social/real', 'nena')
  await fixture.asOwner(`update sessions set proven_at = now() where ended_at is null`)
  const { address } = await nena.calls.social.beginConnect({ provider: 'real' })
  expect(await provider.signIn(nena, address, 'other')).toBe(
    '/dashboard/settings/security?social=other-connected',
  )
})

test('T30 the response counts only in the session that asked', async () => {
  const maria = await signIn(fixture.address, 'user')
  const { address } = await maria.calls.social.beginConnect({ provider: 'real' })
  await maria.calls.identity.logout({})
  await maria.calls.identity.login(sampleSignIns.user)
  expect(await provider.signIn(maria, address, 'other')).toBe(
    '/dashboard/settings/security?social=other-session',
  )
  expect(
    await fixture.asOwner(`select subject from social_identities where subject = 'other'`),
  ).toEqual([])
})

test('T30 the last way to sign in cannot be disconnected; with a password it can', async () => {
  const nena = newVisitor()
  await provider.signIn(nena, '/social/real', 'nena')
  await fixture.asOwner(`update sessions set proven_at = now() where ended_at is null`)
  expect(await nameOfRefusal(nena.calls.social.disconnect({ provider: 'real' }))).toBe(
    'last-way-in',
  )
  expect(await nena.calls.social.mine({})).toHaveLength(1)
  const password = 'maligayang umaga 7'
  await nena.calls.identity.changePassword({
    currentPassword: '',
    password,
    confirmPassword: password,
  })
  await nena.calls.social.disconnect({ provider: 'real' })
  expect(await nena.calls.social.mine({})).toEqual([])
  expect(
    await newVisitor().calls.identity.login({ email: 'nena@example.test', password }),
  ).toMatchObject({ next: 'home' })
})
