import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import type { Caller } from '../http/context.ts'
import { announce, publish, startRelay, type LiveName } from './relay.ts'

const fixture = await testDatabase()
const [maria, jose] = [uuidv7(), uuidv7()]
const user = (userId: string): Caller => ({
  role: 'user',
  userId,
  sessionId: uuidv7(),
  proven: true,
})
const admin: Caller = { role: 'admin', userId: null, sessionId: uuidv7(), proven: true }

// Two servers on one database.
const here = startRelay(fixture.database, fixture.url)
const elsewhere = startRelay(fixture.database, fixture.url)
afterAll(() => Promise.all([here.close(), elsewhere.close()]))

/** The names that this caller receives, as they arrive. */
function listenAs(relay: typeof here, caller: Caller): string[] {
  const received: string[] = []
  relay.listen(
    caller,
    ({ topic, id }) => received.push(`${topic} ${id}`),
    () => received.push('end'),
  )
  return received
}

function commitNames(...names: LiveName[]): Promise<void> {
  return fixture.database.transaction(async (tx) => {
    for (const name of names) publish(tx, name)
  })
}

const connectionsThatListen = () =>
  fixture.asOwner(
    `select from pg_stat_activity
     where query = 'listen kaban_live' and datname = current_database()`,
  )

test('a name reaches its audience on every server within a second, and nobody else', async () => {
  const [mariaHere, mariaElsewhere, joseHere, adminElsewhere] = [
    listenAs(here, user(maria)),
    listenAs(elsewhere, user(maria)),
    listenAs(here, user(jose)),
    listenAs(elsewhere, admin),
  ]
  const visitor = listenAs(here, { role: 'visitor' })
  await expect.poll(connectionsThatListen).toHaveLength(2)
  const began = Date.now()
  await commitNames(
    { topic: 'deposits', id: '1', to: { userId: maria } },
    { topic: 'withdrawals', id: '2', to: 'admins' },
  )
  await expect
    .poll(() => [mariaHere, mariaElsewhere, adminElsewhere], { interval: 5 })
    .toEqual([['deposits 1'], ['deposits 1'], ['withdrawals 2']])
  await expectSoon(fixture, began, 1_000, 'the name')
  expect(joseHere).toEqual([])
  expect(visitor).toEqual([])
})

test('a name for everybody reaches users and admins, and no visitor', async () => {
  const [mariaHere, joseElsewhere, adminHere, visitor] = [
    listenAs(here, user(maria)),
    listenAs(elsewhere, user(jose)),
    listenAs(here, admin),
    listenAs(here, { role: 'visitor' }),
  ]
  await commitNames({ topic: 'withdrawals', id: 'live', to: 'everybody' })
  await expect
    .poll(() => [mariaHere, joseElsewhere, adminHere])
    .toEqual([['withdrawals live'], ['withdrawals live'], ['withdrawals live']])
  expect(visitor).toEqual([])
})

test('a name that is rolled back is never sent', async () => {
  const received = listenAs(here, user(maria))
  const failing = fixture.database.transaction(async (tx) => {
    publish(tx, { topic: 'deposits', id: 'never', to: { userId: maria } })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await commitNames({ topic: 'deposits', id: 'after', to: { userId: maria } })
  await expect.poll(() => received).toEqual(['deposits after'])
})

test('another server sends the name of a server that died after its commit', async () => {
  // By both, so that no later test meets a name that is still on its way.
  const received = [listenAs(here, user(jose)), listenAs(elsewhere, user(jose))]
  await fixture.asOwner(
    `insert into live_outbox (topic, subject_id, user_id) values ('chats', 'left', $1)`,
    [jose],
  )
  await expect.poll(() => received).toEqual([['chats left'], ['chats left']])
})

test('a notification that is not ours is ignored', async () => {
  const received = [listenAs(here, user(maria)), listenAs(elsewhere, user(maria))]
  for (const payload of [
    'not json',
    '',
    'null',
    '{"serverId":"x"}',
    '{"serverId":"x","names":[null]}',
    '{"serverId":"x","names":[{"topic":1}]}',
  ]) {
    await fixture.asOwner(`select pg_notify('kaban_live', $1)`, [payload])
  }
  await fixture.asOwner(`select pg_notify('kaban_live', $1)`, [
    JSON.stringify({ serverId: 'x', names: [{ topic: 'chats', id: 'after', userId: maria }] }),
  ])
  await expect.poll(() => received).toEqual([['chats after'], ['chats after']])
})

test('what changed since a position is told to its audience, each name once', async () => {
  await expect.poll(() => here.position()).toBeDefined()
  const position = here.position()
  await commitNames(
    { topic: 'deposits', id: '1', to: { userId: maria } },
    { topic: 'deposits', id: '2', to: { userId: jose } },
  )
  await commitNames({ topic: 'deposits', id: '1', to: { userId: maria } })
  // Another server took this one, and told the others.
  await fixture.asOwner(`select pg_notify('kaban_live', $1)`, [
    JSON.stringify({ serverId: 'x', names: [{ topic: 'chats', id: '3', userId: maria }] }),
  ])
  await commitNames({ topic: 'withdrawals', id: '4', to: 'admins' })
  const missed = (caller: Caller) =>
    here
      .since(caller, position)
      ?.map(({ topic, id }) => `${topic} ${id}`)
      .toSorted()
  await expect
    .poll(() => [missed(user(maria)), missed(user(jose)), missed(admin)])
    .toEqual([['chats 3', 'deposits 1'], ['deposits 2'], ['withdrawals 4']])
  expect(missed({ role: 'visitor' })).toEqual([])
  expect(here.since(user(maria), here.position())).toEqual([])
})

test('what is over in a moment is not told later, on any server', async () => {
  const received = [listenAs(here, user(maria)), listenAs(elsewhere, user(maria))]
  const positions = [here.position(), elsewhere.position()]
  await announce({ topic: 'typing', id: 'chat', to: { userId: maria } })
  await expect.poll(() => received).toEqual([['typing chat'], ['typing chat']])
  expect(here.since(user(maria), positions[0])).toEqual([])
  expect(elsewhere.since(user(maria), positions[1])).toEqual([])
})

test('the position of another server is unknown', async () => {
  await expect.poll(() => elsewhere.position()).toBeDefined()
  expect(here.since(user(maria), elsewhere.position())).toBeUndefined()
})

test('a relay that could not hear the others forgets its positions and says so', async () => {
  await expect.poll(() => here.position()).toBeDefined()
  const before = here.position()
  let gaps = 0
  const nothing = () => {}
  const stop = here.listen(user(maria), nothing, nothing, () => (gaps += 1))
  await fixture.asOwner(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where query = 'listen kaban_live' and datname = current_database()`,
  )
  await expect.poll(() => here.position()).toBeUndefined()
  expect(here.since(user(maria), before)).toBeUndefined()
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1)
  expect(here.position()).not.toBe(before)
  expect(here.since(user(maria), before)).toBeUndefined()
  expect(here.since(user(maria), here.position())).toEqual([])
  stop()
})

test('no name stays in the outbox after it was sent', async () => {
  await expect.poll(() => fixture.asOwner('select from live_outbox')).toEqual([])
})
