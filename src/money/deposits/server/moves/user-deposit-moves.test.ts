import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { findDepositOfChat } from '../admin-chats.ts'
import { cancelDeposit, extendDeposit, settleDeadline } from './user-deposit-moves.ts'

const fixture = await openDepositFixture(await testDatabase())

afterEach(() => fixture.verifyBook())

test('a deposit can be extended ten times; a second click of a button adds nothing', async () => {
  const maria = await fixture.addSaver()
  const { transactionId, expiresAt } = await fixture.request(maria)
  const extend = (extensionsSeen: number) =>
    withContext(fixture, userContext(maria), (ctx) =>
      extendDeposit(ctx, { transactionId, extensionsSeen }),
    )
  expect((await extend(0)).expiresAt.getTime() - expiresAt.getTime()).toBe(30 * 60_000)
  expect((await extend(0)).extensions).toBe(1)
  for (let seen = 1; seen < 10; seen += 1) await extend(seen)
  expect(await outcome(extend(10))).toBe('no-more-time')
})

test('a browser whose clock runs fast expires nothing', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const settle = () =>
    withContext(fixture, userContext(maria), (ctx) => settleDeadline(ctx, { transactionId }))
  expect((await settle()).status).toBe('pending_payment')
  await fixture.letTimePass(transactionId)
  expect((await settle()).status).toBe('expired')
})

test('a proof stops the clock, however late the job runs; the user cannot cancel', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.sendProof(maria, chatId)
  // The deadline lies between the message and now.
  await fixture.endTimeIn(transactionId)
  await fixture.expireDue()
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment'])
  expect(
    await outcome(
      withContext(fixture, userContext(maria), (ctx) =>
        cancelDeposit(ctx, { transactionId, moveId: uuidv7() }),
      ),
    ),
  ).toBe('proof-waiting')
  expect((await fixture.move(null, transactionId, 'completed')).status).toBe('completed')
})

test('an action that comes too late for its deposit is refused with 409', async () => {
  const maria = await fixture.addSaver()
  const as = userContext(maria)
  const refused = async (work: Promise<unknown>) => {
    const { status, refusalName } = await refusalOf(work)
    return `${status} ${refusalName}`
  }
  const extend = (transactionId: string, extensionsSeen = 0) =>
    withContext(fixture, as, (ctx) => extendDeposit(ctx, { transactionId, extensionsSeen }))
  const cancel = (transactionId: string) =>
    withContext(fixture, as, (ctx) => cancelDeposit(ctx, { transactionId, moveId: uuidv7() }))
  const startChat = (transactionId: string) => fixture.startChat(maria, transactionId)

  const proven = await fixture.request(maria)
  const { chatId } = await startChat(proven.transactionId)
  await fixture.sendProof(maria, chatId)
  expect(await refused(extend(proven.transactionId))).toBe('409 time-not-needed')
  expect(await refused(cancel(proven.transactionId))).toBe('409 proof-waiting')

  const cancelled = await fixture.request(maria)
  for (let seen = 0; seen < 10; seen += 1) await extend(cancelled.transactionId, seen)
  expect(await refused(extend(cancelled.transactionId, 10))).toBe('409 no-more-time')
  await cancel(cancelled.transactionId)
  expect(await refused(startChat(cancelled.transactionId))).toBe('409 deposit-not-found')
  expect(await refused(cancel(cancelled.transactionId))).toBe('409 move-not-allowed')

  const late = await fixture.request(maria)
  await fixture.letTimePass(late.transactionId)
  for (const action of [extend, cancel, startChat])
    expect(await refused(action(late.transactionId))).toBe('409 deposit-expired')
})

test('every action on a deposit of another user is refused as not found', async () => {
  const [maria, jose] = [await fixture.addSaver(), await fixture.addSaver()]
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  const as = userContext(jose)
  expect(await outcome(fixture.startChat(jose, transactionId))).toBe('transaction-not-found')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => extendDeposit(ctx, { transactionId, extensionsSeen: 0 })),
    ),
  ).toBe('transaction-not-found')
  expect(
    await outcome(withContext(fixture, as, (ctx) => settleDeadline(ctx, { transactionId }))),
  ).toBe('transaction-not-found')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => cancelDeposit(ctx, { transactionId, moveId: uuidv7() })),
    ),
  ).toBe('transaction-not-found')
  expect(await outcome(withContext(fixture, as, (ctx) => findDepositOfChat(ctx, { chatId })))).toBe(
    'chat-not-found',
  )
  expect(await outcome(fixture.move(null, uuidv7(), 'completed'))).toBe('transaction-not-found')
})
