import { expect, test } from 'vitest'
import {
  identityFixture,
  rightPassword,
  type Person,
} from '#tests/fixtures/people/identity-fixture.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import { sweepIdentity } from '../actions.ts'
import { findCaller } from './find-caller.ts'
import { endSessions } from './sessions.ts'

const fixture = await identityFixture()

async function signedIn(
  email: string,
  role: 'user' | 'admin' = 'user',
): Promise<{ person: Person; token: string; userId: string }> {
  const { userId } = await fixture.user(email, { role })
  const person = fixture.person()
  await person.identity.login({ email, password: rightPassword })
  return { person, token: person.token() ?? '', userId }
}

test('a token names its user; an unknown one is a visitor', async () => {
  const { token, userId } = await signedIn('found@example.test')
  expect(await findCaller(fixture.database, token)).toEqual({
    role: 'user',
    userId,
    sessionId: expect.any(String) as string,
    proven: true,
  })
  for (const other of ['', 'x', token.slice(0, -1), `${token}=`, '\0', "' or 1=1"]) {
    expect(await findCaller(fixture.database, other)).toEqual({ role: 'visitor' })
  }
})

test.each([
  ['expired', `update sessions set expires_at = now()`],
  [
    'unused for longer than its idle limit',
    `update sessions set last_seen_at = now() - idle_limit`,
  ],
  ['ended', `update sessions set ended_at = now()`],
])('a session that is %s is a visitor', async (state, change) => {
  const { token, userId } = await signedIn(`${state.replaceAll(' ', '-')}@example.test`)
  await fixture.asOwner(`${change} where user_id = $1`, [userId])
  expect(await findCaller(fixture.database, token)).toEqual({ role: 'visitor' })
})

test.each(['suspended', 'pending_verification'])(
  'a user who is made %s by any means is a visitor with the next request',
  async (status) => {
    const { token, userId } = await signedIn(`made-${status}@example.test`)
    await fixture.asOwner('update users set status = $2 where id = $1', [userId, status])
    expect(await findCaller(fixture.database, token)).toEqual({ role: 'visitor' })
  },
)

test('the role is the one of this moment', async () => {
  const { token, userId } = await signedIn('promoted@example.test')
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [userId])
  expect((await findCaller(fixture.database, token)).role).toBe('admin')
})

test('a session is marked as seen at most once a minute', async () => {
  const { token, userId } = await signedIn('seen@example.test')
  const seen = async () => {
    const [row] = await fixture.asOwner<{ at: Date }>(
      'select last_seen_at as at from sessions where user_id = $1',
      [userId],
    )
    return row?.at.getTime() ?? 0
  }
  const first = await seen()
  await findCaller(fixture.database, token)
  expect(await seen()).toBe(first)
  await fixture.asOwner(
    `update sessions set last_seen_at = now() - interval '2 minutes' where user_id = $1`,
    [userId],
  )
  await Promise.all(Array.from({ length: 8 }, () => findCaller(fixture.database, token)))
  expect(await seen()).toBeGreaterThanOrEqual(first)
})

test('a session knows the language that its browser was last seen with, and takes no other word for one', async () => {
  const { userId } = await fixture.user('reader@example.test')
  const person = fixture.person()
  const chosen = async () =>
    (
      await fixture.asOwner<{ language: string | null }>(
        'select language from sessions where user_id = $1 order by created_at desc limit 1',
        [userId],
      )
    )[0]?.language
  const later = () =>
    fixture.asOwner(
      `update sessions set last_seen_at = last_seen_at - interval '2 minutes' where user_id = $1`,
      [userId],
    )
  await person.identity.login({ email: 'reader@example.test', password: rightPassword })
  expect(await chosen()).toBeNull()
  for (const [cookie, kept] of [
    ['fil', 'fil'],
    ['tagalog', 'fil'],
    ['en', 'en'],
  ] as const) {
    person.jar.set('kaban-language', cookie)
    await later()
    await person.identity.me({})
    expect(await chosen()).toBe(kept)
  }
  person.jar.set('kaban-language', 'fil')
  await person.identity.login({ email: 'reader@example.test', password: rightPassword })
  expect(await chosen()).toBe('fil')
})

test('suspending a user ends the sessions and the live stream at once, and nobody else hears of it', async () => {
  const { person, userId } = await signedIn('suspended@example.test')
  const { person: other } = await signedIn('bystander@example.test')
  const [stream, otherStream] = await Promise.all([readLive(person), readLive(other)])
  const began = Date.now()
  await fixture.changeStatus(userId, 'suspended')
  await stream.ended
  await expectSoon(fixture, began, 2_000, 'the end of the stream')
  expect(stream.text()).toContain('"topic":"identity","id":"session-ended"')
  expect((await person.identity.me({})).role).toBe('visitor')
  expect(otherStream.text()).not.toContain('identity')
  otherStream.close()
})

test('ending all sessions but one leaves that one, and its stream', async () => {
  const { person, userId } = await signedIn('keeps@example.test')
  const elsewhere = fixture.person()
  await elsewhere.identity.login({ email: 'keeps@example.test', password: rightPassword })
  const [kept, ended] = await Promise.all([readLive(person), readLive(elsewhere)])
  const caller = await findCaller(fixture.database, person.token() ?? '')
  await fixture.database.transaction((tx) =>
    endSessions(tx, userId, caller.role === 'user' ? caller.sessionId : ''),
  )
  await ended.ended
  expect((await person.identity.me({})).role).toBe('user')
  expect((await elsewhere.identity.me({})).role).toBe('visitor')
  expect(kept.isOpen()).toBe(true)
  kept.close()
})

test('the sweep takes what has ended long ago and leaves the rest', async () => {
  const { token, userId } = await signedIn('swept@example.test')
  const old = fixture.person()
  await old.identity.login({ email: 'swept@example.test', password: rightPassword })
  await fixture.asOwner(
    `update sessions set ended_at = now() - interval '91 days' where token_hash = sha256($1::bytea)`,
    [Buffer.from(old.token() ?? '')],
  )
  await fixture.asOwner(
    `insert into attempts (purpose, key, tries, last_at) values ('login-email', sha256('old'), 9, now() - interval '3 days')`,
  )
  await fixture.database.transaction(sweepIdentity)
  expect((await findCaller(fixture.database, token)).role).toBe('user')
  const [left] = await fixture.asOwner(
    `select (select count(*) from sessions where user_id = $1) as sessions, (select count(*) from attempts where key = sha256('old')) as attempts`,
    [userId],
  )
  expect(left).toEqual({ sessions: 1n, attempts: 0n })
})

test('a user is never deleted by the application', async () => {
  const deleting = fixture.database.transaction((tx) => tx.rows('delete from users'))
  await expect(deleting).rejects.toThrow(/permission denied/)
})

async function readLive(person: Person) {
  const response = await person.fetch('/live')
  const reader = response.body?.getReader()
  let text = ''
  let open = true
  const ended = (async () => {
    const decoder = new TextDecoder()
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += decoder.decode(part.value)
    open = false
  })()
  return { ended, text: () => text, isOpen: () => open, close: () => void reader?.cancel() }
}
