import { expect, test } from 'vitest'
import type { Caller } from '#foundation/platform/server/http/context.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { listMyActivity, recordActivity } from './actions.ts'

const fixture = await testDatabase()

const read = (userId: string, page: { before?: string } = {}) =>
  withContext(fixture, userContext(userId), (ctx) => listMyActivity(ctx, page))

test('users read only their own history, newest first, 50 entries a page', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  await withContext(fixture, userContext(maria), async (ctx) => {
    for (let number = 1; number <= 55; number += 1) {
      await recordActivity(ctx, {
        userId: maria,
        actionType: 'PROFILE_UPDATE',
        description: { en: `Change ${number}`, fil: `Pagbabago ${number}` },
      })
    }
    await recordActivity(ctx, {
      userId: jose,
      actionType: 'LOGIN',
      description: { en: 'Not for Maria', fil: 'Hindi para kay Maria' },
    })
  })
  const first = await read(maria)
  expect(first.entries).toHaveLength(50)
  expect(first.entries[0]?.description).toBe('Change 55')
  const second = await read(maria, { before: first.next ?? '' })
  expect(second.entries.map(({ description }) => description)).toEqual(
    [5, 4, 3, 2, 1].map((number) => `Change ${number}`),
  )
  expect(second.next).toBeNull()
  const all = [...first.entries, ...second.entries].map(({ description }) => description)
  expect(all).not.toContain('Not for Maria')
})

const androidChrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/130.0.0.0 Mobile Safari/537.36'

test('an entry says from which device the user acted, never from which others did', async () => {
  const [maria, admin] = [await addUser(fixture), await addUser(fixture, 'admin')]
  const entry = {
    userId: maria,
    actionType: 'TEST_DEVICE',
    description: { en: 'Something happened', fil: 'May nangyari' },
  }
  const record = (caller: Caller) =>
    withContext(fixture, caller, (ctx) =>
      recordActivity(
        {
          ...ctx,
          request: { ...ctx.request, userAgent: androidChrome, address: '203.0.113.77' },
        },
        entry,
      ),
    )
  await record(userContext(maria))
  await record(adminContext(admin))
  await record(adminContext(null))
  await record({ role: 'visitor' })
  const found = (await read(maria)).entries.map(({ by, browser, system, address }) => [
    by,
    browser,
    system,
    address,
  ])
  expect(found).toEqual([
    ['kaban', '', '', ''],
    ['company', '', '', ''],
    ['company', '', '', ''],
    ['you', 'Chrome', 'Android', '203.0.113.•••'],
  ])
})

test('an entry names the actor: a user, an admin, or the pseudo-user of the code', async () => {
  const [maria, admin] = [await addUser(fixture), await addUser(fixture, 'admin')]
  const entry = {
    userId: maria,
    actionType: 'TEST_ACTOR',
    description: { en: 'Something happened', fil: 'May nangyari' },
  }
  await withContext(fixture, userContext(maria), (ctx) => recordActivity(ctx, entry))
  await withContext(fixture, adminContext(admin), (ctx) => recordActivity(ctx, entry))
  await withContext(fixture, adminContext(null), (ctx) => recordActivity(ctx, entry))
  await withContext(fixture, { role: 'visitor' }, (ctx) =>
    recordActivity(ctx, {
      ...entry,
      userId: null,
      actor: { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' },
    }),
  )
  const found = await fixture.asOwner<{ actor: string | null; pseudo: string | null }>(
    `select actor_user_id as actor, pseudo_user as pseudo from user_activity_log
     where action_type = 'TEST_ACTOR' order by id`,
  )
  expect(found).toEqual([
    { actor: maria, pseudo: null },
    { actor: admin, pseudo: null },
    { actor: null, pseudo: 'ADMIN_ACTION' },
    { actor: null, pseudo: 'ADMIN_ACCESS_CODE_LOGIN' },
  ])
})

test('an entry cannot be changed or deleted by the application, nor by the owner', async () => {
  const maria = await addUser(fixture)
  await withContext(fixture, userContext(maria), (ctx) =>
    recordActivity(ctx, {
      userId: maria,
      actionType: 'LOGIN',
      description: { en: 'Signed in', fil: 'Nag-sign in' },
    }),
  )
  for (const change of [
    `update user_activity_log set description = 'Nothing happened'`,
    'delete from user_activity_log',
    'delete from user_activity_log where false',
    'truncate user_activity_log',
  ]) {
    await expect(fixture.database.transaction((tx) => tx.dynamicRows(change))).rejects.toThrow(
      /permission denied/,
    )
    await expect(fixture.asOwner(change)).rejects.toThrow(/append-only/)
  }
})

test('a rolled back transaction leaves no entry', async () => {
  const maria = await addUser(fixture)
  const failing = withContext(fixture, userContext(maria), async (ctx) => {
    await recordActivity(ctx, {
      userId: maria,
      actionType: 'LOGIN',
      description: { en: 'Signed in', fil: 'Nag-sign in' },
    })
    throw new Error('The work failed')
  })
  await expect(failing).rejects.toThrow('The work failed')
  expect((await read(maria)).entries).toEqual([])
})
