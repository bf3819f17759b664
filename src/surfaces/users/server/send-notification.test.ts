import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { refusalOf, userManagementFixture } from '#tests/fixtures/people/user-management-fixture.ts'
import { sendStaffNotification } from './send-notification.ts'

const database = await testDatabase()
const users = userManagementFixture(database)

test('a notification is sent once, links only to this site, and goes to no admin', async () => {
  const [admin, user] = [await users.addPerson('admin'), await users.addPerson()]
  const notification = {
    notificationId: uuidv7(),
    userId: user,
    type: 'important_notice' as const,
    message: 'Please call us.',
    linkTo: '/dashboard/wallet',
  }
  const send = (changed: Partial<typeof notification> = {}) =>
    withContext(database, adminContext(admin), (ctx) =>
      sendStaffNotification(ctx, { ...notification, ...changed }),
    )
  await send()
  await send()
  expect(
    await database.asOwner(
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
  const sent = { type: 'important_notice', message: 'Please call us.', linkTo: '/dashboard/wallet' }
  const changes = Object.fromEntries(
    Object.entries(sent).map(([name, after]) => [name, { before: null, after }]),
  )
  expect(await users.activities(user)).toEqual([
    { action: 'ADMIN_NOTIFICATION_SENT', changes, subject: user },
  ])
  expect(await refusalOf(send({ message: '' }))).toMatchObject({
    title: 'Missing Information',
    message: 'Please provide a message for the notification.',
  })
  for (const linkTo of ['https://evil.example', '//evil.example', '/\\evil.example', 'dashboard']) {
    expect((await refusalOf(send({ notificationId: uuidv7(), linkTo }))).refusalName).toBe(
      'notification-link-outside',
    )
  }
  expect((await refusalOf(send({ notificationId: uuidv7(), userId: admin }))).refusalName).toBe(
    'admin-reads-no-notifications',
  )
})

test('T48 a notification of the staff cannot ask for a password or a code', async () => {
  const [admin, userId] = [await users.addPerson('admin'), await users.addPerson()]
  const send = (message: string) =>
    withContext(database, adminContext(admin), (ctx) =>
      sendStaffNotification(ctx, {
        notificationId: uuidv7(),
        userId,
        type: 'important_notice',
        message,
        linkTo: '',
      }),
    )
  for (const asks of ['Please send us the OTP that you received.', 'Pakibigay ang password mo.'])
    expect((await refusalOf(send(asks))).refusalName).toBe('notification-asks-secret')
  await send('Never send anybody your OTP or your password. We do not ask for them.')
  expect(
    await database.asOwner('select 1 as one from notifications where user_id = $1', [userId]),
  ).toHaveLength(1)
})
