import { afterEach, expect, test } from 'vitest'
import { verifyBook } from '#ledger/server/verify.ts'
import { testDatabase } from '../../../../../tests/fixtures/database/database.ts'
import {
  adminAct,
  inAct,
  testGround,
  userAct,
} from '../../../../../tests/fixtures/people/contexts.ts'
import { openDepositTown, outcome } from '../../../../../tests/fixtures/people/deposit-fixture.ts'
import { adminChats, depositOfChat } from '../admin-chats.ts'
import { depositChecks } from '../deposit-checks.ts'
import { expireDueDeposits } from './expire-deposits.ts'

const town = await openDepositTown(await testDatabase())
const sweep = () =>
  inAct(town, { role: 'system' }, () =>
    expireDueDeposits({ ...testGround, database: town.database }),
  )

afterEach(async () => {
  expect((await verifyBook(town.database, depositChecks)).problems).toEqual([])
})

test('one deposit that cannot be expired keeps no other waiting, and is told of', async () => {
  const deposits = []
  for (let number = 0; number < 3; number += 1) {
    const deposit = await town.request(await town.addSaver())
    await town.letTimePass(deposit.transactionId, 40 - number)
    deposits.push(deposit.transactionId)
  }
  const [stuck = '', ...others] = deposits
  await town.asOwner(
    `create function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'planted fault'; end $$`,
  )
  await town.asOwner(
    `create trigger planted before update on transactions for each row when (new.id = '${stuck}' and new.status = 'expired') execute function fail_on_purpose()`,
  )
  await expect(sweep()).rejects.toThrow('1 deposits could not be expired; 2 were')
  for (const transactionId of others)
    expect(await town.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
  expect(await town.statuses(stuck)).toEqual(['pending_payment'])
  await town.asOwner('drop trigger planted on transactions')
  expect(await sweep()).toBe(1)
})

test('a proof sent after the deadline revives nothing, although the job has not come by yet', async () => {
  const maria = await town.addSaver()
  const { transactionId } = await town.request(maria)
  const { chatId } = await town.startChat(maria, transactionId)
  await town.letTimePass(transactionId)
  await town.sendProof(maria, chatId)
  const seen = await inAct(town, userAct(maria), (act) => depositOfChat(act, { chatId }))
  expect(seen).toMatchObject({ status: 'expired', hasProof: false })
  // Staff still see that a file has come.
  const { chats } = await inAct(town, adminAct(null), (act) => adminChats(act, { search: chatId }))
  expect(chats).toMatchObject([{ depositStatus: 'expired', hasProof: true }])
  expect(await outcome(town.move(null, transactionId, 'completed'))).toBe('reason-required')
  await sweep()
  expect(await town.statuses(transactionId)).toEqual(['pending_payment', 'expired'])
})

test('a proof sent before the deadline stops the clock, however late the job looks', async () => {
  const maria = await town.addSaver()
  const { transactionId } = await town.request(maria)
  const { chatId } = await town.startChat(maria, transactionId)
  await town.sendProof(maria, chatId)
  // The deadline lies between the message and now.
  await town.endTimeIn(transactionId)
  await sweep()
  expect(await town.statuses(transactionId)).toEqual(['pending_payment'])
  expect(await outcome(town.move(null, transactionId, 'completed'))).toBe('done')
})
