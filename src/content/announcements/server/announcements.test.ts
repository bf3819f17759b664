import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listMyNotifications } from '#people/notifications/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { expectSoon } from '#tests/fixtures/servers/in-time.ts'
import type { NewAnnouncement } from '../shared/rules.ts'
import { createAnnouncement, editAnnouncement, removeAnnouncement } from './actions.ts'
import {
  countAudience,
  countMyUnseen,
  listAnnouncementsForAdmin,
  listMyAnnouncements,
  listTargets,
  markAnnouncementsSeen,
} from './read-announcements.ts'

const fixture = await testDatabase()
const ana = await addUser(fixture, 'admin')

const create = (fields: Partial<NewAnnouncement> & { title: string }) =>
  withContext(fixture, adminContext(ana), (ctx) =>
    createAnnouncement(ctx, { announcementId: uuidv7(), targetUserId: null, ...fields }),
  )
const mine = (userId: string) => withContext(fixture, userContext(userId), listMyAnnouncements)
const titles = async (userId: string) => (await mine(userId)).map(({ title }) => title)
const notificationsOf = async (userId: string) =>
  (await withContext(fixture, userContext(userId), (ctx) => listMyNotifications(ctx, {})))
    .notifications
const unseen = async (userId: string) =>
  (await withContext(fixture, userContext(userId), countMyUnseen)).unseen

test('the list has high priority first, then the newest, and none of other users', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  const before = await titles(jose)
  await create({ title: 'An old high one', priority: 'high' })
  await create({ title: 'A low one', priority: 'low' })
  await create({ title: 'A new one' })
  await create({ title: 'For Maria', targetUserId: maria })
  expect(await titles(maria)).toEqual([
    'An old high one',
    'For Maria',
    'A new one',
    'A low one',
    ...before,
  ])
  expect(await titles(jose)).toEqual(['An old high one', 'A new one', 'A low one', ...before])
})

test('every active user gets a notification in both languages, and nobody else', async () => {
  const [maria, jose, rosa] = [
    await addUser(fixture),
    await addUser(fixture),
    await addUser(fixture),
  ]
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [rosa])
  await create({ title: 'Closed on Monday' })
  await create({ title: 'Beware', priority: 'high', targetUserId: maria })
  await create({ title: 'Not now', targetUserId: rosa })
  expect(await notificationsOf(jose)).toMatchObject([
    {
      type: 'announcement',
      message: 'New Announcement: Closed on Monday',
      messageFil: 'Bagong Anunsyo: Closed on Monday',
      linkTo: '/dashboard/tasks',
    },
  ])
  expect((await notificationsOf(maria)).map(({ message }) => message)).toEqual([
    '⚠️ HIGH PRIORITY: New Announcement: Beware',
    'New Announcement: Closed on Monday',
  ])
  expect(await notificationsOf(rosa)).toEqual([])
  // The question before it is sent names as many.
  const { users } = await withContext(fixture, adminContext(ana), countAudience)
  expect(
    await fixture.asOwner(`select from notifications where message like '%: Closed on Monday'`),
  ).toHaveLength(users)
  expect(await fixture.asOwner('select id from notifications where user_id = $1', [ana])).toEqual(
    [],
  )
})

test('a repeated or concurrent request announces and notifies once', async () => {
  const maria = await addUser(fixture)
  const fields = { announcementId: uuidv7(), title: 'Only once', targetUserId: maria }
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(fields)))
  expect(new Set(answers.map(({ updatedAt }) => updatedAt.getTime())).size).toBe(1)
  await create(fields)
  expect(await notificationsOf(maria)).toHaveLength(1)
  await expect(create({ ...fields, title: 'Something else' })).rejects.toMatchObject({
    status: 409,
    refusalName: 'announcement-id-reused',
  })
})

test('announcements in a sample installation are marked as sample data', async () => {
  for (const author of [ana, null]) {
    const made = await withContext(fixture, adminContext(author), (ctx) =>
      createAnnouncement(ctx, { announcementId: uuidv7(), title: 'Marked', targetUserId: null }),
    )
    expect(made.sample).toBe(true)
  }
})

