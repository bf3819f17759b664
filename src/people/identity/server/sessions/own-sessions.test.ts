import { expect, test } from 'vitest'
import { identityFixture, refused, type Person } from '#tests/fixtures/people/identity-fixture.ts'

const fixture = await identityFixture()
const code = 'ABCD-EFGH-JKMN'
const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/126.0.0.0 Mobile Safari/537.36'

const history = async (userId: string) => {
  const found = await fixture.asOwner<{ type: string }>(
    'select action_type as type from user_activity_log where user_id = $1 order by id',
    [userId],
  )
  return found.map(({ type }) => type)
}

const refusedAsVisitor = (person: Person) => refused(person.identity.sessions({}))

test("the list shows this browser first, then the others, and nobody else's", async () => {
  const { userId } = await fixture.user('lists@example.test')
  await fixture.user('stranger@example.test')
  const [elsewhere, here] = [
    await fixture.signIn('lists@example.test'),
    await fixture.signIn('lists@example.test'),
  ]
  await fixture.signIn('stranger@example.test')
  await fixture.asOwner(
    `update sessions set user_agent = $2, last_seen_at = now() - interval '5 minutes'
     where user_id = $1 and token_hash <> sha256($3::bytea)`,
    [userId, chromeOnAndroid, Buffer.from(here.token() ?? '')],
  )
  const list = await here.identity.sessions({})
  expect(list).toMatchObject([
    { current: true, method: 'password' },
    { current: false, browser: 'Chrome', system: 'Android', method: 'password' },
  ])
  expect(list).toHaveLength(2)
  expect(list[0]?.address).toMatch(/^198\.51\./)
  await elsewhere.identity.logout({})
  expect(await here.identity.sessions({})).toHaveLength(1)
})

test('expired and idle sessions are not listed', async () => {
  const { userId } = await fixture.user('expires@example.test')
  const [here] = [
    await fixture.signIn('expires@example.test'),
    await fixture.signIn('expires@example.test'),
    await fixture.signIn('expires@example.test'),
  ]
  const ids = (await here.identity.sessions({}))
    .filter(({ current }) => !current)
    .map(({ sessionId }) => sessionId)
  await fixture.asOwner('update sessions set expires_at = now() where id = $1', [ids[0]])
  await fixture.asOwner('update sessions set last_seen_at = now() - idle_limit where id = $1', [
    ids[1],
  ])
  expect(await here.identity.sessions({})).toHaveLength(1)
  expect(await history(userId)).toEqual(['LOGIN', 'LOGIN', 'LOGIN'])
})

test('another session is signed out once, and recorded', async () => {
  const { userId } = await fixture.user('ends-one@example.test')
  const [lost, third, here] = [
    await fixture.signIn('ends-one@example.test'),
    await fixture.signIn('ends-one@example.test'),
    await fixture.signIn('ends-one@example.test'),
  ]
  const sessionId = (await lost.identity.sessions({}))[0]?.sessionId ?? ''
  await here.identity.endSession({ sessionId })
  expect(await refusedAsVisitor(lost)).toMatchObject({ status: 401 })
  expect(await third.identity.sessions({})).toHaveLength(2)
  expect(await refused(here.identity.endSession({ sessionId }))).toMatchObject({
    status: 404,
    name: 'session-not-found',
  })
  expect((await history(userId)).at(-1)).toBe('SESSIONS_ENDED')
})

test("somebody else's session is not found and goes on", async () => {
  await fixture.user('owner@example.test')
  await fixture.user('thief@example.test')
  await fixture.user('staff@example.test', { role: 'admin' })
  const [owner, thief, staff] = [
    await fixture.signIn('owner@example.test'),
    await fixture.signIn('thief@example.test'),
    await fixture.signIn('staff@example.test'),
  ]
  const sessionId = (await owner.identity.sessions({}))[0]?.sessionId ?? ''
  for (const other of [thief, staff])
    expect(await refused(other.identity.endSession({ sessionId }))).toMatchObject({
      status: 404,
      name: 'session-not-found',
    })
  expect((await owner.identity.me({})).role).toBe('user')
})

test("'everywhere else' keeps this session; 'everywhere' ends it too", async () => {
  await fixture.user('ends-all@example.test')
  const [one, two, here] = [
    await fixture.signIn('ends-all@example.test'),
    await fixture.signIn('ends-all@example.test'),
    await fixture.signIn('ends-all@example.test'),
  ]
  await here.identity.endOtherSessions({})
  for (const other of [one, two])
    expect(await refusedAsVisitor(other)).toMatchObject({ status: 401 })
  expect(await here.identity.sessions({})).toHaveLength(1)
  const again = await fixture.signIn('ends-all@example.test')
  const token = here.token()
  await here.identity.endAllSessions({})
  expect(here.token()).toBeNull()
  here.setToken(token)
  for (const person of [here, again])
    expect(await refusedAsVisitor(person)).toMatchObject({ status: 401 })
})

test('company access sees and ends the sessions that the code opened, and no others', async () => {
  await fixture.setAccessCode(code)
  await fixture.user('admin@example.test', { role: 'admin' })
  const admin = await fixture.signIn('admin@example.test')
  const [first, second] = [fixture.person(), fixture.person()]
  await first.identity.enterCompanyAccess({ code })
  await second.identity.enterCompanyAccess({ code })
  expect(
    (await first.identity.sessions({})).map(({ current, method }) => [current, method]),
  ).toEqual([
    [true, 'access_code'],
    [false, 'access_code'],
  ])
  await first.identity.endOtherSessions({})
  expect(await refusedAsVisitor(second)).toMatchObject({ status: 401 })
  expect(await admin.identity.sessions({})).toHaveLength(1)
  await first.identity.endAllSessions({})
  expect(await refusedAsVisitor(first)).toMatchObject({ status: 401 })
  const recorded = await fixture.asOwner(
    `select user_id, pseudo_user from user_activity_log
     where action_type = 'SESSIONS_ENDED' and user_id is null`,
  )
  expect(recorded).toEqual(
    Array.from({ length: 2 }, () => ({ user_id: null, pseudo_user: 'ADMIN_ACCESS_CODE_LOGIN' })),
  )
})

test('a resumed session is recorded at most every thirty minutes', async () => {
  const { userId } = await fixture.user('returns@example.test')
  const person = await fixture.signIn('returns@example.test')
  await person.identity.resume({})
  expect(await history(userId)).toEqual(['LOGIN'])
  for (let round = 0; round < 2; round += 1) {
    await fixture.asOwner(
      `update sessions set resumed_at = now() - interval '31 minutes' where user_id = $1`,
      [userId],
    )
    await Promise.all(Array.from({ length: 8 }, () => person.identity.resume({})))
  }
  await fixture.asOwner(
    `update sessions set resumed_at = now() - interval '29 minutes' where user_id = $1`,
    [userId],
  )
  await person.identity.resume({})
  expect(await history(userId)).toEqual([
    'LOGIN',
    'LOGIN_SESSION_RESTORED',
    'LOGIN_SESSION_RESTORED',
  ])
})
