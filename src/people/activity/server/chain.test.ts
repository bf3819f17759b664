import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import {
  cloneDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
  userContext,
} from '#tests/fixtures/people/contexts.ts'
import { recordActivity } from './actions.ts'
import { chainChecks, checkSignatures } from './chain-checks.ts'
import { linkActivity } from './link-activity.ts'

const { secrets } = testServices
const link = (fixture: TestDatabase) => linkActivity({ database: fixture.database, secrets })
const problemsOf = async (fixture: TestDatabase) =>
  (await verifyBook(fixture.database, chainChecks)).problems

async function record(fixture: TestDatabase, userId: string, what: string): Promise<void> {
  await withContext(fixture, userContext(userId), (ctx) =>
    recordActivity(ctx, {
      userId,
      actionType: 'PROFILE_UPDATE',
      description: { en: what, fil: what },
    }),
  )
}

const links = (fixture: TestDatabase) =>
  fixture.asOwner<{ position: bigint; activity_id: string }>(
    'select position, activity_id from activity_links order by position',
  )

/** As a superuser, whom no privilege and no trigger stops. */
async function tamper(fixture: TestDatabase, sql: string, values: unknown[] = []): Promise<void> {
  await fixture.asOwner(`set session_replication_role = replica`)
  await fixture.asOwner(sql, values)
  await fixture.asOwner(`set session_replication_role = origin`)
}

const fixture = await testDatabase()

test('every entry is linked once, also when five servers link at the same time', async () => {
  const maria = await addUser(fixture)
  for (let number = 1; number <= 30; number += 1) await record(fixture, maria, `Change ${number}`)
  await Promise.all(Array.from({ length: 5 }, () => link(fixture)))
  await link(fixture)
  const made = await links(fixture)
  expect(made.map(({ position }) => position)).toEqual(made.map((_, place) => BigInt(place + 1)))
  const [{ count } = { count: 0n }] = await fixture.asOwner<{ count: bigint }>(
    'select count(*) from user_activity_log',
  )
  expect(BigInt(made.length)).toBe(count)
  expect(await problemsOf(fixture)).toEqual([])
})

test('an entry is linked once its transaction has ended, however late', async () => {
  const maria = await addUser(fixture)
  let goOn = () => {}
  const late = new Promise<void>((resolve) => (goOn = resolve))
  const recorded = Promise.withResolvers<void>()
  const lateOne = withContext(fixture, userContext(maria), async (ctx) => {
    await recordActivity(ctx, {
      userId: maria,
      actionType: 'LATE',
      description: { en: 'Late', fil: 'Huli' },
    })
    recorded.resolve()
    await late
  })
  await recorded.promise
  await record(fixture, maria, 'Recorded after it and over before it')
  await link(fixture)
  const before = (await links(fixture)).length
  goOn()
  await lateOne
  expect(await link(fixture)).toBe(1)
  const made = await links(fixture)
  expect(made).toHaveLength(before + 1)
  const [entry] = await fixture.asOwner<{ id: string }>(
    `select id from user_activity_log where action_type = 'LATE'`,
  )
  expect(made.at(-1)?.activity_id).toBe(entry?.id)
  expect(await problemsOf(fixture)).toEqual([])
})

