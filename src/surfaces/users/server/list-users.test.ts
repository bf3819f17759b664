import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { userManagementFixture } from '#tests/fixtures/people/user-management-fixture.ts'
import { listUsers } from './list-users.ts'

const database = await testDatabase()
const users = userManagementFixture(database)

test('the search finds parts of names, emails and ids, and filters narrow it', async () => {
  const [ana, ben] = [
    await users.addPerson('user', 'Ana Quiambao'),
    await users.addPerson('admin', 'Ben Quiambao'),
  ]
  const list = (input: Parameters<typeof listUsers>[1]) =>
    withContext(database, adminContext(null), async (ctx) =>
      (await listUsers(ctx, input)).users.map(({ userId }) => userId),
    )
  expect(await list({ search: 'quiambao' })).toEqual([ben, ana])
  expect(await list({ search: 'quiambao', role: 'admin' })).toEqual([ben])
  expect(await list({ search: 'quiambao', status: 'suspended' })).toEqual([])
  expect(await list({ search: ana })).toEqual([ana])
  expect(await list({ search: ana.slice(0, 30) })).toContain(ana)
  expect(await list({ search: `${ben}@example` })).toEqual([ben])
  expect(await list({ search: '%' })).toEqual([])
})

test('the pages show everybody once, forwards and backwards', async () => {
  for (let count = 0; count < 5; count += 1) await users.addPerson('user', 'Pia Pages')
  const page = (place: { before?: string; after?: string }) =>
    withContext(database, adminContext(null), (ctx) =>
      listUsers(ctx, { search: 'pia pages', limit: 2, ...place }),
    )
  const first = await page({})
  const second = await page({ before: first.older! })
  const third = await page({ before: second.older! })
  expect([first, second, third].map(({ users }) => users.length)).toEqual([2, 2, 1])
  expect(third.older).toBeNull()
  expect(
    new Set([first, second, third].flatMap(({ users }) => users.map(({ userId }) => userId))).size,
  ).toBe(5)
  expect((await page({ after: second.newer! })).users).toEqual(first.users)
})

test('the views are counted when asked for, and all users are not', async () => {
  const counted = () =>
    withContext(database, adminContext(null), (ctx) => listUsers(ctx, { counts: true, limit: 1 }))
  const numbers = async () => (await counted()).counts?.map((one) => one?.count ?? null)
  const [, waiting = 0, suspended = 0, admins = 0] = (await numbers()) ?? []
  const person = await users.addPerson('user', 'Carlo Dizon')
  await users.addPerson('admin', 'Dina Dizon')
  await database.asOwner(`update users set status = 'suspended' where id = $1`, [person])
  expect(await numbers()).toEqual([null, waiting, suspended! + 1, admins! + 1])
  const list = await withContext(database, adminContext(null), (ctx) => listUsers(ctx, {}))
  expect(list.counts).toBeUndefined()
})