test('a title is required, and a target must be an open user', async () => {
  await expect(create({ title: ' ' })).rejects.toMatchObject({
    title: 'Title Required',
    message: 'Please enter a title for the announcement.',
  })
  for (const targetUserId of [ana, uuidv7()])
    await expect(create({ title: 'To nobody', targetUserId })).rejects.toMatchObject({
      status: 404,
      refusalName: 'target-not-found',
    })
})

test('a user who is closing cannot be a target', async () => {
  const maria = await addUser(fixture)
  const asked = await fixture.database.transaction(async (tx) => {
    await tx.rows(`select id from users where id = $1 for update`, [maria])
    await tx.rows(`update users set closed_at = now(), status = 'suspended' where id = $1`, [maria])
    const creating = outcome(create({ title: 'Too late', targetUserId: maria }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { creating }
  })
  expect(await asked.creating).toBe('target-not-found')
  expect(await fixture.asOwner('select id from announcements where user_id = $1', [maria])).toEqual(
    [],
  )
})

test('an edit notifies nobody, and cannot change a target of one user', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  const { announcementId, updatedAt } = await create({ title: 'Old words', targetUserId: maria })
  const edit = (targetUserId: string | null, updatedAtSeen: Date) =>
    withContext(fixture, adminContext(null), (ctx) =>
      editAnnouncement(ctx, {
        announcementId,
        title: 'New words',
        priority: 'high',
        targetUserId,
        updatedAtSeen,
      }),
    )
  for (const other of [jose, null])
    await expect(edit(other, updatedAt)).rejects.toMatchObject({
      status: 409,
      refusalName: 'target-fixed',
    })
  const edited = await edit(maria, updatedAt)
  expect(edited).toMatchObject({ title: 'New words', priority: 'high', target: { userId: maria } })
  expect(await titles(maria)).toContain('New words')
  expect(await notificationsOf(maria)).toHaveLength(1)
  // A retry of the edit whose answer was lost, and another edit of an old version.
  expect(await edit(maria, updatedAt)).toEqual(edited)
  const late = withContext(fixture, adminContext(ana), (ctx) =>
    editAnnouncement(ctx, {
      announcementId,
      title: 'Mine',
      targetUserId: maria,
      updatedAtSeen: updatedAt,
    }),
  )
  await expect(late).rejects.toMatchObject({ status: 409, refusalName: 'announcement-changed' })
})

test('a deleted announcement is gone for everybody, also for those who had seen it', async () => {
  const maria = await addUser(fixture)
  const { announcementId } = await create({ title: 'Gone soon' })
  await withContext(fixture, userContext(maria), (ctx) =>
    markAnnouncementsSeen(ctx, { announcementIds: [announcementId] }),
  )
  for (let time = 0; time < 2; time += 1)
    await withContext(fixture, adminContext(ana), (ctx) =>
      removeAnnouncement(ctx, { announcementId }),
    )
  expect(await titles(maria)).not.toContain('Gone soon')
  expect(
    await fixture.asOwner(
      `select action_type from user_activity_log where description like '%Gone soon'
        and action_type = 'ADMIN_ANNOUNCEMENT_DELETED'`,
    ),
  ).toHaveLength(1)
})

test('seen announcements stop counting; those of other users cannot be marked', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  await withContext(fixture, userContext(maria), async (ctx) =>
    markAnnouncementsSeen(ctx, {
      announcementIds: (await listMyAnnouncements(ctx)).map((one) => one.announcementId),
    }),
  )
  expect(await unseen(maria)).toBe(0)
  const { announcementId } = await create({ title: 'For Maria', targetUserId: maria })
  expect(await unseen(maria)).toBe(1)
  await withContext(fixture, userContext(jose), (ctx) =>
    markAnnouncementsSeen(ctx, { announcementIds: [announcementId] }),
  )
  expect(
    await fixture.asOwner('select 1 from announcement_views where announcement_id = $1', [
      announcementId,
    ]),
  ).toEqual([])
  for (let time = 0; time < 2; time += 1)
    await withContext(fixture, userContext(maria), (ctx) =>
      markAnnouncementsSeen(ctx, { announcementIds: [announcementId] }),
    )
  expect(await unseen(maria)).toBe(0)
  expect((await mine(maria)).find((one) => one.announcementId === announcementId)).toMatchObject({
    isSeen: true,
    isPersonal: true,
  })
})

