/** Against a real OpenID provider beside us: signing up, signing in, connecting and disconnecting. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { phoneOf } from '#tests/fixtures/people/authenticator-app.ts'
import { refused } from '#tests/fixtures/people/identity-fixture.ts'
import {
  reserveAddress,
  signUpDetails,
  sessionCookie,
  startSocialFixture,
} from '#tests/fixtures/people/social-fixture.ts'
import { startRealProvider, type RealProvider } from '#tests/fixtures/servers/real-provider.ts'
import { signIn, Visitor, type TestServer } from '#tests/fixtures/servers/test-server.ts'

let provider: RealProvider
let fixture: TestServer

beforeAll(async () => {
  const place = await reserveAddress()
  provider = await startRealProvider([`${place.KABAN_PUBLIC_URL}/social/real/callback`])
  Object.assign(provider.people, {
    nena: { email: 'Nena@Example.test', email_verified: true, name: 'Nena Cruz' },
    pedro: { email: 'pedro@example.test', email_verified: true, name: 'Pedro Reyes' },
    other: { email: 'other@example.test', email_verified: true, name: 'Other' },
    unsure: { email: 'unsure@example.test', email_verified: false, name: 'Unsure' },
    maria: { email: sampleSignIns.user.email, email_verified: true, name: 'Maria at the provider' },
  })
  fixture = await startSocialFixture({ real: provider }, place)
})
afterAll(async () => {
  await fixture.close()
  await provider.close()
})

const newVisitor = () => new Visitor(fixture.address)

async function signUpBy(login: string): Promise<Visitor> {
  const visitor = newVisitor()
  expect(await provider.signIn(visitor, '/social/real', login)).toBe('/register?with=real')
  expect(await visitor.calls.social.signUp(signUpDetails)).toEqual({ next: 'home' })
  return visitor
}

describe('T30 a provider says who somebody is', () => {
  test('T30 somebody new finishes the sign-up: user without a password, wallet, bank details, signed in', async () => {
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
      (await visitor.calls.activity.mine({})).map(({ actionType }) => actionType).toSorted(),
    ).toEqual(['BANK_DETAILS_UPDATE', 'LOGIN', 'PROVIDER_CONNECTED'])
    expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
  })

  test('T30 who is known signs in, to the page that was asked for and never to another site', async () => {
    const back = newVisitor()
    expect(
      await provider.signIn(back, '/social/real?returnTo=%2Fdashboard%2Fdeposit', 'nena'),
    ).toBe('/dashboard/deposit')
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

  test('T30 what is known is the subject: another email at the provider changes nothing', async () => {
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
    expect((await refused(visitor.calls.social.signUp(signUpDetails))).name).toBe('sign-up-ended')
  })

  test('T30 an email that the provider did not verify begins no sign-up', async () => {
    const visitor = newVisitor()
    expect(await provider.signIn(visitor, '/social/real', 'unsure')).toBe(
      '/login?social=email-unverified',
    )
    expect(await visitor.calls.social.pendingSignUp({})).toBeNull()
  })

  test('T30 a suspended user stays outside, whatever the provider says', async () => {
    await signUpBy('pedro')
    await fixture.asOwner(
      `update users set status = 'suspended' where email = 'pedro@example.test'`,
    )
    const visitor = newVisitor()
    expect(await provider.signIn(visitor, '/social/real', 'pedro')).toBe('/login?social=suspended')
    expect(visitor.jar.get(sessionCookie)).toBeNull()
    await fixture.asOwner(`update users set status = 'active' where email = 'pedro@example.test'`)
  })
})

describe('T30 the sign-up is finished once, as a whole', () => {
  test('T30 what is missing is said on its field, and nothing is lost', async () => {
    const visitor = newVisitor()
    provider.people['lito'] = { email: 'lito@example.test', email_verified: true, name: 'Lito' }
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

  test('T30 of two who finish one sign-up at the same time, one makes the user', async () => {
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

  test('T30 whose email was taken meanwhile is connected to nobody', async () => {
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
    expect((await refused(visitor.calls.social.signUp(signUpDetails))).name).toBe('has-login')
    expect(
      await fixture.asOwner(`select subject from social_identities where subject = 'late'`),
    ).toEqual([])
    expect(visitor.jar.get(sessionCookie)).toBeNull()
  })
})

describe('T30 a provider is connected by who is signed in and has proven it', () => {
  test('T30 connect, sign in by it, disconnect; the owner is told of both', async () => {
    const maria = await signIn(fixture.address, 'user')
    const { address } = await maria.calls.social.beginConnect({
      provider: 'real',
      returnTo: '/dashboard/settings',
    })
    expect(await provider.signIn(maria, address, 'maria')).toBe(
      '/dashboard/settings?social=connected',
    )
    expect(await maria.calls.social.mine({})).toMatchObject([
      { provider: 'real', name: 'real', email: sampleSignIns.user.email },
    ])

    const elsewhere = newVisitor()
    expect(await provider.signIn(elsewhere, '/social/real', 'maria')).toBe('/dashboard')
    expect(await elsewhere.calls.identity.me({})).toMatchObject({ email: sampleSignIns.user.email })
    // The word of a provider opens the door; it is no proof for what asks for one.
    expect((await refused(elsewhere.calls.social.disconnect({ provider: 'real' }))).name).toBe(
      'proof-needed',
    )
    expect((await refused(elsewhere.calls.social.beginConnect({ provider: 'real' }))).name).toBe(
      'proof-needed',
    )

    await maria.calls.social.disconnect({ provider: 'real' })
    expect(await maria.calls.social.mine({})).toEqual([])
    // Somebody else may have come in by it.
    expect((await elsewhere.calls.identity.me({})).role).toBe('visitor')
    expect((await maria.calls.identity.me({})).role).toBe('user')
    expect(await provider.signIn(newVisitor(), '/social/real', 'maria')).toBe(
      '/login?social=has-login',
    )
    const mails = await fixture.asOwner<{ subject: string; content: { facts?: unknown } }>(
      `select subject, content from mail_outbox where to_address = $1 and kind = 'security' order by id`,
      [sampleSignIns.user.email],
    )
    const told = mails.filter(({ subject }) => subject.includes('way to sign in'))
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told[0])).toContain(sampleSignIns.user.email)
  })

  test('T30 what belongs to somebody else is not connected', async () => {
    const maria = await signIn(fixture.address, 'user')
    const { address } = await maria.calls.social.beginConnect({ provider: 'real' })
    expect(await provider.signIn(maria, address, 'nena')).toBe('/dashboard/settings?social=taken')
    expect(await maria.calls.social.mine({})).toEqual([])
  })

  test('T30 one login of a provider at a time', async () => {
    const nena = newVisitor()
    await provider.signIn(nena, '/social/real', 'nena')
    await fixture.asOwner(`update sessions set proven_at = now() where ended_at is null`)
    const { address } = await nena.calls.social.beginConnect({ provider: 'real' })
    expect(await provider.signIn(nena, address, 'other')).toBe(
      '/dashboard/settings?social=other-connected',
    )
  })

  test('T30 the answer counts only in the session that asked: nobody connects their provider to another person', async () => {
    const maria = await signIn(fixture.address, 'user')
    const { address } = await maria.calls.social.beginConnect({ provider: 'real' })
    await maria.calls.identity.logout({})
    await maria.calls.identity.login(sampleSignIns.user)
    expect(await provider.signIn(maria, address, 'other')).toBe(
      '/dashboard/settings?social=other-session',
    )
    expect(
      await fixture.asOwner(`select subject from social_identities where subject = 'other'`),
    ).toEqual([])
  })

  test('T30 the last way in stays; with a password it may go', async () => {
    const nena = newVisitor()
    await provider.signIn(nena, '/social/real', 'nena')
    await fixture.asOwner(`update sessions set proven_at = now() where ended_at is null`)
    expect((await refused(nena.calls.social.disconnect({ provider: 'real' }))).name).toBe(
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
})

describe('T30 the authenticator app is asked after a provider, too', () => {
  test('T30 there is no session before the code', async () => {
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
})
