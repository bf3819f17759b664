import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { systemContext } from '#foundation/platform/server/http/context.ts'
import type { StepsContext } from '#foundation/platform/server/http/serve.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, testGround } from '#tests/fixtures/people/contexts.ts'
import type { UserEdit } from '../shared/rules.ts'
import { createUserByStaff } from './create-user.ts'
import { editUser } from './edit-user.ts'
import { listUsers } from './list-users.ts'
import { writeToUser } from './write-to-user.ts'

const fixture = await testDatabase()

async function refusalOf(
  work: Promise<unknown>,
): Promise<{ refusalName?: string; title?: string; message?: string; status?: number }> {
  return (await work.then(
    () => ({}),
    (error: unknown) => error,
  )) as never
}

async function person(role: 'user' | 'admin' = 'user', name = 'Test User') {
  const userId = await addUser(fixture, role)
  await fixture.asOwner('update users set full_name = $2 where id = $1', [userId, name])
  await fixture.asOwner('select ledger.open_wallet($1, true)', [userId])
  return userId
}

async function edit(by: string | null, userId: string, changed: Partial<UserEdit>, proven = true) {
  const [now] = await fixture.asOwner<{
    fullName: string
    role: 'user'
    status: 'active'
    versionSeen: number
  }>(
    `select full_name as "fullName", role, status, version as "versionSeen" from users
      where id = $1`,
    [userId],
  )
  return await withContext(
    fixture,
    { ...adminContext(by), proven } as ReturnType<typeof adminContext>,
    (ctx) => editUser(ctx, { userId, ...now!, ...changed }),
  )
}

const rowOf = async (userId: string) =>
  (
    await fixture.asOwner<{ full_name: string; role: string; status: string }>(
      'select full_name, role, status from users where id = $1',
      [userId],
    )
  )[0]
const activities = (userId: string) =>
  fixture.asOwner<{ action: string; changes: unknown; subject: string }>(
    `select action_type as action, changes, subject_id as subject from user_activity_log
      where user_id = $1 order by id`,
    [userId],
  )