test('admins search announcements and targets; wildcards are plain letters', async () => {
  const maria = await addUser(fixture)
  for (const number of [1, 2, 3])
    await create({
      title: `Needle ${number}`,
      priority: number === 2 ? 'high' : 'low',
      targetUserId: maria,
    })
  const list = (asked: Parameters<typeof listAnnouncementsForAdmin>[1]) =>
    withContext(fixture, adminContext(ana), (ctx) => listAnnouncementsForAdmin(ctx, asked))
  const first = await list({ search: 'needle', limit: 2 })
  const second = await list({ search: 'needle', limit: 2, before: first.older ?? '' })
  expect([...first.announcements, ...second.announcements].map(({ title }) => title)).toEqual([
    'Needle 3',
    'Needle 2',
    'Needle 1',
  ])
  expect(second.older).toBeNull()
  expect(
    (await list({ search: 'needle', limit: 2, after: second.newer ?? '' })).announcements.map(
      ({ title }) => title,
    ),
  ).toEqual(['Needle 3', 'Needle 2'])
  expect((await list({ search: 'needle', priority: 'high' })).announcements).toMatchObject([
    { title: 'Needle 2', target: { userId: maria } },
  ])
  expect((await list({ search: 'need%1' })).announcements).toEqual([])
  const targets = await withContext(fixture, adminContext(ana), (ctx) =>
    listTargets(ctx, { search: maria }),
  )
  expect(targets).toMatchObject([{ userId: maria }])
  expect(
    await withContext(fixture, adminContext(ana), (ctx) => listTargets(ctx, { search: ana })),
  ).toEqual([])
})

test('creating, editing and deleting are recorded', async () => {
  const { announcementId, updatedAt } = await create({ title: 'Recorded' })
  await withContext(fixture, adminContext(ana), (ctx) =>
    editAnnouncement(ctx, {
      announcementId,
      title: 'Recorded anew',
      targetUserId: null,
      updatedAtSeen: updatedAt,
    }),
  )
  await withContext(fixture, adminContext(null), (ctx) =>
    removeAnnouncement(ctx, { announcementId }),
  )
  const found = await fixture.asOwner(
    `select action_type, pseudo_user from user_activity_log where description like '%: Recorded%'
      order by id`,
  )
  expect(found).toEqual([
    { action_type: 'ADMIN_ANNOUNCEMENT_CREATED', pseudo_user: null },
    { action_type: 'ADMIN_ANNOUNCEMENT_EDITED', pseudo_user: null },
    { action_type: 'ADMIN_ANNOUNCEMENT_DELETED', pseudo_user: 'ADMIN_ACTION' },
  ])
})

test('one statement and two live events notify ten thousand users, within seconds', async () => {
  await fixture.asOwner(
    `insert into users (id, full_name, email, phone_number, role, status, sample)
     select gen_random_uuid(), 'User ' || n, n || '@many.test', '', 'user', 'active', true
       from generate_series(1, 10000) n`,
  )
  await fixture.asOwner('delete from live_outbox')
  const began = Date.now()
  await create({ title: 'To all of you' })
  await expectSoon(fixture, began, 5_000, 'to tell all of them')
  const [row] = await fixture.asOwner<{ count: number }>(
    `select count(*)::int as count from notifications where message like '%To all of you'`,
  )
  expect(row?.count).toBeGreaterThan(10_000)
  expect(await fixture.asOwner('select topic from live_outbox order by topic')).toEqual([
    { topic: 'announcements' },
    { topic: 'notifications' },
  ])
})
