/** A provider that does not say whether the email is verified, like Facebook: we verify it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { refused, nameOfRefusal } from '#tests/fixtures/people/identity-fixture.ts'
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

async function comeBack(sub: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(fixture.address)
  const path = provider.agree(locationOf(await visitor.fetch('/social/quiet')), {
    claims: { sub, email, name: 'Visit evil.example' },
  })
  // The same for an email with a login: nobody has proven yet that the mailbox is theirs.
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

test('T30 the mailed code finishes the sign-up, and nothing else does', async () => {
  const visitor = await comeBack('lia', 'lia@example.test')
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
  // The mail does not contain the name, which somebody chose at the provider.
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

test('T30 a taken email gets the same answers, its owner a mail, and no code works', async () => {
  const visitor = await comeBack('stranger', sampleSignIns.user.email)
  expect(await visitor.calls.social.mailSignUpCode({})).toEqual({})
  expect(await mailTo(sampleSignIns.user.email)).toMatchObject({ kind: 'email_taken' })
  expect(
    await nameOfRefusal(visitor.calls.social.signUp({ ...signUpDetails, code: '123456' })),
  ).toBe('sign-up-code-wrong')
  expect(
    await fixture.asOwner(`select subject from social_identities where subject = 'stranger'`),
  ).toEqual([])
})

test('T30 the wait for a code does not show that somebody asked for a new password', async () => {
  const owner = new Visitor(fixture.address)
  for (let request = 0; request < 4; request += 1)
    await owner.calls.identity.forgotPassword({ email: sampleSignIns.admin.email })
  const stranger = await comeBack('asks', sampleSignIns.admin.email)
  expect(await stranger.calls.social.mailSignUpCode({})).toEqual({})
})

test('T30 a code works in its browser, for some minutes, until the next one', async () => {
  const [mine, other] = [
    await comeBack('ben', 'ben@example.test'),
    await comeBack('thief', 'ben@example.test'),
  ]
  await mine.calls.social.mailSignUpCode({})
  const first = await codeTo('ben@example.test')
  expect(await nameOfRefusal(other.calls.social.signUp({ ...signUpDetails, code: first }))).toBe(
    'sign-up-code-wrong',
  )
  await mine.calls.social.mailSignUpCode({})
  const second = await codeTo('ben@example.test')
  if (first !== second)
    expect(await nameOfRefusal(mine.calls.social.signUp({ ...signUpDetails, code: first }))).toBe(
      'sign-up-code-wrong',
    )
  await fixture.asOwner(`update social_attempts set code_expires_at = now()`)
  expect(await nameOfRefusal(mine.calls.social.signUp({ ...signUpDetails, code: second }))).toBe(
    'sign-up-code-wrong',
  )
})

test('T30 guesses at a code and mails to one mailbox are limited', async () => {
  const visitor = await comeBack('guess', 'guess@example.test')
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

test('T30 no code is mailed without a sign-up or for a verified email', async () => {
  expect(await nameOfRefusal(new Visitor(fixture.address).calls.social.mailSignUpCode({}))).toBe(
    'sign-up-ended',
  )
  const visitor = new Visitor(fixture.address)
  const claims = { sub: 'sure', email: 'sure@example.test', email_verified: true }
  await visitor.fetch(provider.agree(locationOf(await visitor.fetch('/social/quiet')), { claims }))
  expect(await visitor.calls.social.pendingSignUp({})).toMatchObject({ codeNeeded: false })
  await visitor.calls.social.mailSignUpCode({})
  expect(await mailTo('sure@example.test')).toBeUndefined()
})
