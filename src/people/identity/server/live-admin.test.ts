import { beforeEach, expect, test } from 'vitest'
import { letStepsPass, phoneOf, type Phone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  type Person,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

/** A live installation, in which all administrators need an authenticator app. */
const fixture = await identityFixture({ mode: 'live' })
const accessCode = 'ABCD-EFGH-JKMN'

beforeEach(async () => {
  await fixture.asOwner('delete from authenticators')
  await fixture.setAccessCode(accessCode)
})

let made = 0
async function admin(): Promise<{ email: string; userId: string }> {
  const email = `admin${(made += 1)}@example.test`
  return { email, userId: (await fixture.user(email, { role: 'admin' })).userId }
}

/** Sets the app up in the challenge of this browser. */
async function setUp({ identity }: Person): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const phone = phoneOf((await identity.startSetUp({})).uri)
  const { recoveryCodes = [] } = await identity.answerChallenge({ code: phone.code() })
  return { phone, recoveryCodes }
}

const entries = (where: string) =>
  fixture.asOwner<{ action_type: string }>(
    `select action_type, pseudo_user from user_activity_log where ${where} order by id`,
  )

test('an admin sets the app up before a session opens and signs in with it later', async () => {
  const { email, userId } = await admin()
  const person = fixture.person()
  expect(await person.identity.login({ email, password: rightPassword })).toEqual({
    next: 'set_up',
    role: 'admin',
  })
  expect(person.token()).toBeNull()
  expect(await person.identity.challenge({})).toEqual({ kind: 'set_up', byAccessCode: false })
  expect(await refused(person.identity.answerChallenge({ code: '123456' }))).toMatchObject({
    name: 'wrong-first-code',
    title: 'Login Failed',
  })
  const { phone, recoveryCodes } = await setUp(person)
  expect(recoveryCodes).toHaveLength(10)
  expect(await person.identity.me({})).toMatchObject({ role: 'admin', userId })
  expect((await entries(`user_id = '${userId}'`)).map(({ action_type }) => action_type)).toEqual([
    '2FA_SETTINGS_UPDATE',
    'ADMIN_LOGIN',
  ])
  await letStepsPass(fixture)
  const next = fixture.person()
  expect(await next.identity.login({ email, password: rightPassword })).toEqual({
    next: 'code',
    role: 'admin',
  })
  expect(await next.identity.answerChallenge({ code: phone.code() })).toEqual({ role: 'admin' })
})

test('neither the code of the set-up nor an earlier challenge signs anybody in', async () => {
  const { email } = await admin()
  const [first, second] = [fixture.person(), fixture.person()]
  for (const { identity } of [first, second])
    await identity.login({ email, password: rightPassword })
  const { phone } = await setUp(first)
  expect(await nameOfRefusal(second.identity.answerChallenge({ code: phone.code() }))).toBe(
    'challenge-ended',
  )
  expect(await nameOfRefusal(second.identity.startSetUp({}))).toBe('challenge-ended')
  await second.identity.login({ email, password: rightPassword })
  expect(await nameOfRefusal(second.identity.answerChallenge({ code: phone.code() }))).toBe(
    'wrong-code',
  )
})

test('a reloaded set-up page shows the same key, and another browser never sees it', async () => {
  const { email } = await admin()
  const [person, stranger] = [fixture.person(), fixture.person()]
  for (const { identity } of [person, stranger])
    await identity.login({ email, password: rightPassword })
  const shown = await stranger.identity.startSetUp({})
  const scanned = await person.identity.startSetUp({})
  expect(scanned.secret).not.toBe(shown.secret)
  expect(await person.identity.startSetUp({})).toEqual(scanned)
  expect(
    await person.identity.answerChallenge({ code: phoneOf(scanned.uri).code() }),
  ).toMatchObject({ role: 'admin' })
})

