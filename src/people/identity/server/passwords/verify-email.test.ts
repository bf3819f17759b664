import { expect, test } from 'vitest'
import {
  identityFixture,
  maria,
  nameOfRefusal,
  refused,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()

test('one mailbox is not flooded, however many addresses ask for mails', async () => {
  await fixture.user('flooded@example.test', { status: 'pending_verification' })
  await Promise.all(
    Array.from({ length: 8 }, () =>
      fixture.person().identity.resendVerification({ email: 'flooded@example.test' }),
    ),
  )
  expect(await fixture.mailsTo('flooded@example.test')).toHaveLength(3)
})

test('a verification link works once, also of twenty concurrent uses', async () => {
  const email = 'twice@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  const opened = await Promise.allSettled(
    Array.from({ length: 20 }, () => fixture.person().identity.verifyEmail({ token })),
  )
  expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await refused(fixture.person().identity.verifyEmail({ token }))).title).toBe(
    'Verification Failed',
  )
})

test('a verification link ends in a day or with a newer one, and lifts no suspension', async () => {
  const email = 'late@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const first = await fixture.mailedToken(email, 'verify_email')
  await fixture.person().identity.resendVerification({ email })
  expect(await nameOfRefusal(fixture.person().identity.verifyEmail({ token: first }))).toBe(
    'verify-link-ended',
  )
  const second = await fixture.mailedToken(email, 'verify_email')
  await fixture.asOwner(`update one_time_tokens set expires_at = now() - interval '1 second'`)
  expect(await nameOfRefusal(fixture.person().identity.verifyEmail({ token: second }))).toBe(
    'verify-link-ended',
  )
  await fixture.asOwner(`update one_time_tokens set expires_at = now() + interval '1 hour'`)
  await fixture.asOwner(`update users set status = 'suspended' where email = $1`, [email])
  await fixture.person().identity.verifyEmail({ token: second })
  expect(await fixture.asOwner('select status from users where email = $1', [email])).toEqual([
    { status: 'suspended' },
  ])
})

test('a verification link cannot reset a password', async () => {
  const email = 'purpose@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  expect(
    await nameOfRefusal(
      fixture.person().identity.resetPassword({
        token,
        password: 'a-new-sentence',
        confirmPassword: 'a-new-sentence',
      }),
    ),
  ).toBe('reset-link-ended')
})

test('links are stored as hashes only', async () => {
  const email = 'hashed@example.test'
  await fixture.person().identity.register({ ...maria, email })
  const token = await fixture.mailedToken(email, 'verify_email')
  const rows = await fixture.asOwner<{ row: string }>(
    `select t::text as row from one_time_tokens t union all select u::text from users u`,
  )
  expect(rows.some(({ row }) => row.includes(token) || row.includes(rightPassword))).toBe(false)
})