test('T15 the application and the owner may change neither a link nor a head', async () => {
  await link(fixture)
  for (const table of ['activity_links', 'activity_heads']) {
    for (const change of [
      `update ${table} set hash = hash`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(fixture.database.transaction((tx) => tx.dynamicRows(change))).rejects.toThrow(
        /permission denied/,
      )
      await expect(fixture.asOwner(change)).rejects.toThrow(/append-only/)
    }
  }
})

test('T15 what a superuser changes, deletes or inserts is reported', async () => {
  const other = await cloneDatabase()
  try {
    const maria = await addUser(other)
    for (const what of ['first', 'second', 'third', 'fourth']) await record(other, maria, what)
    await link(other)
    expect(await problemsOf(other)).toEqual([])
    const [, second, third, fourth] = await links(other)

    await tamper(other, `update user_activity_log set description = 'Nothing' where id = $1`, [
      second?.activity_id,
    ])
    expect(await problemsOf(other)).toEqual([
      expect.stringMatching(
        new RegExp(
          `entry ${second?.activity_id} \\(PROFILE_UPDATE.*` +
            'was changed after it was linked at position 2',
        ),
      ),
    ])
    await tamper(other, `update user_activity_log set description = 'second' where id = $1`, [
      second?.activity_id,
    ])
    expect(await problemsOf(other)).toEqual([])

    // The time counts to the microsecond.
    const shiftThird = (by: string) =>
      tamper(
        other,
        `update user_activity_log set created_at = created_at + interval '${by}' where id = $1`,
        [third?.activity_id],
      )
    await shiftThird('1 microsecond')
    expect(await problemsOf(other)).toEqual([
      expect.stringContaining(`entry ${third?.activity_id}`),
    ])
    await shiftThird('-1 microsecond')

    // So does the device, which entries of earlier versions do not have.
    const setDevice = (browser: string) =>
      tamper(other, 'update user_activity_log set browser = $2 where id = $1', [
        third?.activity_id,
        browser,
      ])
    await setDevice('Firefox')
    expect(await problemsOf(other)).toEqual([
      expect.stringContaining(`entry ${third?.activity_id}`),
    ])
    await setDevice('')
    expect(await problemsOf(other)).toEqual([])

    await tamper(other, 'delete from user_activity_log where id = $1', [fourth?.activity_id])
    expect(await problemsOf(other)).toEqual([
      expect.stringContaining(`entry ${fourth?.activity_id} at position 4 is gone`),
    ])
    // Deleted together with its link: the signed head no longer belongs to the chain.
    await tamper(other, 'delete from activity_links where position = 4')
    expect(await problemsOf(other)).toEqual([
      expect.stringContaining('the head at position 4 was signed over another link'),
    ])

    const planted = uuidv7()
    await tamper(
      other,
      `insert into user_activity_log (id, action_type, description, address)
       values ($1, 'PLANTED', 'Never happened', '')`,
      [planted],
    )
    expect(await problemsOf(other)).toContainEqual(
      expect.stringContaining(`entry ${planted} (PLANTED`),
    )
  } finally {
    await other.close()
  }
})

test('T15 an entry deleted before its link is reported, also if others are linked', async () => {
  const other = await cloneDatabase()
  try {
    const maria = await addUser(other)
    await record(other, maria, 'Taken out')
    const [gone] = await other.asOwner<{ activity_id: string }>(
      'select activity_id from activity_unlinked',
    )
    await tamper(other, 'delete from user_activity_log where id = $1', [gone?.activity_id])
    await record(other, maria, 'Stays')
    expect(await link(other)).toBe(1)
    expect(await problemsOf(other)).toEqual([
      expect.stringContaining(`entry ${gone?.activity_id} waited for its link and is gone`),
    ])
  } finally {
    await other.close()
  }
})

test('T15 a rewritten chain cannot be signed', async () => {
  const other = await cloneDatabase()
  try {
    const maria = await addUser(other)
    await record(other, maria, 'The truth')
    await link(other)
    await tamper(other, 'delete from activity_heads')
    await tamper(other, 'delete from activity_links')
    await tamper(other, `update user_activity_log set description = 'A lie'`)
    await tamper(other, 'insert into activity_unlinked select id from user_activity_log')
    const forger = openSecrets(Buffer.alloc(32, 9))
    await linkActivity({ database: other.database, secrets: forger })
    // The forged chain is consistent in itself …
    expect(await problemsOf(other)).toEqual([])
    // … but its signature is that of another key.
    expect((await checkSignatures(other.database, secrets)).problems).toEqual([
      "the head at position 1 has a signature that is not this installation's",
    ])
  } finally {
    await other.close()
  }
})

test('a copied head can be checked with the public key', async () => {
  const staff = await addUser(fixture, 'admin')
  await withContext(fixture, adminContext(staff), (ctx) =>
    recordActivity(ctx, {
      userId: null,
      actionType: 'TEST',
      description: { en: 'Seen', fil: 'Nakita' },
    }),
  )
  await link(fixture)
  const { count, problems } = await checkSignatures(fixture.database, secrets)
  expect(problems).toEqual([])
  expect(count).toBeGreaterThan(0n)
})
