import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { cancelDeposit, extendDeposit, settleDeadline } from './user-deposit-moves.ts'

const fixture = await openDepositFixture(await testDatabase())

afterEach(() => fixture.verifyBook())

/** Counts the records of this user that the work added, and the live names for staff. */
async function recordedBy(
  userId: string,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const tables = {
    history:
      'status_history where transaction_id in (select id from transactions where user_id = $1)',
    notices: 'notifications where user_id = $1',
    activity: 'user_activity_log where user_id = $1',
    mails: 'mail_outbox where user_id = $1',
    live: `live_outbox where topic = 'deposits' and user_id = $1`,
    liveForStaff: `live_outbox
      where topic = 'deposits' and user_id is null and $1::uuid is not null`,
  }
  const counts = async () => {
    const found: Record<string, number> = {}
    for (const [name, rows] of Object.entries(tables))
      found[name] = (await fixture.asOwner(`select 1 from ${rows}`, [userId])).length
    return found
  }
  const before = await counts()
  await work()
  return Object.fromEntries(
    Object.entries(await counts()).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  )
}

const once = { history: 1, notices: 1, activity: 1, mails: 1, live: 1, liveForStaff: 1 }

test('every move leaves its history, notification, activity, mail and live names', async () => {
  const maria = await fixture.addSaver()
  const requestId = uuidv7()
  const as = userContext(maria)
  expect(await recordedBy(maria, () => fixture.request(maria, 1_000_00n, requestId))).toEqual(once)
  const cancel = { transactionId: requestId, moveId: uuidv7() }
  expect(
    await recordedBy(maria, () => withContext(fixture, as, (ctx) => cancelDeposit(ctx, cancel))),
  ).toEqual(once)
  const { transactionId } = await fixture.request(maria)
  await fixture.letTimePass(transactionId)
  expect(
    await recordedBy(maria, () =>
      withContext(fixture, as, (ctx) => settleDeadline(ctx, { transactionId })),
    ),
  ).toEqual(once)
  const other = await fixture.request(maria)
  expect(
    await recordedBy(maria, () => fixture.move(fixture.staff[0], other.transactionId, 'completed')),
  ).toEqual(once)
})

test('an extension and a new chat leave records too, but no mail', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const extend = () =>
    withContext(fixture, userContext(maria), (ctx) =>
      extendDeposit(ctx, { transactionId, extensionsSeen: 0 }),
    )
  expect(await recordedBy(maria, extend)).toEqual({ ...once, history: 0, mails: 0 })
  // A second click of the same button records nothing.
  expect(await recordedBy(maria, extend)).toEqual({
    history: 0,
    notices: 0,
    activity: 0,
    mails: 0,
    live: 0,
    liveForStaff: 0,
  })
  expect(await recordedBy(maria, () => fixture.startChat(maria, transactionId))).toMatchObject({
    history: 0,
    notices: 1,
    activity: 1,
    mails: 0,
  })
})

test('the notification of a request links to the deposit and names the deadline', async () => {
  const maria = await fixture.addSaver()
  const { referenceNumber } = await fixture.request(maria)
  const notices = await fixture.asOwner<{ type: string; message: string; link_to: string }>(
    'select type, message, link_to from notifications where user_id = $1',
    [maria],
  )
  expect(notices).toMatchObject([{ type: 'transaction_update', link_to: '/dashboard/deposit' }])
  expect(notices[0]?.message).toMatch(new RegExp(`₱12,500\\.50 \\(${referenceNumber}\\).*Pay by `))
})