test('of two browsers that set the app up concurrently one gets in', async () => {
  const { email, userId } = await admin()
  const people = Array.from({ length: 4 }, () => fixture.person())
  for (const { identity } of people) await identity.login({ email, password: rightPassword })
  const phones = []
  for (const { identity } of people) phones.push(phoneOf((await identity.startSetUp({})).uri))
  const code = phones.at(-1)?.code() ?? ''
  const answers = await Promise.allSettled(
    people.map(({ identity }) => identity.answerChallenge({ code })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await fixture.asOwner('select from sessions where user_id = $1 and ended_at is null', [userId]),
  ).toHaveLength(1)
  expect(await fixture.asOwner('select from recovery_codes')).toHaveLength(10)
})

test('an admin can renew the recovery codes but never turn the app off', async () => {
  const { email } = await admin()
  const person = fixture.person()
  await person.identity.login({ email, password: rightPassword })
  await setUp(person)
  expect(await person.identity.authenticator({})).toMatchObject({ on: true, required: true })
  expect(await refused(person.identity.removeAuthenticator({}))).toMatchObject({
    name: 'authenticator-required',
    title: 'Update Failed',
  })
  expect((await person.identity.renewRecoveryCodes({})).recoveryCodes).toHaveLength(10)
})

test('a user of a live installation needs no app', async () => {
  await fixture.user('ordinary@example.test')
  const person = fixture.person()
  expect(
    await person.identity.login({ email: 'ordinary@example.test', password: rightPassword }),
  ).toEqual({ next: 'home', role: 'user' })
  expect((await person.identity.authenticator({})).required).toBe(false)
})

test('the access code alone opens nothing: its app is set up first, then needed', async () => {
  const first = fixture.person()
  expect(await first.identity.enterCompanyAccess({ code: accessCode })).toEqual({ next: 'set_up' })
  expect(first.token()).toBeNull()
  expect((await first.identity.me({})).role).toBe('visitor')
  expect(await first.identity.challenge({})).toEqual({ kind: 'set_up', byAccessCode: true })
  const { phone, recoveryCodes } = await setUp(first)
  expect(recoveryCodes).toHaveLength(10)
  expect((await first.identity.me({})).role).toBe('admin')
  await letStepsPass(fixture)
  const next = fixture.person()
  expect(await next.identity.enterCompanyAccess({ code: accessCode })).toEqual({ next: 'code' })
  expect(next.token()).toBeNull()
  expect(await nameOfRefusal(next.identity.answerChallenge({ code: phone.wrongCode() }))).toBe(
    'wrong-code',
  )
  expect(await next.identity.answerChallenge({ code: phone.code() })).toEqual({ role: 'admin' })
  expect((await first.identity.me({})).role).toBe('admin')
  expect(await entries('user_id is null')).toEqual([
    { action_type: '2FA_SETTINGS_UPDATE', pseudo_user: 'ADMIN_ACCESS_CODE_LOGIN' },
    { action_type: 'ADMIN_LOGIN', pseudo_user: 'ADMIN_ACCESS_CODE_LOGIN' },
    { action_type: 'ADMIN_LOGIN', pseudo_user: 'ADMIN_ACCESS_CODE_LOGIN' },
  ])
})

test('company access proves by the app, and its failures share one limit', async () => {
  const person = fixture.person()
  await person.identity.enterCompanyAccess({ code: accessCode })
  const { phone, recoveryCodes } = await setUp(person)
  expect((await person.identity.proofWays({})).ways).toEqual(['app'])
  expect(
    await nameOfRefusal(person.identity.prove({ way: 'access_code', secret: accessCode })),
  ).toBe('proof-way-closed')
  expect(await person.identity.prove({ way: 'app', secret: recoveryCodes[0] ?? '' })).toEqual({})
  for (let i = 0; i < 5; i += 1)
    await refused(person.identity.prove({ way: 'app', secret: phone.wrongCode() }))
  const next = fixture.person()
  await next.identity.enterCompanyAccess({ code: accessCode })
  expect(
    await refused(next.identity.answerChallenge({ code: recoveryCodes[1] ?? '' })),
  ).toMatchObject({ name: 'too-many-codes', status: 429, title: 'Login Failed' })
})

test('a new access code, or none, ends the challenges of the old one', async () => {
  for (const changed of ['another-code-1', null]) {
    const person = fixture.person()
    await fixture.setAccessCode(accessCode)
    await person.identity.enterCompanyAccess({ code: accessCode })
    const phone = phoneOf((await person.identity.startSetUp({})).uri)
    await fixture.setAccessCode(changed)
    expect(await nameOfRefusal(person.identity.answerChallenge({ code: phone.code() }))).toBe(
      'challenge-ended',
    )
  }
})
