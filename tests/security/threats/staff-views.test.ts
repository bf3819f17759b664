/** T47: staff who view very many users, or details that they do not need. */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listAlarms, readUserForStaff, revealBankNumber } from '#surfaces/users/server/read-user.ts'
import { settleAlarm } from '#surfaces/users/server/settle-alarm.ts'
import { viewAlarmPeople } from '#surfaces/users/shared/rules.ts'
import { testDatabase } from '../../fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '../../fixtures/people/contexts.ts'

const fixture = await testDatabase({ connections: 16 })

const people = await Promise.all(Array.from({ length: viewAlarmPeople }, () => addUser(fixture)))
const view = (by: string | null, userId: string) =>
  withContext(fixture, adminContext(by), (ctx) => readUserForStaff(ctx, { userId }))
const alarmsSeenBy = (by: string | null) =>
  withContext(fixture, adminContext(by), (ctx) => listAlarms(ctx))
const viewsOf = async (by: string) =>
  (
    await fixture.asOwner<{ user_id: string }>(
      'select user_id from staff_views where person = $1',
      [by],
    )
  ).map(({ user_id }) => user_id)
const alarmRows = (by: string) =>
  fixture.asOwner(
    `select from user_activity_log where action_type = 'STAFF_LOOKS_ALARM' and actor_user_id = $1`,
    [by],
  )

test('T47 a view of a user by staff is recorded once while it goes on', async () => {
  const admin = await addUser(fixture, 'admin')
  for (let time = 0; time < 3; time += 1) await view(admin, people[0]!)
  await Promise.all(Array.from({ length: 8 }, () => view(admin, people[1]!)))
  expect((await viewsOf(admin)).toSorted()).toEqual([people[0]!, people[1]!].toSorted())
  await expect(
    fixture.database.transaction((tx) => tx.rows('delete from staff_views')),
  ).rejects.toThrow(/permission denied/)
})

test('T47 a hundred users within five minutes raise one alarm, ninety-nine none', async () => {
  const [slow, quick] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  for (const userId of people.slice(1)) await view(slow, userId)
  expect(await alarmRows(slow)).toHaveLength(0)
  await view(slow, people[0]!)
  await view(slow, await addUser(fixture))
  await Promise.all(people.map((userId) => view(quick, userId)))
  for (const admin of [slow, quick]) expect(await alarmRows(admin)).toHaveLength(1)
  expect(
    (await alarmsSeenBy(null)).map(({ people: count, minutes, own }) => [count, minutes, own]),
  ).toEqual([
    [100, 5, false],
    [100, 5, false],
  ])
})

test('T47 older views do not count, and company access counts as one person', async () => {
  const admin = await addUser(fixture, 'admin')
  for (const userId of people.slice(1)) await view(admin, userId)
  await fixture.asOwner('alter table staff_views disable trigger all')
  await fixture.asOwner(
    `update staff_views set viewed_at = viewed_at - interval '6 minutes' where person = $1`,
    [admin],
  )
  await fixture.asOwner('alter table staff_views enable trigger all')
  await view(admin, people[0]!)
  expect(await alarmRows(admin)).toHaveLength(0)
  await Promise.all(people.map((userId) => view(null, userId)))
  expect(
    await fixture.asOwner(`select from view_alarms where person = 'company-access'`),
  ).toHaveLength(1)
})

test('T47 a colleague settles an alarm, once; the person whom it is about cannot', async () => {
  const [busy, colleague] = [await addUser(fixture, 'admin'), await addUser(fixture, 'admin')]
  await Promise.all(people.map((userId) => view(busy, userId)))
  const alarm = (await alarmsSeenBy(busy)).find(({ own }) => own)!
  const settle = (by: string, finding = 'They moved the archive.') =>
    withContext(fixture, adminContext(by), (ctx) =>
      settleAlarm(ctx, { alarmId: alarm.alarmId, finding }),
    )
  await expect(settle(busy)).rejects.toMatchObject({ refusalName: 'own-alarm', status: 403 })
  await expect(settle(colleague, '')).rejects.toMatchObject({ refusalName: 'finding-required' })
  await settle(colleague)
  await expect(settle(colleague)).rejects.toMatchObject({
    refusalName: 'alarm-not-found',
    status: 404,
  })
  expect((await alarmsSeenBy(null)).some(({ alarmId }) => alarmId === alarm.alarmId)).toBe(false)
  const ofBusy = await fixture.asOwner(
    `select action_type as action, actor_user_id as actor from user_activity_log
      where subject_kind = 'user' and subject_id = $1 order by id`,
    [busy],
  )
  expect(ofBusy).toEqual([
    { action: 'STAFF_LOOKS_ALARM', actor: busy },
    { action: 'STAFF_LOOKS_ALARM_SETTLED', actor: colleague },
  ])
  await expect(
    fixture.database.transaction((tx) => tx.rows('update view_alarms set people = 1')),
  ).rejects.toThrow(/permission denied/)
})

test('T47 revealing a bank account number needs a reason, which is recorded', async () => {
  const [admin, userId] = [await addUser(fixture, 'admin'), await addUser(fixture)]
  await fixture.asOwner(
    `insert into bank_details (user_id, bank_name, account_name, account_number)
      values ($1, 'GCash', 'Test User', '09171234567')`,
    [userId],
  )
  const page = await view(admin, userId)
  expect(page.bank?.maskedNumber).toBe('•••• 4567')
  expect(
    JSON.stringify(page, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toContain('09171234567')
  const reveal = (reason: string) =>
    withContext(fixture, adminContext(admin), (ctx) => revealBankNumber(ctx, { userId, reason }))
  await expect(reveal('why')).rejects.toMatchObject({
    refusalName: 'reveal-reason-required',
    field: 'reason',
  })
  expect(await reveal('The bank asks for it.')).toEqual({ accountNumber: '09171234567' })
  const recorded = await fixture.asOwner(
    `select actor_user_id, user_id, subject_id, description from user_activity_log
      where action_type = $1`,
    ['ADMIN_BANK_NUMBER_REVEALED'],
  )
  expect(recorded).toEqual([
    {
      actor_user_id: admin,
      user_id: admin,
      subject_id: userId,
      description: 'Bank account number viewed. Reason: The bank asks for it.',
    },
  ])
  await expect(view(admin, uuidv7())).rejects.toMatchObject({ status: 404 })
})
