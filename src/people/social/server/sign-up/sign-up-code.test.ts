/**
 * A provider that does not say whether the email was proven, as Facebook: the mailbox is proven to
 * us, in this browser.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { refused } from '#tests/fixtures/people/identity-fixture.ts'
import {
  signUpDetails,
  sessionCookie,
  startSocialFixture,
} from '#tests/fixtures/people/social-fixture.ts'
import { startFakeProvider, type FakeProvider } from '#tests/fixtures/servers/fake-provider.ts'
import { locationOf } from '#tests/fixtures/servers/real-provider.ts'
import { Visitor, type TestServer } from '#tests/fixtures/servers/test-server.ts'

let provider: FakeProvider
let fixture: TestServer

beforeAll(async () => {
  provider = await startFakeProvider()
  fixture = await startSocialFixture({ quiet: provider })
})
afterAll(async () => {
  await fixture.close()
  await provider.close()
})
beforeEach(() => fixture.asOwner('delete from attempts'))

async function back(sub: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(fixture.address)
  const path = provider.agree(locationOf(await visitor.fetch('/social/quiet')), {
    claims: { sub, email, name: 'Visit evil.example' },
  })
  // The same for an email that has a login here: nobody has proven yet that it is theirs.
  expect(locationOf(await visitor.fetch(path))).toBe('/register?with=quiet')
  return visitor
}

interface Mail {
  kind: string
  content: { greeting?: string; facts?: [string, string][] }
}

async function mailTo(email: string): Promise<Mail | undefined> {
  return (
    await fixture.asOwner<Mail>(
      'select kind, content from mail_outbox where to_address = $1 order by id desc limit 1',
      [email],
    )
  )[0]
}

async function codeTo(email: string): Promise<string> {
  return (await mailTo(email))?.content.facts?.[0]?.[1] ?? ''
}

test('T30 the sign-up is finished with the code that was mailed, and not without', async () => {
  const visitor = await back('lia', 'lia@example.test')
  expect(await visitor.calls.social.pendingSignUp({})).toMatchObject({
    email: 'lia@example.test',
    codeNeeded: true,
  })
  expect(await refused(visitor.calls.social.signUp(signUpDetails))).toMatchObject({
    name: 'sign-up-code-missing',
    field: 'code',
  })
  await visitor.calls.social.mailSignUpCode({})
  const code = await codeTo('lia@example.test')
  expect(code).toMatch(/^\d{6}$/)
  // Whoever chose the name at the provider does not write to a stranger with it.
  expect(JSON.stringify(await mailTo('lia@example.test'))).not.toContain('evil')
  expect(
    await refused(
      visitor.calls.social.signUp({
        ...signUpDetails,
        code: code === '000000' ? '000001' : '000000',
      }),
    ),
  ).toMatchObject({ name: 'sign-up-code-wrong', field: 'code' })
  expect(visitor.jar.get(sessionCookie)).toBeNull()
  expect(
    await visitor.calls.social.signUp({
      ...signUpDetails,
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    }),
  ).toEqual({ next: 'home' })
  expect(await visitor.calls.identity.me({})).toMatchObject({
    role: 'user',
    email: 'lia@example.test',
  })
})

test('T30 an email that has a login here: the same answers, a mail to its owner, and no code that works', async () => {
  const visitor = await back('stranger', sampleSignIns.user.email)
  expect(await visitor.calls.social.mailSignUpCode({})).toEqual({})
  expect(await mailTo(sampleSignIns.user.email)).toMatchObject({ kind: 'email_taken' })
  expect(
    (await refused(visitor.calls.social.signUp({ ...signUpDetails, code: '123456' }))).name,
  ).toBe('sign-up-code-wrong')
  expect(
    await fixture.asOwner(`select subject from social_identities where subject = 'stranger'`),
  ).toEqual([])
})

test('T30 a wait for a code does not tell that somebody with this email has asked for a new password', async () => {
  const owner = new Visitor(fixture.address)
  for (let asked = 0; asked < 4; asked += 1)
    await owner.calls.identity.forgotPassword({ email: sampleSignIns.admin.email })
  const stranger = await back('asks', sampleSignIns.admin.email)
  expect(await stranger.calls.social.mailSignUpCode({})).toEqual({})
})

test('T30 the code works in the browser that asked for it, for some minutes, until the next one', async () => {
  const [mine, other] = [
    await back('ben', 'ben@example.test'),
    await back('thief', 'ben@example.test'),
  ]
  await mine.calls.social.mailSignUpCode({})
  const first = await codeTo('ben@example.test')
  expect((await refused(other.calls.social.signUp({ ...signUpDetails, code: first }))).name).toBe(
    'sign-up-code-wrong',
  )
  await mine.calls.social.mailSignUpCode({})
  const second = await codeTo('ben@example.test')
  if (first !== second)
    expect((await refused(mine.calls.social.signUp({ ...signUpDetails, code: first }))).name).toBe(
      'sign-up-code-wrong',
    )
  await fixture.asOwner(`update social_attempts set code_expires_at = now()`)
  expect((await refused(mine.calls.social.signUp({ ...signUpDetails, code: second }))).name).toBe(
    'sign-up-code-wrong',
  )
})

test('T30 a code is not guessed: tries of one sign-up are counted, also at the same time, and mails to one mailbox are few', async () => {
  const visitor = await back('guess', 'guess@example.test')
  await visitor.calls.social.mailSignUpCode({})
  const tries = await Promise.all(
    Array.from({ length: 12 }, () =>
      refused(visitor.calls.social.signUp({ ...signUpDetails, code: 'none' })),
    ),
  )
  expect(tries.filter(({ name }) => name === 'sign-up-code-wrong').length).toBeLessThanOrEqual(5)
  expect(tries.some(({ status }) => status === 429)).toBe(true)
  expect(
    (
      await refused(
        visitor.calls.social.signUp({ ...signUpDetails, code: await codeTo('guess@example.test') }),
      )
    ).status,
  ).toBe(429)

  await visitor.calls.social.mailSignUpCode({})
  await visitor.calls.social.mailSignUpCode({})
  expect(await refused(visitor.calls.social.mailSignUpCode({}))).toMatchObject({
    name: 'sign-up-code-not-sent',
    status: 429,
  })
})

test('T30 without a sign-up there is no code to ask for, and none is mailed where the provider proved the email', async () => {
  expect((await refused(new Visitor(fixture.address).calls.social.mailSignUpCode({}))).name).toBe(
    'sign-up-ended',
  )
  const visitor = new Visitor(fixture.address)
  const claims = { sub: 'sure', email: 'sure@example.test', email_verified: true }
  await visitor.fetch(provider.agree(locationOf(await visitor.fetch('/social/quiet')), { claims }))
  expect(await visitor.calls.social.pendingSignUp({})).toMatchObject({ codeNeeded: false })
  await visitor.calls.social.mailSignUpCode({})
  expect(await mailTo('sure@example.test')).toBeUndefined()
})
