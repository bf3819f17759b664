import { expect, test } from 'vitest'
import {
  identityFixture,
  maria,
  newAddress,
  refused,
  rightPassword,
  nameOfRefusal,
} from '#tests/fixtures/people/identity-fixture.ts'
import { attemptPolicies } from '../../shared/rules-rate-limits.ts'
import { tokenMinutes } from '../../shared/rules.ts'

const fixture = await identityFixture()
const better = { password: 'a-better-sentence', confirmPassword: 'a-better-sentence' }

async function askedToken(email: string): Promise<string> {
  await fixture.person().identity.forgotPassword({ email })
  return await fixture.mailedToken(email, 'reset_password')
}

test('a mailed link sets a new password and ends every session', async () => {
  const email = 'forgets@example.test'
  const { userId } = await fixture.user(email)
  const elsewhere = fixture.person()
  await elsewhere.identity.login({ email, password: rightPassword })
  const token = await askedToken(email)
  const person = fixture.person()
  expect(await person.identity.resetPassword({ token, ...better })).toEqual({})
  expect(person.token()).toBeNull()
  expect((await fixture.mailsTo(email)).map((mail) => mail.kind)).toEqual([
    'security',
    'reset_password',
  ])
  expect((await elsewhere.identity.me({})).role).toBe('visitor')
  expect(
    await nameOfRefusal(fixture.person().identity.login({ email, password: rightPassword })),
  ).toBe('wrong-credentials')
  expect(await fixture.person().identity.login({ email, password: better.password })).toEqual({
    next: 'home',
    role: 'user',
  })
  const history = await fixture.asOwner<{ action_type: string }>(
    'select action_type from user_activity_log where user_id = $1',
    [userId],
  )
  expect(history.map((entry) => entry.action_type)).toContain('PASSWORD_CHANGE')
})

test.each([true, false])(
  'a reset forgets all known browsers but its own (known before: %s)',
  async (wasKnown) => {
    const email = `forgotten-${wasKnown}@example.test`
    const { userId } = await fixture.user(email)
    const [thief, owner] = [fixture.person(), fixture.person()]
    await thief.identity.login({ email, password: rightPassword })
    if (wasKnown) await owner.identity.login({ email, password: rightPassword })
    const known = async () => {
      const found = await fixture.asOwner<{ mark: string }>(
        `select encode(token_hash, 'hex') as mark from known_devices
         where user_id = $1 order by first_seen_at`,
        [userId],
      )
      return found.map(({ mark }) => mark)
    }
    const before = await known()
    expect(before).toHaveLength(wasKnown ? 2 : 1)
    await owner.identity.resetPassword({ token: await askedToken(email), ...better })
    expect(await known()).toEqual(before.slice(1))
  },
)

test('an unknown email gets the same answer, no sooner, and no mail', async () => {
  await fixture.user('exists@example.test')
  const ask = async (email: string) => {
    const started = performance.now()
    const response = await fixture.person().fetch('/rpc/identity/forgotPassword', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { email } }),
    })
    return {
      status: response.status,
      text: await response.text(),
      late: performance.now() - started >= 245,
    }
  }
  expect(await ask('exists-not@example.test')).toEqual(await ask('exists@example.test'))
  expect(await fixture.mailsTo('exists-not@example.test')).toEqual([])
})

test.each([
  [
    { password: 'a-better-sentence', confirmPassword: 'another-sentence' },
    'Passwords do not match.',
  ],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 6 characters long.'],
  [
    { password: 'password1', confirmPassword: 'password1' },
    'This password is widely used or follows a simple pattern, so it is easy to ' +
      'guess. Please choose another.',
  ],
])('%o is refused, and the link stays usable', async (input, message) => {
  const email = `weak${message.length}@example.test`
  await fixture.user(email)
  const token = await askedToken(email)
  expect(await refused(fixture.person().identity.resetPassword({ token, ...input }))).toMatchObject(
    {
      title: 'Password Reset Failed',
      message,
    },
  )
  expect(await fixture.person().identity.resetPassword({ token, ...better })).toEqual({})
})

test('T26 a link works once: of twenty concurrent uses one sets its password', async () => {
  const email = 'race@example.test'
  await fixture.user(email)
  const token = await askedToken(email)
  const passwords = Array.from({ length: 20 }, (_, i) => `my-new-sentence-${i}`)
  const uses = await Promise.allSettled(
    passwords.map((password) =>
      fixture.person().identity.resetPassword({ token, password, confirmPassword: password }),
    ),
  )
  const won = passwords.filter((_, i) => uses[i]?.status === 'fulfilled')
  expect(won).toHaveLength(1)
  expect(await fixture.person().identity.login({ email, password: won[0] ?? '' })).toEqual({
    next: 'home',
    role: 'user',
  })
})

test('a sign-in with the old password that races a reset never outlives it @long', async () => {
  for (let round = 0; round < 8; round += 1) {
    const email = `overtaken${round}@example.test`
    const { userId } = await fixture.user(email)
    const token = await askedToken(email)
    const old = Array.from({ length: 4 }, () =>
      fixture.person().identity.login({ email, password: rightPassword }),
    )
    await Promise.allSettled([
      ...old,
      fixture.person().identity.resetPassword({ token, ...better }),
    ])
    expect(
      await fixture.asOwner('select id from sessions where user_id = $1 and ended_at is null', [
        userId,
      ]),
    ).toEqual([])
  }
})

