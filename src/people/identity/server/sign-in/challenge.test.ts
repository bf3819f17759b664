import { expect, test } from 'vitest'
import { letStepsPass, setUpPhone, type Phone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  type Person,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

interface Owner {
  email: string
  userId: string
  phone: Phone
  recoveryCodes: string[]
  /** The browser in which the app was set up. */
  home: Person
}

let made = 0
/** Creates a user with an authenticator app whose current code is unused. */
async function owner(): Promise<Owner> {
  const email = `factor${(made += 1)}@example.test`
  const { person: home, userId } = await fixture.signedIn(email)
  const { phone, recoveryCodes } = await setUpPhone(home)
  await letStepsPass(fixture)
  return { email, userId, phone, recoveryCodes, home }
}

/** A browser in which the password was right and the code is still needed. */
async function atCode({ email }: Pick<Owner, 'email'>): Promise<Person> {
  const person = fixture.person()
  expect(await person.identity.login({ email, password: rightPassword })).toEqual({
    next: 'code',
    role: 'user',
  })
  return person
}

/** One after another, because concurrent passwords would wait for their turn. */
async function twentyAtCode(email: string): Promise<Person[]> {
  const people: Person[] = []
  for (let i = 0; i < 20; i += 1) people.push(await atCode({ email }))
  return people
}

const liveSessions = async (userId: string) =>
  (await fixture.asOwner('select from sessions where user_id = $1 and ended_at is null', [userId]))
    .length

test('the right password opens no session before the code, only a challenge', async () => {
  const { email, phone, userId } = await owner()
  const before = await liveSessions(userId)
  const person = fixture.person()
  const body = JSON.stringify({ json: { email, password: rightPassword } })
  const response = await person.fetch('/rpc/identity/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await response.json()).toEqual({ json: { next: 'code', role: 'user' } })
  expect(response.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
    'kaban_challenge',
  ])
  expect(await liveSessions(userId)).toBe(before)
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(await person.identity.challenge({})).toEqual({ kind: 'code', byAccessCode: false })
  expect(await person.identity.answerChallenge({ code: phone.code() })).toEqual({ role: 'user' })
  expect(await person.identity.me({})).toMatchObject({ role: 'user', userId })
  expect(person.jar.get('kaban_challenge')).toBeNull()
  expect(await person.identity.challenge({})).toEqual({ kind: 'none', byAccessCode: false })
})

test('the cookie of a challenge is accepted nowhere as a session', async () => {
  const person = await atCode(await owner())
  person.setToken(person.jar.get('kaban_challenge'))
  expect((await person.identity.me({})).role).toBe('visitor')
  expect((await refused(person.identity.proofWays({}))).status).toBe(401)
})

test('the sign-in is recorded when the session opens, not before', async () => {
  const { email, userId, phone } = await owner()
  const logins = async () =>
    (
      await fixture.asOwner(
        `select from user_activity_log where user_id = $1 and action_type = 'LOGIN'`,
        [userId],
      )
    ).length
  const before = await logins()
  const person = await atCode({ email })
  expect(await logins()).toBe(before)
  await person.identity.answerChallenge({ code: phone.code() })
  expect(await logins()).toBe(before + 1)
})

test('T27 a password reset by mail opens nothing, and the code is still needed', async () => {
  const { email, userId, phone, home } = await owner()
  const other = await atCode({ email })
  await fixture.person().identity.forgotPassword({ email })
  const better = 'a-better-sentence'
  const person = fixture.person()
  await person.identity.resetPassword({
    token: await fixture.mailedToken(email, 'reset_password'),
    password: better,
    confirmPassword: better,
  })
  expect(person.token()).toBeNull()
  expect(await liveSessions(userId)).toBe(0)
  expect((await home.identity.me({})).role).toBe('visitor')
  // A challenge that the old password opened has ended too.
  expect(await nameOfRefusal(other.identity.answerChallenge({ code: phone.code() }))).toBe(
    'challenge-ended',
  )
  expect(await person.identity.login({ email, password: better })).toEqual({
    next: 'code',
    role: 'user',
  })
  expect(person.token()).toBeNull()
  const wrong = person.identity.answerChallenge({ code: phone.wrongCode() })
  expect(await refused(wrong)).toMatchObject({
    name: 'wrong-code',
    title: 'Login Failed',
  })
  expect(await person.identity.answerChallenge({ code: phone.code() })).toEqual({ role: 'user' })
})

test('T28 one code used concurrently in twenty browsers opens one session', async () => {
  const { email, userId, phone } = await owner()
  const before = await liveSessions(userId)
  const people = await twentyAtCode(email)
  const code = phone.code()
  const answers = await Promise.allSettled(
    people.map((person) => person.identity.answerChallenge({ code })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await liveSessions(userId)).toBe(before + 1)
  expect(people.filter((person) => person.token() !== null)).toHaveLength(1)
})

test('two concurrent right answers to a challenge open one session, use one code', async () => {
  const { email, userId, recoveryCodes, phone } = await owner()
  for (let round = 0; round < 3; round += 1) {
    await letStepsPass(fixture)
    const person = await atCode({ email })
    const before = await liveSessions(userId)
    const answers = await Promise.allSettled(
      [phone.code(), recoveryCodes[round] ?? ''].map((code) =>
        person.identity.answerChallenge({ code }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await liveSessions(userId)).toBe(before + 1)
  }
})

test('a wrong code leaves the challenge open, and a right one ends it', async () => {
  const { email, phone } = await owner()
  const person = await atCode({ email })
  const ticket = person.jar.get('kaban_challenge')
  await refused(person.identity.answerChallenge({ code: phone.wrongCode() }))
  await person.identity.answerChallenge({ code: phone.code() })
  await letStepsPass(fixture)
  person.jar.set('kaban_challenge', ticket)
  expect(await nameOfRefusal(person.identity.answerChallenge({ code: phone.code() }))).toBe(
    'challenge-ended',
  )
})

test.each([
  ['suspended', (userId: string) => fixture.changeStatus(userId, 'suspended')],
  [
    'made to wait for verification, by any means',
    (userId: string) =>
      fixture.asOwner(`update users set status = 'pending_verification' where id = $1`, [userId]),
  ],
])('a user who is %s between password and code does not get in', async (_state, change) => {
  const { email, userId, phone } = await owner()
  const person = await atCode({ email })
  await change(userId)
  expect(await refused(person.identity.answerChallenge({ code: phone.code() }))).toMatchObject({
    name: 'challenge-ended',
    title: 'Login Failed',
    status: 409,
  })
  expect(person.token()).toBeNull()
})

test('a suspension that races the code never leaves a session behind', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { email, userId, phone } = await owner()
    const person = await atCode({ email })
    await Promise.allSettled([
      person.identity.answerChallenge({ code: phone.code() }),
      fixture.changeStatus(userId, 'suspended'),
    ])
    expect(await liveSessions(userId)).toBe(0)
  }
})

test('a challenge ends after ten minutes, when it is left, and with a newer one', async () => {
  const { email, phone } = await owner()
  const late = await atCode({ email })
  const [span] = await fixture.asOwner(
    `select round(extract(epoch from expires_at - created_at))::int as seconds
     from sign_in_challenges order by id desc limit 1`,
  )
  expect(span).toEqual({ seconds: 600 })
  await fixture.asOwner('update sign_in_challenges set expires_at = now()')
  expect(await nameOfRefusal(late.identity.answerChallenge({ code: phone.code() }))).toBe(
    'challenge-ended',
  )
  const left = await atCode({ email })
  const ticket = left.jar.get('kaban_challenge')
  await left.identity.leaveChallenge({})
  expect(left.jar.get('kaban_challenge')).toBeNull()
  left.jar.set('kaban_challenge', ticket)
  expect(await left.identity.challenge({})).toEqual({ kind: 'none', byAccessCode: false })
  const again = await atCode({ email })
  const earlier = again.jar.get('kaban_challenge')
  await again.identity.login({ email, password: rightPassword })
  expect(again.jar.get('kaban_challenge')).not.toBe(earlier)
  again.jar.set('kaban_challenge', earlier)
  expect((await again.identity.challenge({})).kind).toBe('none')
})

test('a browser without a challenge gets an answer, not an error', async () => {
  const person = fixture.person()
  expect(await person.identity.challenge({})).toEqual({ kind: 'none', byAccessCode: false })
  expect(await nameOfRefusal(person.identity.answerChallenge({ code: '123456' }))).toBe(
    'challenge-ended',
  )
  expect(await nameOfRefusal(person.identity.startSetUp({}))).toBe('challenge-ended')
  expect(await person.identity.leaveChallenge({})).toEqual({})
})

test('a challenge that asks for a code cannot set up another app', async () => {
  const person = await atCode(await owner())
  expect(await nameOfRefusal(person.identity.startSetUp({}))).toBe('challenge-ended')
})

test('T29 a recovery code signs in once, recorded and announced', async () => {
  const { email, userId, recoveryCodes } = await owner()
  const before = await liveSessions(userId)
  const people = await twentyAtCode(email)
  const answers = await Promise.allSettled(
    people.map((person) => person.identity.answerChallenge({ code: recoveryCodes[0] ?? '' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await liveSessions(userId)).toBe(before + 1)
  const entries = await fixture.asOwner(
    `select description from user_activity_log
     where user_id = $1 and action_type = '2FA_SETTINGS_UPDATE' order by id desc limit 1`,
    [userId],
  )
  expect(entries).toEqual([{ description: 'A recovery code was used; 9 left.' }])
  expect((await fixture.mailsTo(email)).map(({ subject }) => subject).join('\n')).toMatch(
    /recovery code/i,
  )
})
