/** Limits on what one person may write: counted at the commit, by every server together. */
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { writeLimits, type WriteKind } from '#foundation/contract/shared/write-limits.ts'
import { testDatabase } from '../../../../../tests/fixtures/database/database.ts'
import { adminContext, userContext } from '../../../../../tests/fixtures/people/contexts.ts'
import { openDatabase } from '../database/database.ts'
import type { Caller } from './context.ts'
import { countBeforeCommit, countNow } from './count-writes.ts'

const fixture = await testDatabase({ connections: 8 })
const perMinute = writeLimits.message.user.perMinute
const insert = `insert into live_outbox (topic, subject_id) values ('chats', $1)`

interface Write {
  kind?: WriteKind
  input?: unknown
  changes?: boolean
  database?: typeof fixture.database
}

function write(
  caller: Caller,
  { kind = 'message', input = {}, changes = true, database = fixture.database }: Write = {},
): Promise<void> {
  return database.transaction(async (tx) => {
    countBeforeCommit(tx, caller, kind, input)
    await tx.rows('select 1 from users for update')
    if (changes) await tx.rows(insert, [uuidv7()])
  })
}

const outcomes = async (calls: readonly Promise<void>[]) => {
  const settled = await Promise.allSettled(calls)
  return {
    written: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: settled.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { refusalName: string; status: number }] : [],
    ),
  }
}
const stored = async () => (await fixture.asOwner('select from live_outbox')).length
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
beforeEach(() => fixture.asOwner('delete from live_outbox'))

test('of many writes at once on two servers exactly the allowed ones are stored', async () => {
  const caller = userContext(uuidv7())
  const other = openDatabase(fixture.url, { connections: 8 })
  const { written, refused } = await outcomes(
    many(3 * perMinute, () => 0).map((_, n) =>
      write(caller, { database: n % 2 ? other : fixture.database }),
    ),
  )
  await other.close()
  // A slow run regains one write each two seconds.
  expect(written).toBeGreaterThanOrEqual(perMinute)
  expect(written).toBeLessThanOrEqual(perMinute + 5)
  expect(await stored()).toBe(written)
  expect(refused[0]).toMatchObject({
    refusalName: 'too-many-writes',
    status: 429,
    figures: { kind: 'message', seconds: expect.stringMatching(/^[12]$/) as unknown },
  })
})

test('what changed nothing is not counted: a repeated request, a refused one', async () => {
  const caller = userContext(uuidv7())
  for (let n = 0; n < 2 * perMinute; n += 1) await write(caller, { changes: false })
  const failing = fixture.database.transaction(async (tx) => {
    countBeforeCommit(tx, caller, 'message', {})
    await tx.rows(insert, [uuidv7()])
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(
    await fixture.asOwner(`select from write_counts where person = $1`, [idOf(caller)]),
  ).toEqual([])
})

test('a write by a with-clause counts, too', async () => {
  const caller = userContext(uuidv7())
  await fixture.database.transaction(async (tx) => {
    countBeforeCommit(tx, caller, 'message', {})
    await tx.rows(`with made as (${insert} returning 1 as one) select one from made`, [uuidv7()])
  })
  expect(
    await fixture.asOwner(`select from write_counts where person = $1`, [idOf(caller)]),
  ).toHaveLength(1)
})

test('one kind does not use up another, nor one person the limit of another', async () => {
  const [one, other] = [userContext(uuidv7()), userContext(uuidv7())]
  await outcomes(many(perMinute + 1, () => write(one)))
  await expect(write(one)).rejects.toMatchObject({ status: 429 })
  await write(one, { kind: 'safety' })
  await write(other)
})

test('a day has its limit, in writes and in bytes, and regains one by one', async () => {
  const byCount = userContext(uuidv7())
  const { perDay } = writeLimits.chat.user
  for (let n = 0; n < perDay; n += 1) {
    await write(byCount, { kind: 'chat' })
    await pass(byCount, 'minute_until', 60)
  }
  await expect(write(byCount, { kind: 'chat' })).rejects.toMatchObject({
    refusalName: 'too-many-writes',
    figures: { seconds: expect.stringMatching(/^8[56]\d$/) as unknown },
  })
  await pass(byCount, 'day_until', 86_400 / perDay)
  await write(byCount, { kind: 'chat' })

  const byBytes = userContext(uuidv7())
  const input = { content: '₱'.repeat(4000), tags: [{ text: 'x'.repeat(500) }] }
  let sent = 0
  for (;;) {
    const { written } = await outcomes([write(byBytes, { input })])
    if (written === 0) break
    sent += 1
    await pass(byBytes, 'minute_until', 60)
  }
  expect(sent).toBe(Math.floor(writeLimits.message.user.bytesPerDay / 12_500))
})

test('staff have larger numbers, and everybody with the company code counts together', async () => {
  const admin = adminContext(uuidv7())
  const { written } = await outcomes(many(2 * perMinute, () => write(admin)))
  expect(written).toBe(2 * perMinute)
  await write(adminContext(null))
  await write(adminContext(null))
  expect(
    await fixture.asOwner(`select kind from write_counts where person = 'company-access'`),
  ).toEqual([{ kind: 'message' }])
})

test('visitors are not counted here', async () => {
  await fixture.database.transaction((tx) => countNow(tx, { role: 'visitor' }, 'change', {}))
})

const idOf = (caller: Caller) => ('userId' in caller ? caller.userId : null)

const pass = (caller: Caller, column: string, seconds: number) =>
  fixture.asOwner(
    `update write_counts set ${column} = ${column} - make_interval(secs => $2) where person = $1`,
    [idOf(caller), seconds],
  )
