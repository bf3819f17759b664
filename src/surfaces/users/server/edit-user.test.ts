import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { refusalOf, userManagementFixture } from '#tests/fixtures/people/user-management-fixture.ts'

const database = await testDatabase()
const users = userManagementFixture(database)

test('a new status ends every session, and the record holds old and new values', async () => {
  const [admin, user] = [await users.addPerson('admin'), await users.addPerson()]
  await database.asOwner(
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address,
      method) values (gen_random_uuid(), sha256($1::text::bytea), $1::uuid,
      now() + interval '1 hour', '1 hour', '', '', 'password')`,
    [user],
  )
  await users.edit(admin, user, { fullName: 'Another Name', status: 'suspended' })
  expect(await users.readPerson(user)).toEqual({
    full_name: 'Another Name',
    role: 'user',
    status: 'suspended',
  })
  expect(
    await database.asOwner('select from sessions where user_id = $1 and ended_at is null', [user]),
  ).toEqual([])
  expect(await users.activities(user)).toEqual([
    {
      action: 'ADMIN_EDIT_USER',
      changes: { fullName: { before: 'Test User', after: 'Another Name' } },
      subject: user,
    },
    {
      action: 'STATUS_CHANGE',
      changes: { status: { before: 'active', after: 'suspended' } },
      subject: user,
    },
  ])
})

test('a new role or status needs a proof, a new name does not', async () => {
  const [admin, user] = [await users.addPerson('admin'), await users.addPerson()]
  expect(
    (await refusalOf(users.edit(admin, user, { status: 'suspended' }, false))).refusalName,
  ).toBe('proof-needed')
  await users.edit(admin, user, { fullName: 'Only a Name' }, false)
  expect((await users.readPerson(user))?.full_name).toBe('Only a Name')
})

test('an edit without a name, of an old version or of a closed user is refused', async () => {
  const [admin, user] = [await users.addPerson('admin'), await users.addPerson()]
  expect(await refusalOf(users.edit(admin, user, { fullName: '' }))).toMatchObject({
    title: 'Full Name Required',
    message: "Please enter user's full name.",
  })
  expect((await refusalOf(users.edit(admin, user, { versionSeen: 77 }))).refusalName).toBe(
    'user-changed-meanwhile',
  )
  await database.asOwner(`update users set status = 'suspended', closed_at = now() where id = $1`, [
    user,
  ])
  expect((await refusalOf(users.edit(admin, user, { status: 'active' }))).refusalName).toBe(
    'user-is-closed',
  )
})

test('admins cannot change their own role or status, and the last active admin stays', async () => {
  await database.asOwner(`update users set role = 'user'`)
  const admin = await users.addPerson('admin')
  expect(await refusalOf(users.edit(admin, admin, { role: 'user' }))).toMatchObject({
    refusalName: 'own-role-or-status',
    status: 403,
  })
  expect(await refusalOf(users.edit(admin, admin, { status: 'suspended' }))).toMatchObject({
    refusalName: 'own-role-or-status',
    status: 403,
  })
  await users.edit(admin, admin, { fullName: 'My Own Name' })
  expect(await refusalOf(users.edit(null, admin, { role: 'user' }))).toMatchObject({
    refusalName: 'last-admin',
    status: 409,
  })
  expect(await refusalOf(users.edit(null, admin, { status: 'suspended' }))).toMatchObject({
    refusalName: 'last-admin',
    status: 409,
  })
  await users.addPerson('admin')
  await users.edit(null, admin, { role: 'user' })
  expect(await users.readPerson(admin)).toMatchObject({ role: 'user', full_name: 'My Own Name' })
})

test('of two admins who demote each other at the same time, one stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    await database.asOwner(`update users set role = 'user'`)
    const [one, other] = [await users.addPerson('admin'), await users.addPerson('admin')]
    const outcomes = await Promise.all([
      refusalOf(users.edit(one, other, { role: 'user' })),
      refusalOf(users.edit(other, one, { role: 'user' })),
    ])
    expect(await database.asOwner(`select from users where role = 'admin'`)).toHaveLength(1)
    expect(outcomes.filter(({ refusalName }) => refusalName === 'last-admin')).toHaveLength(1)
  }
})
