import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '../../../../../tests/fixtures/database/database.ts'
import { inAct, userAct } from '../../../../../tests/fixtures/people/contexts.ts'
import { openDepositTown } from '../../../../../tests/fixtures/people/deposit-fixture.ts'
import { depositChecks } from '../deposit-checks.ts'
import { cancelDeposit, extendDeposit, settleDeadline } from './keep-deposit-alive.ts'

const town = await openDepositTown(await testDatabase())

afterEach(async () => {
  expect((await verifyBook(town.database, depositChecks)).problems).toEqual([])
})

/** What the work added of each record of this user; live names are counted for everybody. */
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
    liveForStaff: `live_outbox where topic = 'deposits' and user_id is null and $1::uuid is not null`,
  }
  const counts = async () => {
    const found: Record<string, number> = {}
    for (const [name, rows] of Object.entries(tables))
      found[name] = (await town.asOwner(`select 1 from ${rows}`, [userId])).length
    return found
  }
  const before = await counts()
  await work()
  return Object.fromEntries(
    Object.entries(await counts()).map(([name, count]) => [name, count - (before[name] ?? 0)]),
  )
}

const once = { history: 1, notices: 1, activity: 1, mails: 1, live: 1, liveForStaff: 1 }

test('every verb that moves a deposit leaves its history, notification, activity, mail and live names', async () => {
  const maria = await town.addSaver()
  const requestId = uuidv7()
  const as = userAct(maria)
  expect(await recordedBy(maria, () => town.request(maria, 1_000_00n, requestId))).toEqual(once)
  const cancel = { transactionId: requestId, moveId: uuidv7() }
  expect(
    await recordedBy(maria, () => inAct(town, as, (act) => cancelDeposit(act, cancel))),
  ).toEqual(once)
  const { transactionId } = await town.request(maria)
  await town.letTimePass(transactionId)
  expect(
    await recordedBy(maria, () => inAct(town, as, (act) => settleDeadline(act, { transactionId }))),
  ).toEqual(once)
  const other = await town.request(maria)
  expect(
    await recordedBy(maria, () => town.move(town.staff[0], other.transactionId, 'completed')),
  ).toEqual(once)
})

test('what moves neither money nor a state is told too, without a mail', async () => {
  const maria = await town.addSaver()
  const { transactionId } = await town.request(maria)
  const extend = () =>
    inAct(town, userAct(maria), (act) => extendDeposit(act, { transactionId, extensionsSeen: 0 }))
  expect(await recordedBy(maria, extend)).toEqual({ ...once, history: 0, mails: 0 })
  // A second click of the same button tells nothing again.
  expect(await recordedBy(maria, extend)).toEqual({
    history: 0,
    notices: 0,
    activity: 0,
    mails: 0,
    live: 0,
    liveForStaff: 0,
  })
  expect(await recordedBy(maria, () => town.startChat(maria, transactionId))).toMatchObject({
    history: 0,
    notices: 1,
    activity: 1,
    mails: 0,
  })
})

test('the notification of a request leads back to the deposit and says until when to pay', async () => {
  const maria = await town.addSaver()
  const { referenceNumber } = await town.request(maria)
  const told = await town.asOwner<{ type: string; message: string; link_to: string }>(
    'select type, message, link_to from notifications where user_id = $1',
    [maria],
  )
  expect(told).toMatchObject([{ type: 'transaction_update', link_to: '/dashboard/deposit' }])
  expect(told[0]?.message).toMatch(new RegExp(`₱12,500\\.50 \\(${referenceNumber}\\).*Pay until `))
})
