/** A receipt goes on saying what it said when its transaction ended. */
import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openWallet } from '#ledger/server/actions.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { moveTransaction, recordTransaction } from '../actions.ts'
import { hashRequest } from '../idempotency-keys.ts'
import { readReceipt } from '../read-transactions.ts'
import { verifyReceipt } from './verify-receipt.ts'

const fixture = await testDatabase()
const anybody = adminContext(null)

/** A withdrawal of Maria: its code from before its end, and how it ends. */
async function withdrawalOfMaria() {
  const userId = await addUser(fixture)
  await rename(userId, 'Maria Dela Cruz')
  await fixture.database.transaction((tx) => openWallet(tx, { walletId: userId, sample: true }))
  const transactionId = uuidv7()
  const row = await withContext(fixture, userContext(userId), (ctx) =>
    recordTransaction(ctx, {
      transactionId,
      userId,
      type: 'withdrawal_request',
      amountCentavos: 5_000_00n,
      status: 'pending',
      description: 'Test',
      metaData: {
        bank_name: 'GCash',
        account_name: 'Maria Dela Cruz',
        account_number: '09171234567',
      },
      requestHash: hashRequest({ transactionId }),
    }),
  )
  const receipt = () =>
    withContext(fixture, userContext(userId), (ctx) => readReceipt(ctx, { id: transactionId }))
  const end = () =>
    withContext(fixture, userContext(userId), (ctx) =>
      moveTransaction(ctx, {
        transaction: row,
        to: 'completed',
        type: 'withdrawal',
        moveId: uuidv7(),
      }),
    )
  return { userId, transactionId, receipt, end, early: (await receipt()).signature.code }
}

const rename = (userId: string, name: string) =>
  fixture.asOwner(`update users set full_name = $2 where id = $1`, [userId, name])

const check = async (code: string) =>
  (await withContext(fixture, anybody, (ctx) => verifyReceipt(ctx, { code }))).receipt

test('after a rename an old receipt and both its codes keep the name of its end', async () => {
  const { userId, receipt, end, early } = await withdrawalOfMaria()
  await rename(userId, 'Maria Santos')
  expect((await receipt()).owner.fullName).toBe('Maria Santos')
  await end()
  const { code, statement } = (await receipt()).signature
  expect(code).not.toBe(early)
  expect(statement).toMatch(/^kaban receipt 2\n[^]+\nstatus completed\n/)
  expect(statement).toMatch(/\nparticulars [0-9a-f]{64}\n$/)
  await rename(userId, 'Mia Reyes')
  expect((await receipt()).owner.fullName).toBe('Maria Santos')
  for (const printed of [early, code])
    expect(await check(printed), printed).toMatchObject({
      maskedName: 'M••• S•••',
      lastDigits: '4567',
      status: 'completed',
    })
})

test('nobody changes what a receipt said, and a changed row is not genuine', async () => {
  const { transactionId, receipt, end, early } = await withdrawalOfMaria()
  await end()
  const { code } = (await receipt()).signature
  const change = `update receipt_facts set particulars = particulars || '{"holder": "Ana"}'`
  const here = `where transaction_id = '${transactionId}'`
  await expect(fixture.asOwner(`${change} ${here}`)).rejects.toThrow(/stay as they are/)
  await expect(fixture.asOwner(`delete from receipt_facts ${here}`)).rejects.toThrow(/append-only/)
  for (const write of [
    `${change} ${here}`,
    `delete from receipt_facts ${here}`,
    `insert into receipt_facts (transaction_id, type, status, ended_at, digest)
       values (gen_random_uuid(), 'deposit', 'completed', now(), sha256(''))`,
    `insert into former_names (user_id, full_name) select id, 'Ana' from users limit 1`,
  ])
    await expect(
      fixture.database.transaction((tx) => tx.rows(write)),
      write,
    ).rejects.toThrow(/permission denied/)
  await fixture.asOwner('alter table receipt_facts disable trigger user')
  await fixture.asOwner(`${change} ${here}`)
  await fixture.asOwner('alter table receipt_facts enable trigger user')
  for (const printed of [early, code]) expect(await check(printed), printed).toBeNull()
})

test('who closes is forgotten on receipts too, and the codes stay genuine', async () => {
  const { userId, transactionId, receipt, end, early } = await withdrawalOfMaria()
  await end()
  const { code } = (await receipt()).signature
  await rename(userId, 'Maria Santos')
  await fixture.asOwner(
    `update users set full_name = 'Closed user', closed_at = now(), status = 'suspended'
     where id = $1`,
    [userId],
  )
  for (const printed of [early, code])
    expect(await check(printed), printed).toMatchObject({ maskedName: '', status: 'completed' })
  expect(
    await fixture.asOwner(
      `select particulars, salt,
         (select count(*)::int from former_names where user_id = $2) as names
       from receipt_facts where transaction_id = $1`,
      [transactionId, userId],
    ),
  ).toEqual([{ particulars: null, salt: null, names: 0 }])
})

test('an earlier installation freezes its receipts from what is known now', async () => {
  const { transactionId, receipt, end, early } = await withdrawalOfMaria()
  await fixture.asOwner('alter table transactions disable trigger transactions_freeze_receipt')
  await end()
  await fixture.asOwner('alter table transactions enable trigger transactions_freeze_receipt')
  expect((await receipt()).signature.code).toBe(early)
  const migration = await readFile('migrations/04-hardening/0050.do.receipt-facts.sql', 'utf8')
  const [insert] = /^insert into receipt_facts[^;]+as ended;/m.exec(migration) ?? []
  await fixture.asOwner(`${insert?.slice(0, -1)} where id = '${transactionId}'`)
  const { code } = (await receipt()).signature
  for (const printed of [early, code])
    expect(await check(printed), printed).toMatchObject({ maskedName: 'M••• D••• C•••' })
})
