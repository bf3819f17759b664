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

function ears(relay: typeof here, caller: Caller): string[] {
  const heard: string[] = []
  relay.listen(
    caller,
    ({ topic, id }) => heard.push(`${topic} ${id}`),
    () => heard.push('end'),
  )
  return heard
}

function say(...names: LiveName[]): Promise<void> {
  return fixture.database.transaction(async (tx) => {
    for (const name of names) publish(tx, name)
  })
}

test('a name reaches those it is for, on every server, within a second, and nobody else', async () => {
  const [mariaHere, mariaElsewhere, joseHere, adminElsewhere] = [
    ears(here, user(maria)),
    ears(elsewhere, user(maria)),
    ears(here, user(jose)),
    ears(elsewhere, admin),
  ]
  const visitor = ears(here, { role: 'visitor' })
  // The second server hears by its own connection: that one must be listening.
  await expect
    .poll(
      async () =>
        (
          await fixture.asOwner(
            `select from pg_stat_activity where query = 'listen kaban_live' and datname = current_database()`,
          )
        ).length,
    )
    .toBe(2)
  const began = Date.now()
  await say(
    { topic: 'deposits', id: '1', to: { userId: maria } },
    { topic: 'withdrawals', id: '2', to: 'admins' },
  )
  await expect
    .poll(() => [mariaHere, mariaElsewhere, adminElsewhere], { interval: 5 })
    .toEqual([['deposits 1'], ['deposits 1'], ['withdrawals 2']])
  await expectSoon(fixture, began, 1_000, 'a name')
  expect(joseHere).toEqual([])
  expect(visitor).toEqual([])
})

test('a name for everybody reaches who is signed in, users and admins, and no visitor', async () => {
  const [mariaHere, joseElsewhere, adminHere, visitor] = [
    ears(here, user(maria)),
    ears(elsewhere, user(jose)),
    ears(here, admin),
    ears(here, { role: 'visitor' }),
  ]
  await say({ topic: 'withdrawals', id: 'live', to: 'everybody' })
  await expect
    .poll(() => [mariaHere, joseElsewhere, adminHere])
    .toEqual([['withdrawals live'], ['withdrawals live'], ['withdrawals live']])
  expect(visitor).toEqual([])
})

test('what is rolled back is never told', async () => {
  const heard = ears(here, user(maria))
  const failing = fixture.database.transaction(async (tx) => {
    publish(tx, { topic: 'deposits', id: 'never', to: { userId: maria } })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await say({ topic: 'deposits', id: 'after', to: { userId: maria } })
  await expect.poll(() => heard).toEqual(['deposits after'])
})

test('a name whose server died between its commit and the telling is told by another', async () => {
  const heard = ears(elsewhere, user(jose))
  await fixture.asOwner(
    `insert into live_outbox (topic, subject_id, user_id) values ('chats', 'left', $1)`,
    [jose],
  )
  await expect.poll(() => heard).toEqual(['chats left'])
})

test('a notice that is none of ours is passed over', async () => {
  const heard = ears(elsewhere, user(maria))
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
  await expect.poll(() => heard).toEqual(['chats after'])
})

test('nothing is kept of what was told', async () => {
  await expect.poll(() => fixture.asOwner('select from live_outbox')).toEqual([])
})
