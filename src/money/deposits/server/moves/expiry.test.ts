import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, userContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { findDepositOfChat, listChatsForAdmin, readChatForAdmin } from '../admin-chats.ts'
import { cancelDeposit, extendDeposit } from './user-deposit-moves.ts'

const fixture = await openDepositFixture(await testDatabase())

afterEach(() => fixture.verifyBook())

test('a past deadline counts as expired before the job runs, which records it once', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  await fixture.letTimePass(transactionId)
  const as = userContext(maria)
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => extendDeposit(ctx, { transactionId, extensionsSeen: 0 })),
    ),
  ).toBe('deposit-expired')
  expect(
    await outcome(
      withContext(fixture, as, (ctx) => cancelDeposit(ctx, { transactionId, moveId: uuidv7() })),
    ),
  ).toBe('deposit-expired')
  expect(await outcome(fixture.startChat(maria, transactionId))).toBe('deposit-expired')
  expect(await outcome(fixture.move(null, transactionId, 'completed'))).toBe('reason-required')
  await Promise.all([fixture.expireDue(), fixture.expireDue(), fixture.expireDue()])
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
})

test('an expired deposit can be completed with a reason, and the history shows both', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await fixture.move(null, transactionId, 'completed', { reason: 'The money arrived at 10:42.' })
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired', 'completed'])
  expect(await fixture.balance(maria)).toBe(1_250_050n)
  const seen = await withContext(fixture, userContext(maria), (ctx) =>
    findDepositOfChat(ctx, { chatId }),
  )
  expect(seen).toMatchObject({ status: 'completed', statusReason: 'The money arrived at 10:42.' })
})

test('the chat of an expired deposit stays open for a late proof', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await fixture.expireDue()
  await fixture.sendProof(maria, chatId)
  const { chat, deposit, proofs } = await withContext(fixture, adminContext(null), (ctx) =>
    readChatForAdmin(ctx, { chatId }),
  )
  expect(chat.status).toBe('pending_confirmation')
  expect(deposit?.status).toBe('expired')
  expect(proofs).toHaveLength(1)
})

test('a deposit that cannot be expired is reported and does not stop the others', async () => {
  const deposits = []
  for (let number = 0; number < 3; number += 1) {
    const deposit = await fixture.request(await fixture.addSaver())
    await fixture.letTimePass(deposit.transactionId, 40 - number)
    deposits.push(deposit.transactionId)
  }
  const [stuck = '', ...others] = deposits
  await fixture.asOwner(
    `create function fail_on_purpose() returns trigger language plpgsql as $$
      begin raise exception 'planted fault'; end $$`,
  )
  await fixture.asOwner(
    `create trigger planted before update on transactions for each row when (new.id = '${stuck}'
      and new.status = 'expired') execute function fail_on_purpose()`,
  )
  await expect(fixture.expireDue()).rejects.toThrow('1 deposits could not be expired; 2 were')
  for (const transactionId of others)
    expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
  expect(await fixture.statuses(stuck)).toEqual(['pending_payment'])
  await fixture.asOwner('drop trigger planted on transactions')
  expect(await fixture.expireDue()).toBe(1)
})

test('a proof after the deadline does not stop the clock, even before the job runs', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await fixture.sendProof(maria, chatId)
  const seen = await withContext(fixture, userContext(maria), (ctx) =>
    findDepositOfChat(ctx, { chatId }),
  )
  expect(seen).toMatchObject({ status: 'expired', hasProof: false })
  // Staff still see that a file was sent.
  const { chats } = await withContext(fixture, adminContext(null), (ctx) =>
    listChatsForAdmin(ctx, { search: chatId }),
  )
  expect(chats).toMatchObject([{ depositStatus: 'expired', hasProof: true }])
  expect(await outcome(fixture.move(null, transactionId, 'completed'))).toBe('reason-required')
  await fixture.expireDue()
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
})
