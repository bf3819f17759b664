import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import {
  adminContext,
  withContext,
  testGround,
  userContext,
} from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture, outcome } from '#tests/fixtures/people/deposit-fixture.ts'
import { listChatsForAdmin, getDepositOfChat } from '../admin-chats.ts'
import { depositChecks } from '../deposit-checks.ts'
import { expireDueDeposits } from './expire-deposits.ts'

const fixture = await openDepositFixture(await testDatabase())
const sweep = () =>
  withContext(fixture, { role: 'system' }, () =>
    expireDueDeposits({ ...testGround, database: fixture.database }),
  )

afterEach(async () => {
  expect((await verifyBook(fixture.database, depositChecks)).problems).toEqual([])
})

test('one deposit that cannot be expired keeps no other waiting, and is told of', async () => {
  const deposits = []
  for (let number = 0; number < 3; number += 1) {
    const deposit = await fixture.request(await fixture.addSaver())
    await fixture.letTimePass(deposit.transactionId, 40 - number)
    deposits.push(deposit.transactionId)
  }
  const [stuck = '', ...others] = deposits
  await fixture.asOwner(
    `create function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
  )
  await fixture.asOwner(
    `create trigger planted before update on transactions for each row when (new.id = '${stuck}'
      and new.status = 'expired') execute function fail_on_purpose()`,
  )
  await expect(sweep()).rejects.toThrow('1 deposits could not be expired; 2 were')
  for (const transactionId of others)
    expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
  expect(await fixture.statuses(stuck)).toEqual(['pending_payment'])
  await fixture.asOwner('drop trigger planted on transactions')
  expect(await sweep()).toBe(1)
})

test('a proof sent after the deadline revives nothing, although the job has not come by yet', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.letTimePass(transactionId)
  await fixture.sendProof(maria, chatId)
  const seen = await withContext(fixture, userContext(maria), (ctx) =>
    getDepositOfChat(ctx, { chatId }),
  )
  expect(seen).toMatchObject({ status: 'expired', hasProof: false })
  // Staff still see that a file has come.
  const { chats } = await withContext(fixture, adminContext(null), (ctx) =>
    listChatsForAdmin(ctx, { search: chatId }),
  )
  expect(chats).toMatchObject([{ depositStatus: 'expired', hasProof: true }])
  expect(await outcome(fixture.move(null, transactionId, 'completed'))).toBe('reason-required')
  await sweep()
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
})

test('a proof sent before the deadline stops the clock, however late the job looks', async () => {
  const maria = await fixture.addSaver()
  const { transactionId } = await fixture.request(maria)
  const { chatId } = await fixture.startChat(maria, transactionId)
  await fixture.sendProof(maria, chatId)
  // The deadline lies between the message and now.
  await fixture.endTimeIn(transactionId)
  await sweep()
  expect(await fixture.statuses(transactionId)).toEqual(['pending_payment'])
  expect(await outcome(fixture.move(null, transactionId, 'completed'))).toBe('done')
})
