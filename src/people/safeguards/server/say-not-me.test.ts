import { expect, test } from 'vitest'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import {
  identityFixture,
  nameOfRefusal,
  rightPassword,
} from '#tests/fixtures/people/identity-fixture.ts'
import { unlockMoney, lockMoney } from './actions.ts'
import { notifySecurityEvent } from './notify-security-event.ts'
import { readOwnerSafeguards } from './owner-safeguards.ts'
import { sayNotMe } from './say-not-me.ts'

const fixture = await identityFixture()

/** The token behind the button of the newest security mail. */
async function mailedToken(userId: string): Promise<string> {
  const [mail] = await fixture.asOwner<{ path: string }>(
    `select content->'action'->>'path' as path from mail_outbox
     where user_id = $1 and kind = 'security' and content->'action'->>'path' like '/not-me?%'
     order by id desc limit 1`,
    [userId],
  )
  return mail?.path.split('token=')[1] ?? ''
}

async function warned(email: string) {
  const { person, userId } = await fixture.signedIn(email)
  await withContext(fixture, { role: 'system' }, (ctx) =>
    notifySecurityEvent(ctx, { userId, event: 'bank-details-changed' }),
  )
  return { person, userId, email, token: await mailedToken(userId) }
}

/** Withdrawals have tests of their own. */
const hooks = {
  stopWithdrawals: async () => ({ cancelled: 0, withCompany: 0, pending: 0 }),
  removeProvidersSince: () => Promise.resolve([]),
}
const say = (token: string) =>
  withContext(fixture, { role: 'visitor' }, (ctx) => sayNotMe(ctx, hooks, { token }))

test('the button ends the sessions, takes the password away and locks the money', async () => {
  const { person, userId, email, token } = await warned('owner@example.test')
  const { resetToken } = await say(token)
  expect(await person.identity.me({})).toMatchObject({ role: 'visitor' })
  const [state] = await fixture.asOwner(
    `select u.password_hash, s.locked_at is not null as locked,
       (select count(*)::int from known_devices where user_id = u.id) as devices
     from users u left join safeguards s on s.user_id = u.id where u.id = $1`,
    [userId],
  )
  expect(state).toEqual({ password_hash: null, locked: true, devices: 0 })
  expect(await nameOfRefusal(person.identity.login({ email, password: rightPassword }))).toBe(
    'wrong-credentials',
  )
  const password = 'a-new-harbour-42'
  await person.identity.resetPassword({ token: resetToken, password, confirmPassword: password })
  expect(await person.identity.login({ email, password })).toMatchObject({ next: 'home' })
})

test('only who holds a good link learns for whom it is', async () => {
  const { person, token } = await warned('reader@example.test')
  const ask = (given: string, by = fixture.person()) =>
    by.identity.linkOwner({ token: given, purpose: 'not_me' })
  const owner = { owner: 'r•••@example.test', hasMoney: true }
  expect(await ask(token)).toEqual({ ...owner, signedInHere: 'nobody' })
  expect(await ask(token, person)).toEqual({ ...owner, signedInHere: 'owner' })
  const { person: other } = await fixture.signedIn('bystander@example.test')
  expect(await ask(token, other)).toEqual({ ...owner, signedInHere: 'somebody-else' })
  const nothing = { owner: null, hasMoney: false, signedInHere: 'nobody' }
  expect(await ask('x'.repeat(43))).toEqual(nothing)
  // The link of another purpose is none.
  expect(await fixture.person().identity.linkOwner({ token, purpose: 'reset_password' })).toEqual(
    nothing,
  )
  await say(token)
  expect(await ask(token)).toEqual(nothing)
})

test('the link works once, and each mail has its own until one is used', async () => {
  const { userId, token } = await warned('twice@example.test')
  await withContext(fixture, { role: 'system' }, (ctx) =>
    notifySecurityEvent(ctx, { userId, event: 'new-device' }),
  )
  const newer = await mailedToken(userId)
  expect(newer).not.toBe(token)
  const answers = await Promise.allSettled([say(token), say(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const ended of [token, newer, 'invented'.repeat(6).slice(0, 43)])
    await expect(say(ended)).rejects.toMatchObject({ refusalName: 'not-me-link-ended' })
  const [kept] = await fixture.asOwner(
    'select count(*)::int as plain from one_time_tokens where token_hash::text = $1',
    [token],
  )
  expect(kept).toEqual({ plain: 0 })
})

test('the owner keeps the session in which the button is pressed', async () => {
  const { userId, token } = await warned('here@example.test')
  const [session] = await fixture.asOwner<{ id: string }>(
    'select id from sessions where user_id = $1 and ended_at is null',
    [userId],
  )
  const sessionId = session?.id ?? ''
  await withContext(fixture, { role: 'user', userId, sessionId, proven: false }, (ctx) =>
    sayNotMe(ctx, hooks, { token }),
  )
  const live = 'select id from sessions where user_id = $1 and ended_at is null'
  expect(await fixture.asOwner(live, [userId])).toEqual([{ id: sessionId }])
  const other = await warned('other@example.test')
  await withContext(fixture, { role: 'user', userId, sessionId, proven: false }, (ctx) =>
    sayNotMe(ctx, hooks, { token: other.token }),
  )
  expect(await fixture.asOwner(live, [other.userId])).toEqual([])
  expect(await fixture.asOwner(live, [userId])).toEqual([{ id: sessionId }])
})

test('the mail about it leads to a new password, and has no such button again', async () => {
  const { userId, token } = await warned('mailed@example.test')
  await say(token)
  const mails = await fixture.asOwner<{ subject: string; path: string }>(
    `select subject, content->'action'->>'path' as path from mail_outbox
     where user_id = $1 and kind = 'security' order by id desc limit 1`,
    [userId],
  )
  expect(mails).toEqual([{ subject: 'Your Kaban login is protected', path: '/forgot-password' }])
})

test('staff see that the owner said so, until the owner unlocks the money', async () => {
  const { userId, token } = await warned('seen-by-staff@example.test')
  const read = () =>
    withContext(fixture, { role: 'system' }, ({ tx }) => readOwnerSafeguards(tx, userId))
  expect(await read()).toMatchObject({ lockedAt: null, notMeAt: null })
  await say(token)
  const said = await read()
  expect(said.lockedAt).toBeInstanceOf(Date)
  expect(said).toMatchObject({ notMeAt: said.lockedAt, pausedUntil: expect.any(Date) as Date })
  await withContext(fixture, userContext(userId), unlockMoney)
  expect(await read()).toMatchObject({ lockedAt: null, notMeAt: null })
  await withContext(fixture, userContext(userId), lockMoney)
  expect(await read()).toMatchObject({ lockedAt: expect.any(Date) as Date, notMeAt: null })
})
