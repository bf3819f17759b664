import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { isSitePath } from '../shared/rules.ts'
import {
  latestNotifications,
  listMyNotifications,
  markAllRead,
  markRead,
  removeNotifications,
  restoreNotifications,
  notifyUser,
} from './actions.ts'

const fixture = await testDatabase()

async function addNotifiedUser(count: number): Promise<string> {
  const userId = await addUser(fixture)
  await withContext(fixture, { role: 'system' }, async (ctx) => {
    for (let number = 1; number <= count; number += 1)
      await notifyUser(ctx, {
        userId,
        type: 'general_info',
        message: { en: `Message ${number}`, fil: `Mensahe ${number}` },
      })
  })
  return userId
}

const mine = (userId: string, page: Parameters<typeof listMyNotifications>[1] = {}) =>
  withContext(fixture, userContext(userId), (ctx) => listMyNotifications(ctx, page))

const idsOf = ({ notifications }: Awaited<ReturnType<typeof mine>>) =>
  notifications.map(({ notificationId }) => notificationId)

test('pages are newest first, with nothing twice and nothing left out', async () => {
  const maria = await addNotifiedUser(7)
  const first = await mine(maria, { limit: 3 })
  const second = await mine(maria, { limit: 3, before: first.next ?? '' })
  const third = await mine(maria, { limit: 3, before: second.next ?? '' })
  expect(third.next).toBeNull()
  const messages = [first, second, third].flatMap((page) =>
    page.notifications.map((one) => one.message),
  )
  expect(messages).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Message ${number}`))
})

test('the bell shows the five latest and the exact number of unread ones', async () => {
  const maria = await addNotifiedUser(8)
  const before = await withContext(fixture, userContext(maria), (ctx) => latestNotifications(ctx))
  expect(before.notifications).toHaveLength(5)
  expect(before.unread).toBe(8)
  await withContext(fixture, userContext(maria), (ctx) =>
    markRead(ctx, { notificationIds: [before.notifications[0]!.notificationId] }),
  )
  expect(
    (await withContext(fixture, userContext(maria), (ctx) => latestNotifications(ctx))).unread,
  ).toBe(7)
})

test('marking all as read touches no other user, and a second time marks none', async () => {
  const [maria, jose] = [await addNotifiedUser(3), await addNotifiedUser(2)]
  expect(await withContext(fixture, userContext(maria), (ctx) => markAllRead(ctx))).toEqual({
    marked: 3,
  })
  expect(await withContext(fixture, userContext(maria), (ctx) => markAllRead(ctx))).toEqual({
    marked: 0,
  })
  expect((await mine(jose)).unread).toBe(2)
})

test('a notification of another user is not found, alone or among own ones', async () => {
  const [maria, jose] = [await addNotifiedUser(1), await addNotifiedUser(1)]
  const [hers, his] = [await mine(maria), await mine(jose)].map(
    ({ notifications }) => notifications[0]!.notificationId,
  )
  for (const action of [markRead, removeNotifications, restoreNotifications]) {
    for (const notificationIds of [[hers!], [his!, hers!]]) {
      const call = withContext(fixture, userContext(jose), (ctx) =>
        action(ctx, { notificationIds }),
      )
      await expect(call).rejects.toMatchObject({
        status: 404,
        refusalName: 'notification-not-found',
      })
    }
  }
  expect(await mine(jose)).toMatchObject({ unread: 1, notifications: [{ isRead: false }] })
  expect(await mine(maria)).toMatchObject({ unread: 1, notifications: [{ isRead: false }] })
})

test('removed notifications leave list and count, and can be restored together', async () => {
  const maria = await addNotifiedUser(3)
  const notificationIds = idsOf(await mine(maria)).slice(0, 2)
  await withContext(fixture, userContext(maria), (ctx) =>
    removeNotifications(ctx, { notificationIds }),
  )
  expect(await mine(maria)).toMatchObject({ unread: 1, notifications: [{ message: 'Message 1' }] })
  await withContext(fixture, userContext(maria), (ctx) =>
    restoreNotifications(ctx, { notificationIds }),
  )
  expect((await mine(maria)).notifications).toHaveLength(3)
})

test('the unread ones can be listed alone', async () => {
  const maria = await addNotifiedUser(3)
  const [newest, middle, oldest] = idsOf(await mine(maria))
  await withContext(fixture, userContext(maria), (ctx) =>
    markRead(ctx, { notificationIds: [middle!] }),
  )
  expect(idsOf(await mine(maria, { unreadOnly: true }))).toEqual([newest, oldest])
})

test('a removal deletes the rows that were removed long ago', async () => {
  const maria = await addNotifiedUser(2)
  const [newest, oldest] = idsOf(await mine(maria))
  const remove = (notificationId: string) =>
    withContext(fixture, userContext(maria), (ctx) =>
      removeNotifications(ctx, { notificationIds: [notificationId] }),
    )
  await remove(newest!)
  await fixture.asOwner(
    `update notifications set removed_at = now() - interval '1 hour' where id = $1`,
    [newest],
  )
  await remove(oldest!)
  const left = await fixture.asOwner<{ id: string }>(
    'select id from notifications where user_id = $1',
    [maria],
  )
  expect(left).toEqual([{ id: oldest }])
})

test('a link may lead to a path of this site and nowhere else', async () => {
  for (const path of ['/', '/dashboard/chat/1', '/dashboard/transactions?type=deposit'])
    expect(isSitePath(path)).toBe(true)
  const maria = await addUser(fixture)
  for (const path of [
    '',
    'dashboard',
    'https://elsewhere.test',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/a\nb',
    '/a\\b',
    'javascript:alert(1)',
  ]) {
    expect(isSitePath(path)).toBe(false)
    const sent = withContext(fixture, { role: 'system' }, (ctx) =>
      notifyUser(ctx, {
        userId: maria,
        type: 'general_info',
        message: { en: 'Click', fil: 'Pindutin' },
        linkTo: path,
      }),
    )
    await expect(sent).rejects.toThrow(/path of this site/)
    const stored = fixture.asOwner(
      `insert into notifications (id, user_id, type, message, link_to)
       values (gen_random_uuid(), $1, 'promotion', 'Click', $2)`,
      [maria, path],
    )
    await expect(stored).rejects.toThrow(/link_to/)
  }
})

test('a type outside of the list is refused by the table', async () => {
  const maria = await addUser(fixture)
  const stored = fixture.asOwner(
    `insert into notifications (id, user_id, type, message)
     values (gen_random_uuid(), $1, 'prize', 'You won')`,
    [maria],
  )
  await expect(stored).rejects.toThrow(/type/)
})

test('a notification sends a live event to the browsers of its user only', async () => {
  const maria = await addNotifiedUser(1)
  const names = await fixture.asOwner<{ topic: string }>(
    'select topic from live_outbox where user_id = $1',
    [maria],
  )
  expect(names).toEqual([{ topic: 'notifications' }])
  expect(
    await fixture.asOwner(
      `select id from live_outbox where topic = 'notifications' and user_id is null`,
    ),
  ).toEqual([])
})
