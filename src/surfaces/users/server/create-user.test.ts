import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  newcomer,
  refusalOf,
  userManagementFixture,
} from '#tests/fixtures/people/user-management-fixture.ts'

const database = await testDatabase()
const users = userManagementFixture(database)

test('a created user must choose a password and gets a mail without the first one', async () => {
  const input = newcomer('nena@example.test')
  await users.create(input)
  await users.create(input)
  const [created] = await database.asOwner(
    'select role, status, must_change_password from users where id = $1',
    [input.userId],
  )
  expect(created).toEqual({ role: 'user', status: 'active', must_change_password: true })
  const mails = await database.asOwner<{ subject: string; content: unknown }>(
    `select subject, content from mail_outbox where to_address = $1`,
    [input.email],
  )
  expect(mails.map(({ subject }) => subject)).toEqual(['Your login at Kaban is ready'])
  expect(JSON.stringify(mails)).not.toContain(input.password)
  expect(mails[0]?.content).toMatchObject({
    greeting: 'Hello Nena New,',
    action: { path: '/login' },
  })
  const recorded = await users.activities(input.userId)
  expect(recorded.map(({ action, subject }) => [action, subject])).toEqual([
    ['USER_CREATED', input.userId],
  ])
  // The record can never be changed, so it must not hold what closing the login deletes.
  for (const particular of [input.email, input.fullName])
    expect(JSON.stringify(recorded)).not.toContain(particular)
  expect(await refusalOf(users.create(newcomer('Nena@example.test'.toLowerCase())))).toMatchObject({
    title: 'User Exists',
    status: 409,
  })
})

test('nobody is created or edited into an admin', async () => {
  const maker = await users.addPerson('admin', 'Maker Reyes')
  const made = { ...newcomer('nena-admin@example.test'), role: 'admin' as const }
  expect((await refusalOf(users.create(made))).refusalName).toBe('admin-by-invitation')
  const promoted = await users.addPerson('user', 'Pia Promoted')
  expect(await refusalOf(users.edit(maker, promoted, { role: 'admin' }))).toMatchObject({
    refusalName: 'admin-by-invitation',
    status: 409,
  })
  expect((await users.readPerson(promoted))?.role).toBe('user')
})

test('the other admins are notified of an admin who comes back, that admin is not', async () => {
  const [maker, other, back] = [
    await users.addPerson('admin', 'Maker Reyes'),
    await users.addPerson('admin'),
    await users.addPerson('admin', 'Pia P.'),
  ]
  await users.edit(maker, back, { status: 'suspended' })
  await database.asOwner(`delete from mail_outbox where kind = 'admin_news'`)
  await users.edit(maker, back, { status: 'active' })
  const notified = await database.asOwner<{ to: string; facts: unknown }>(
    `select user_id as to, content->'facts' as facts from mail_outbox
     where kind = 'admin_news' and user_id = any ($1)`,
    [[maker, other, back]],
  )
  expect(notified).toEqual([
    {
      to: other,
      facts: expect.arrayContaining([
        ['Name', 'Pia P.'],
        ['Changed by', 'Maker Reyes'],
      ]),
    },
  ])
})

test('the welcome mail uses the site name of the company', async () => {
  await database.asOwner(`update company_settings set site_name = 'Salapi'`)
  await users.create(newcomer('pia@example.test'))
  expect(
    await database.asOwner(`select subject from mail_outbox where to_address = 'pia@example.test'`),
  ).toEqual([{ subject: 'Your login at Salapi is ready' }])
  await database.asOwner(`update company_settings set site_name = 'Kaban'`)
})

test.each([
  [{ fullName: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ email: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ password: '' }, 'Missing Fields', 'Please fill all required fields.'],
  [{ password: 'short' }, 'Weak Password', 'Password must be at least 6 characters.'],
  [
    { password: '123456' },
    'Weak Password',
    'This password is easy to guess. Choose another or generate one.',
  ],
])('with %j nobody is created', async (missing, title, message) => {
  expect(
    await refusalOf(users.create({ ...newcomer('nobody@example.test'), ...missing })),
  ).toMatchObject({ title, message })
  expect(await database.asOwner(`select from users where email = 'nobody@example.test'`)).toEqual(
    [],
  )
})
