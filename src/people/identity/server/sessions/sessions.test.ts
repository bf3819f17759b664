import { expect, test } from 'vitest'
import {
  identityFixture,
  rightPassword,
  type Person,
} from '#tests/fixtures/people/identity-fixture.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import { sweepIdentity } from '../actions.ts'
import { findCaller, watchCallers } from './find-caller.ts'
import { endSessions } from './sessions.ts'

const fixture = await identityFixture()

test('a token identifies its user; an unknown one is a visitor', async () => {
  const { token, userId } = await fixture.signedIn('found@example.test')
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

test('many tokens find their holders at once, and none counts as used', async () => {
  const people = await Promise.all(
    ['one', 'two', 'three'].map((name) => fixture.signedIn(`${name}-of-many@example.test`)),
  )
  const [one, two, three] = people.map(({ token, userId }) => ({ token, userId }))
  const unused = `update sessions set last_seen_at = now() - interval '5 minutes'
    where user_id = any($1) returning last_seen_at as at`
  const userIds = people.map(({ userId }) => userId)
  const before = await fixture.asOwner(unused, [userIds])
  await fixture.asOwner('update sessions set ended_at = now() where user_id = $1', [two?.userId])
  const tokens = [three, undefined, one, two, three].map((person) => person?.token ?? 'unknown')
  const callers = await watchCallers(fixture.database, tokens)
  expect(callers.map((caller) => ('userId' in caller ? caller.userId : caller.role))).toEqual([
    three?.userId,
    'visitor',
    one?.userId,
    'visitor',
    three?.userId,
  ])
  const seen = 'select last_seen_at as at from sessions where user_id = any($1)'
  expect(await fixture.asOwner(seen, [userIds])).toEqual(expect.arrayContaining(before))
  expect(await watchCallers(fixture.database, [])).toEqual([])
})

test.each([
  ['expired', `update sessions set expires_at = now()`],
  [
    'unused for longer than its idle limit',
    `update sessions set last_seen_at = now() - idle_limit`,
  ],
  ['ended', `update sessions set ended_at = now()`],
])('a session that is %s gives a visitor', async (state, change) => {
  const { token, userId } = await fixture.signedIn(`${state.replaceAll(' ', '-')}@example.test`)
  await fixture.asOwner(`${change} where user_id = $1`, [userId])
  expect(await findCaller(fixture.database, token)).toEqual({ role: 'visitor' })
})

test.each(['suspended', 'pending_verification'])(
  'a user who becomes %s in any way is a visitor at the next request',
  async (status) => {
    const { token, userId } = await fixture.signedIn(`made-${status}@example.test`)
    await fixture.asOwner('update users set status = $2 where id = $1', [userId, status])
    expect(await findCaller(fixture.database, token)).toEqual({ role: 'visitor' })
  },
)

test('a change of role takes effect at the next request', async () => {
  const { token, userId } = await fixture.signedIn('promoted@example.test')
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [userId])
  expect((await findCaller(fixture.database, token)).role).toBe('admin')
})

test('a session is marked as seen at most once a minute', async () => {
  const { token, userId } = await fixture.signedIn('seen@example.test')
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

test('a person and a session keep the last language, and no other word', async () => {
  const { userId } = await fixture.user('reader@example.test')
  const person = fixture.person()
  const chosen = async () => {
    const [kept] = await fixture.asOwner<{ session: string | null; person: string | null }>(
      `select s.language as session, u.language as person
       from users u join sessions s on s.user_id = u.id
       where u.id = $1 order by s.created_at desc limit 1`,
      [userId],
    )
    expect(kept?.person).toBe(kept?.session)
    return kept?.person
  }
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

test('suspending a user ends their sessions and live stream at once', async () => {
  const { person, userId } = await fixture.signedIn('suspended@example.test')
  const { person: other } = await fixture.signedIn('bystander@example.test')
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

test('ending all sessions but one keeps that one and its stream', async () => {
  const { person, userId } = await fixture.signedIn('keeps@example.test')
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

test('the sweep deletes what ended long ago and keeps the rest', async () => {
  const { token, userId } = await fixture.signedIn('swept@example.test')
  const old = fixture.person()
  await old.identity.login({ email: 'swept@example.test', password: rightPassword })
  await fixture.asOwner(
    `update sessions set ended_at = now() - interval '91 days'
     where token_hash = sha256($1::bytea)`,
    [Buffer.from(old.token() ?? '')],
  )
  await fixture.asOwner(
    `insert into attempts (purpose, key, tries, last_at)
     values ('login-email', sha256('old'), 9, now() - interval '3 days')`,
  )
  await sweepIdentity(fixture.database)
  expect((await findCaller(fixture.database, token)).role).toBe('user')
  const [left] = await fixture.asOwner(
    `select (select count(*) from sessions where user_id = $1) as sessions,
       (select count(*) from attempts where key = sha256('old')) as attempts`,
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
