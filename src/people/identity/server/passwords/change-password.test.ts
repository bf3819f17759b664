import { expect, test } from 'vitest'
import { letStepsPass, setUpPhone } from '#tests/fixtures/people/authenticator-app.ts'
import {
  identityFixture,
  refused,
  rightPassword,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const better = 'a-better-sentence'
const change = { currentPassword: rightPassword, password: better, confirmPassword: better }

let refusedEmails = 0

test.each(['user', 'admin'] as const)(
  'a %s changes the password: other sessions end, and the owner is notified',
  async (role) => {
    const email = `changes-${role}@example.test`
    const { person, userId } = await fixture.signedIn(email, { role })
    const elsewhere = await fixture.signIn(email)
    const before = person.token()
    expect(await person.identity.changePassword(change)).toEqual({})
    expect(person.token()).not.toBe(before)
    expect((await person.identity.me({})).role).toBe(role)
    expect((await elsewhere.identity.me({})).role).toBe('visitor')
    expect(
      await nameOfRefusal(fixture.person().identity.login({ email, password: rightPassword })),
    ).toBe('wrong-credentials')
    expect(await fixture.person().identity.login({ email, password: better })).toMatchObject({
      role,
    })
    expect((await fixture.mailsTo(email)).map((mail) => mail.subject)).toContain(
      'Your Kaban password was changed',
    )
    const recorded = await fixture.asOwner(
      `select actor_user_id from user_activity_log
       where user_id = $1 and action_type = 'PASSWORD_CHANGE'`,
      [userId],
    )
    expect(recorded).toEqual([{ actor_user_id: userId }])
  },
)

test.each([
  [
    { ...change, confirmPassword: 'another-sentence' },
    'Password Mismatch',
    'New passwords do not match.',
    'confirmPassword',
  ],
  [
    { ...change, password: 'short', confirmPassword: 'short' },
    'Weak Password',
    'New password must be at least 6 characters.',
    'password',
  ],
  [
    { ...change, password: 'password1', confirmPassword: 'password1' },
    'Weak Password',
    expect.stringContaining('widely used'),
    'password',
  ],
  [
    { ...change, password: 'Test User', confirmPassword: 'Test User' },
    'Weak Password',
    expect.stringContaining('mostly your name'),
    'password',
  ],
  [
    { ...change, currentPassword: 'wrong-horse-battery' },
    'Password Update Failed',
    'Incorrect current password.',
    'currentPassword',
  ],
  [
    { ...change, currentPassword: '' },
    'Password Update Failed',
    'Incorrect current password.',
    'currentPassword',
  ],
])(
  '%o is refused in the words of the specification, and nothing changes',
  async (input, title, message: unknown, field) => {
    refusedEmails += 1
    const email = `refused${refusedEmails}@example.test`
    const { person } = await fixture.signedIn(email)
    const token = person.token()
    expect(await refused(person.identity.changePassword(input))).toMatchObject({
      title,
      message,
      field,
      status: 422,
    })
    expect(person.token()).toBe(token)
    expect(await fixture.person().identity.login({ email, password: rightPassword })).toMatchObject(
      {
        next: 'home',
      },
    )
  },
)

test('guesses at an open screen are limited, and the owner waits no longer than that', async () => {
  const { person } = await fixture.signedIn('guessed@example.test')
  const names = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, i) =>
        await nameOfRefusal(
          person.identity.changePassword({ ...change, currentPassword: `a guess ${i}` }),
        ),
    ),
  )
  expect(names.filter((name) => name === 'wrong-current-password')).toHaveLength(5)
  expect(await refused(person.identity.changePassword(change))).toMatchObject({
    status: 429,
    title: 'Password Update Failed',
  })
  await fixture.asOwner(`update attempts set open_at = now() where purpose = 'factor'`)
  expect(await person.identity.changePassword(change)).toEqual({})
})

test('of many concurrent changes one succeeds', async () => {
  const { person } = await fixture.signedIn('races@example.test')
  const passwords = Array.from({ length: 5 }, (_, i) => `my-new-sentence-${i}`)
  const asked = await Promise.allSettled(
    passwords.map((password) =>
      person.identity.changePassword({
        currentPassword: rightPassword,
        password,
        confirmPassword: password,
      }),
    ),
  )
  const won = passwords.filter((_, i) => asked[i]?.status === 'fulfilled')
  expect(won).toHaveLength(1)
  expect(
    await fixture.person().identity.login({ email: 'races@example.test', password: won[0] ?? '' }),
  ).toMatchObject({ next: 'home' })
})

test('with an authenticator app a change needs its code first', async () => {
  const { person, userId } = await fixture.signedIn('app@example.test')
  const { phone } = await setUpPhone(person)
  await fixture.asOwner(
    `update sessions set proven_at = now() - interval '6 minutes' where user_id = $1`,
    [userId],
  )
  expect(await refused(person.identity.changePassword(change))).toMatchObject({
    status: 403,
    name: 'proof-needed',
  })
  await letStepsPass(fixture)
  await person.identity.prove({ way: 'app', secret: phone.code() })
  expect(await person.identity.changePassword(change)).toEqual({})
})

test('a user without a password sets one after a proof only', async () => {
  const { person, userId } = await fixture.signedIn('provider@example.test')
  await fixture.asOwner(`update users set password_hash = null where id = $1`, [userId])
  await fixture.asOwner(`update sessions set proven_at = null where user_id = $1`, [userId])
  const first = { currentPassword: '', password: better, confirmPassword: better }
  expect(await refused(person.identity.changePassword(first))).toMatchObject({
    status: 403,
    name: 'proof-needed',
  })
  await fixture.asOwner(`update sessions set proven_at = now() where user_id = $1`, [userId])
  expect(await person.identity.changePassword(first)).toEqual({})
  expect(
    await fixture.person().identity.login({ email: 'provider@example.test', password: better }),
  ).toMatchObject({ next: 'home' })
})

test('a reset link from before cannot undo the change', async () => {
  const email = 'link@example.test'
  const { person } = await fixture.signedIn(email)
  await fixture.person().identity.forgotPassword({ email })
  const token = await fixture.mailedToken(email, 'reset_password')
  await person.identity.changePassword(change)
  const undo = { token, password: 'the-thief-of-horses', confirmPassword: 'the-thief-of-horses' }
  expect(await nameOfRefusal(fixture.person().identity.resetPassword(undo))).toBe(
    'reset-link-ended',
  )
})

test('company access has no password to change', async () => {
  await fixture.setAccessCode('ABCD-EFGH-JKMN')
  const person = fixture.person()
  await person.identity.enterCompanyAccess({ code: 'ABCD-EFGH-JKMN' })
  expect(await refused(person.identity.changePassword(change))).toMatchObject({
    status: 409,
    title: 'Password Update Failed',
    name: 'no-own-password',
  })
})