test('T26 a link ends after 30 minutes, and when a newer one is sent', async () => {
  const email = 'hour@example.test'
  await fixture.user(email)
  const first = await askedToken(email)
  const second = await askedToken(email)
  expect(
    await nameOfRefusal(fixture.person().identity.resetPassword({ token: first, ...better })),
  ).toBe('reset-link-ended')
  const [span] = await fixture.asOwner(
    `select expires_at - created_at = interval '30 minutes' as hour from one_time_tokens
     where used_at is null and purpose = 'reset_password'`,
  )
  expect(span).toEqual({ hour: true })
  await fixture.asOwner(`update one_time_tokens set expires_at = now()`)
  expect(
    await nameOfRefusal(fixture.person().identity.resetPassword({ token: second, ...better })),
  ).toBe('reset-link-ended')
})

test.each(['', 'x', '../../etc', 'A'.repeat(43)])(
  'T26 the made-up token %o is answered like one that ended',
  async (token) => {
    expect(await nameOfRefusal(fixture.person().identity.resetPassword({ token, ...better }))).toBe(
      'reset-link-ended',
    )
  },
)

test('the link proves the mailbox, but does not reactivate a suspended user', async () => {
  for (const status of ['pending_verification', 'suspended'] as const) {
    const email = `${status}@example.test`
    await fixture.user(email, { status })
    await fixture.person().identity.resetPassword({ token: await askedToken(email), ...better })
  }
  expect(
    await fixture
      .person()
      .identity.login({ email: 'pending_verification@example.test', password: better.password }),
  ).toEqual({ next: 'home', role: 'user' })
  expect(
    await nameOfRefusal(
      fixture
        .person()
        .identity.login({ email: 'suspended@example.test', password: better.password }),
    ),
  ).toBe('suspended')
})

test('T24 after a reset the owner does not wait because of attempts by strangers', async () => {
  const email = 'besieged@example.test'
  await fixture.user(email)
  for (let i = 0; i < 6; i += 1)
    await refused(fixture.person().identity.login({ email, password: 'wrong-horse-battery' }))
  await fixture.person().identity.resetPassword({ token: await askedToken(email), ...better })
  expect(await fixture.person().identity.login({ email, password: better.password })).toEqual({
    next: 'home',
    role: 'user',
  })
})

test('T24 repeated sign-ups with an email do not keep its owner from a new password', async () => {
  const email = 'crowded@example.test'
  await fixture.user(email)
  for (let i = 0; i < attemptPolicies['mail-taken'].free + 2; i += 1)
    await fixture.person().identity.register({ ...maria, email })
  expect((await fixture.mailsTo(email)).map(({ kind }) => kind)).toEqual(
    Array.from({ length: attemptPolicies['mail-taken'].free }, () => 'email_taken'),
  )
  await fixture.person().identity.resetPassword({ token: await askedToken(email), ...better })
  expect(await fixture.person().identity.login({ email, password: better.password })).toEqual({
    next: 'home',
    role: 'user',
  })
})

test('T24 while no more links are sent to a mailbox, the newest one is valid', () => {
  expect(attemptPolicies['mail-to'].longestWaitSeconds).toBeLessThanOrEqual(
    tokenMinutes.reset_password * 60,
  )
})

test('T30 a reset drops the bank details of a stranger who signed up with the email', async () => {
  const email = 'planted@example.test'
  const banks = () =>
    fixture.asOwner(
      'select bank_name from bank_details b join users u on u.id = b.user_id where u.email = $1',
      [email],
    )
  await fixture
    .person()
    .identity.register({ ...maria, email, accountName: 'A Stranger', accountNumber: '09998887777' })
  expect(await banks()).toEqual([{ bank_name: 'GCash' }])
  // The owner signs up, learns by mail that there is a login, and sets a password.
  await fixture.person().identity.register({
    ...maria,
    email,
    password: 'my-own-long-sentence',
    confirmPassword: 'my-own-long-sentence',
  })
  await fixture.person().identity.resetPassword({ token: await askedToken(email), ...better })
  expect(await fixture.person().identity.login({ email, password: better.password })).toEqual({
    next: 'home',
    role: 'user',
  })
  expect(await banks()).toEqual([])
  const [told] = await fixture.asOwner<{ description: string }>(
    `select description from user_activity_log l join users u on u.id = l.user_id
     where u.email = $1 and action_type = 'BANK_DETAILS_UPDATE' order by l.id desc`,
    [email],
  )
  expect(told?.description).toContain('removed')
})

test('a reset keeps the bank details of a user whose email was verified', async () => {
  const email = 'keeps@example.test'
  await fixture.person().identity.register({ ...maria, email })
  await fixture
    .person()
    .identity.verifyEmail({ token: await fixture.mailedToken(email, 'verify_email') })
  await fixture.person().identity.resetPassword({ token: await askedToken(email), ...better })
  expect(
    await fixture.asOwner(
      'select account_name from bank_details b join users u on u.id = b.user_id where u.email = $1',
      [email],
    ),
  ).toEqual([{ account_name: 'Maria Santos' }])
})

test('requests for mails from one address are limited', async () => {
  const person = fixture.person(newAddress())
  const asked = await Promise.allSettled(
    Array.from({ length: attemptPolicies['ask-mail-address'].free + 5 }, (_, i) =>
      person.identity.forgotPassword({ email: `many${i}@example.test` }),
    ),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(
    attemptPolicies['ask-mail-address'].free,
  )
  expect(
    await refused(person.identity.forgotPassword({ email: 'one@example.test' })),
  ).toMatchObject({ status: 429, title: 'Error Sending Reset Email' })
})