test('people are found by a part of name or email, by their id and by its beginning, and each filter narrows', async () => {
  const [ana, ben] = [await person('user', 'Ana Quiambao'), await person('admin', 'Ben Quiambao')]
  const list = (input: Parameters<typeof listUsers>[1]) =>
    withContext(fixture, adminContext(null), async (ctx) =>
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

test('page after page shows everybody once, and back', async () => {
  for (let made = 0; made < 5; made += 1) await person('user', 'Pia Pages')
  const page = (place: { before?: string; after?: string }) =>
    withContext(fixture, adminContext(null), (ctx) =>
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

test('a new status ends every session at once, and the record says what it was and what it became', async () => {
  const [admin, user] = [await person('admin'), await person()]
  await fixture.asOwner(
    `insert into sessions (id, token_hash, user_id, expires_at, idle_limit, user_agent, address,
      method) values (gen_random_uuid(), sha256($1::text::bytea), $1::uuid,
      now() + interval '1 hour', '1 hour', '', '', 'password')`,
    [user],
  )
  await edit(admin, user, { fullName: 'Another Name', status: 'suspended' })
  expect(await rowOf(user)).toEqual({
    full_name: 'Another Name',
    role: 'user',
    status: 'suspended',
  })
  expect(
    await fixture.asOwner('select from sessions where user_id = $1 and ended_at is null', [user]),
  ).toEqual([])
  expect(await activities(user)).toEqual([
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

test('role and status ask for a proof, a name does not', async () => {
  const [admin, user] = [await person('admin'), await person()]
  expect((await refusalOf(edit(admin, user, { status: 'suspended' }, false))).refusalName).toBe(
    'proof-needed',
  )
  await edit(admin, user, { fullName: 'Only a Name' }, false)
  expect((await rowOf(user))?.full_name).toBe('Only a Name')
})

test('nobody saves without a name, on something older, or over a login that was closed', async () => {
  const [admin, user] = [await person('admin'), await person()]
  expect(await refusalOf(edit(admin, user, { fullName: '' }))).toMatchObject({
    title: 'Full Name Required',
    message: "Please enter user's full name.",
  })
  expect((await refusalOf(edit(admin, user, { versionSeen: 77 }))).refusalName).toBe(
    'user-changed-meanwhile',
  )
  await fixture.asOwner(`update users set status = 'suspended', closed_at = now() where id = $1`, [
    user,
  ])
  expect((await refusalOf(edit(admin, user, { status: 'active' }))).refusalName).toBe(
    'user-is-closed',
  )
})

test('nobody changes their own role or status, and the last active admin stays one', async () => {
  await fixture.asOwner(`update users set role = 'user'`)
  const admin = await person('admin')
  expect(await refusalOf(edit(admin, admin, { role: 'user' }))).toMatchObject({
    refusalName: 'own-role-or-status',
    status: 403,
  })
  expect(await refusalOf(edit(admin, admin, { status: 'suspended' }))).toMatchObject({
    refusalName: 'own-role-or-status',
    status: 403,
  })
  await edit(admin, admin, { fullName: 'My Own Name' })
  expect(await refusalOf(edit(null, admin, { role: 'user' }))).toMatchObject({
    refusalName: 'last-admin',
    status: 409,
  })
  expect(await refusalOf(edit(null, admin, { status: 'suspended' }))).toMatchObject({
    refusalName: 'last-admin',
    status: 409,
  })
  await person('admin')
  await edit(null, admin, { role: 'user' })
  expect(await rowOf(admin)).toMatchObject({ role: 'user', full_name: 'My Own Name' })
})

test('of two admins who demote each other at the same time one stays, ten times out of ten', async () => {
  for (let round = 0; round < 10; round += 1) {
    await fixture.asOwner(`update users set role = 'user'`)
    const [one, other] = [await person('admin'), await person('admin')]
    const outcomes = await Promise.all([
      refusalOf(edit(one, other, { role: 'user' })),
      refusalOf(edit(other, one, { role: 'user' })),
    ])
    expect(await fixture.asOwner(`select from users where role = 'admin'`)).toHaveLength(1)
    expect(outcomes.filter(({ refusalName }) => refusalName === 'last-admin')).toHaveLength(1)
  }
})

const newcomer = (email: string) => ({
  userId: uuidv7(),
  fullName: 'Nena New',
  email,
  password: 'umaga sa Baler',
  role: 'user' as const,
})

async function create(
  input: Omit<ReturnType<typeof newcomer>, 'role'> & { role: 'user' | 'admin' },
) {
  const { tx: _, ...ctx } = systemContext(undefined as never, testGround)
  return await createUserByStaff(
    { ...ctx, caller: adminContext(null), database: fixture.database } as StepsContext,
    input,
  )
}

test('a user whom staff make owes a password, gets a mail without it, and is made once however often it is sent', async () => {
  const input = newcomer('nena@example.test')
  await create(input)
  await create(input)
  const [made] = await fixture.asOwner(
    'select role, status, must_change_password from users where id = $1',
    [input.userId],
  )
  expect(made).toEqual({ role: 'user', status: 'active', must_change_password: true })
  const mails = await fixture.asOwner<{ subject: string; content: unknown }>(
    `select subject, content from mail_outbox where to_address = $1`,
    [input.email],
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['Your login at Kaban is ready'])
  expect(JSON.stringify(mails)).not.toContain(input.password)
  expect(mails[0]?.content).toMatchObject({
    greeting: 'Hello Nena New,',
    action: { path: '/login' },
  })
  const recorded = await activities(input.userId)
  expect(recorded.map(({ action, subject }) => [action, subject])).toEqual([
    ['USER_CREATED', input.userId],
  ])
  // Who closes their login is nobody's name from then on, and the record is never changed.
  for (const particular of [input.email, input.fullName])
    expect(JSON.stringify(recorded)).not.toContain(particular)
  expect(await refusalOf(create(newcomer('Nena@example.test'.toLowerCase())))).toMatchObject({
    title: 'User Exists',
    status: 409,
  })
})

test('whoever becomes an admin is told to the other admins, and not to themselves', async () => {
  const [maker, other] = [await person('admin', 'Maker Reyes'), await person('admin')]
  const told = async () =>
    (
      await fixture.asOwner<{ to: string; facts: unknown }>(
        `select user_id as to, content->'facts' as facts from mail_outbox where kind = 'admin_news'
          order by id`,
      )
    ).filter(({ to }) => [maker, other].includes(to))
  const made = { ...newcomer('nena-admin@example.test'), role: 'admin' as const }
  await create(made)
  expect((await told()).map(({ to }) => to).toSorted()).toEqual([maker, other].toSorted())
  const promoted = await person('user', 'Pia Promoted')
  await fixture.asOwner(`delete from mail_outbox where kind = 'admin_news'`)
  await edit(maker, promoted, { fullName: 'Pia P.' })
  expect(await told()).toEqual([])
  await edit(maker, promoted, { role: 'admin' })
  expect(await told()).toEqual([
    {
      to: other,
      facts: expect.arrayContaining([
        ['Name', 'Pia P.'],
        ['Changed by', 'Maker Reyes'],
      ]),
    },
  ])
  expect(
    await fixture.asOwner(
      `select from mail_outbox where kind = 'admin_news' and user_id = any ($1)`,
      [[promoted, maker]],
    ),
  ).toEqual([])
  expect(
    await fixture.asOwner(`select from mail_outbox where kind = 'admin_news' and user_id = $1`, [
      made.userId,
    ]),
  ).toHaveLength(1)
})

test('the mail to who was made by staff names the site as the company does', async () => {
  await fixture.asOwner(`update company_settings set site_name = 'Salapi'`)
  await create(newcomer('pia@example.test'))
  expect(
    await fixture.asOwner(`select subject from mail_outbox where to_address = 'pia@example.test'`),
  ).toEqual([{ subject: 'Your login at Salapi is ready' }])
  await fixture.asOwner(`update company_settings set site_name = 'Kaban'`)
})

test.each([
  [{ fullName: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ email: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ password: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ password: 'short' }, 'Weak Password', 'Password must be at least 6 characters.'],
  [
    { password: '123456' },
    'Weak Password',
    'This password would be guessed at once. Choose another, or have one made.',
  ],
])('without %j nobody is made', async (missing, title, message) => {
  expect(await refusalOf(create({ ...newcomer('nobody@example.test'), ...missing }))).toMatchObject(
    { title, message },
  )
  expect(await fixture.asOwner(`select from users where email = 'nobody@example.test'`)).toEqual([])
})

test('a notification is told once, leads to this site alone, and goes to no admin', async () => {
  const [admin, user] = [await person('admin'), await person()]
  const told = {
    notificationId: uuidv7(),
    userId: user,
    type: 'important_notice' as const,
    message: 'Please call us.',
    linkTo: '/dashboard/wallet',
  }
  const write = (changed: Partial<typeof told> = {}) =>
    withContext(fixture, adminContext(admin), (ctx) => writeToUser(ctx, { ...told, ...changed }))
  await write()
  await write()
  expect(
    await fixture.asOwner(
      'select type, message, message_fil, link_to from notifications where user_id = $1',
      [user],
    ),
  ).toEqual([
    {
      type: 'important_notice',
      message: 'Please call us.',
      message_fil: 'Please call us.',
      link_to: '/dashboard/wallet',
    },
  ])
  const said = { type: 'important_notice', message: 'Please call us.', linkTo: '/dashboard/wallet' }
  const changes = Object.fromEntries(
    Object.entries(said).map(([name, after]) => [name, { before: null, after }]),
  )
  expect(await activities(user)).toEqual([
    { action: 'ADMIN_NOTIFICATION_SENT', changes, subject: user },
  ])
  expect(await refusalOf(write({ message: '' }))).toMatchObject({
    title: 'Missing Information',
    message: 'Please provide a message for the notification.',
  })
  for (const linkTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'dashboard']) {
    expect((await refusalOf(write({ notificationId: uuidv7(), linkTo }))).refusalName).toBe(
      'notification-link-outside',
    )
  }
  expect((await refusalOf(write({ notificationId: uuidv7(), userId: admin }))).refusalName).toBe(
    'admin-reads-no-notifications',
  )
})
