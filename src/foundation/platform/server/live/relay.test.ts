import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import type { Caller } from '../http/context.ts'
import { publish, startRelay, type LiveName } from './relay.ts'

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
  const received = listenAs(elsewhere, user(jose))
  await fixture.asOwner(
    `insert into live_outbox (topic, subject_id, user_id) values ('chats', 'left', $1)`,
    [jose],
  )
  await expect.poll(() => received).toEqual(['chats left'])
})

test('a notification that is not ours is ignored', async () => {
  const received = listenAs(elsewhere, user(maria))
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
  await expect.poll(() => received).toEqual(['chats after'])
})

test('no name stays in the outbox after it was sent', async () => {
  await expect.poll(() => fixture.asOwner('select from live_outbox')).toEqual([])
})
