import { setTimeout as pause } from 'node:timers/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { endingSteps, JobsStopped } from '#foundation/platform/server/jobs.ts'
import { openTill, openWallet, post } from '#ledger/server/actions.ts'
import type { Check } from '#ledger/server/verify.ts'
import {
  cloneDatabase,
  testDatabase,
  type TestDatabase,
} from '#tests/fixtures/database/database.ts'
import {
  addUser,
  adminContext,
  withContext,
  testServices,
} from '#tests/fixtures/people/contexts.ts'
import { readBooks } from './books.ts'
import { askVerification, listVerifications, verifyBooksWhenDue } from './verify-books.ts'

const fixture = await testDatabase()
const staff = adminContext(await addUser(fixture, 'admin'))
const logged: object[] = []

const noChecks: readonly Check[] = []
const verify = (
  where: TestDatabase = fixture,
  checks = noChecks,
  database: Database = where.database,
) =>
  verifyBooksWhenDue(
    {
      ...testServices,
      database,
      lasting: where.database,
      log: { error: (facts) => logged.push(facts) },
    },
    checks,
  )
const verifications = () => withContext(fixture, staff, (ctx) => listVerifications(ctx))

async function putMoney(where: TestDatabase, amountCentavos: bigint): Promise<string> {
  const [till, userId] = [uuidv7(), await addUser(where)]
  await where.database.transaction(async (tx) => {
    await openTill(tx, { tillId: till, code: `bank:${till}`, name: 'BDO Unibank', sample: true })
    await openWallet(tx, { walletId: userId, sample: true })
    await post(tx, { key: uuidv7(), from: till, to: userId, amountCentavos, purpose: 'deposit' })
  })
  return userId
}

test('the balances of wallets and tills sum to zero', async () => {
  const before = await withContext(fixture, staff, (ctx) => readBooks(ctx))
  await putMoney(fixture, 12_500_50n)
  const after = await withContext(fixture, staff, (ctx) => readBooks(ctx))
  expect(after.availableCentavos - before.availableCentavos).toBe(12_500_50n)
  expect(after.tills.map(({ balanceCentavos }) => balanceCentavos)).toContain(-12_500_50n)
  expect(after.differenceCentavos).toBe(0n)
})

test('the books are verified once a day, and the result is stored', async () => {
  await Promise.all([verify(), verify(), verify()])
  await verify()
  const [first, ...more] = await verifications()
  expect(more).toEqual([])
  expect(first).toMatchObject({ askedBy: null, problems: 0, failure: null })
  expect(first?.checks?.map(({ name }) => name)).toContain('all entries sum to zero')
})

test('simultaneous requests start one verification', async () => {
  await Promise.all(
    Array.from({ length: 5 }, () => withContext(fixture, staff, (ctx) => askVerification(ctx))),
  )
  expect(await verifications()).toHaveLength(2)
  await verify()
  expect((await verifications())[0]).toMatchObject({ askedBy: 'Test User', problems: 0 })
})

test('a problem is recorded, logged and mailed to every admin', async () => {
  const other = await cloneDatabase()
  try {
    const admins = [await addUser(other, 'admin'), await addUser(other, 'admin')]
    const maria = await putMoney(other, 5_000_00n)
    await other.asOwner(`set session_replication_role = replica`)
    await other.asOwner('update ledger.wallets set available = available + 1 where id = $1', [
      maria,
    ])
    await other.asOwner(`set session_replication_role = origin`)
    logged.length = 0
    await verify(other)
    const [found] = await withContext(other, adminContext(null), (ctx) => listVerifications(ctx))
    expect(found?.problems).toBeGreaterThan(0)
    expect(found?.checks?.flatMap(({ problems }) => problems).join()).toContain(maria)
    expect(logged).toEqual([{ problems: found?.problems }])
    expect(
      await other.asOwner(`select from user_activity_log where action_type = 'BOOKS_ALARM'`),
    ).toHaveLength(1)
    const mails = await other.asOwner<{ user_id: string }>(
      `select user_id from mail_outbox where kind = 'books_alarm' order by user_id`,
    )
    expect(mails.map(({ user_id: id }) => id)).toEqual(admins.toSorted())
    const books = await withContext(other, adminContext(null), (ctx) => readBooks(ctx))
    expect(books.differenceCentavos).toBe(1n)
  } finally {
    await other.close()
  }
})

test('a verification whose server died is repeated after an hour', async () => {
  await withContext(fixture, staff, (ctx) => askVerification(ctx))
  await fixture.asOwner(
    `update book_verifications set begun_at = now() - interval '59 minutes'
      where finished_at is null`,
  )
  await verify()
  expect((await verifications())[0]?.finishedAt).toBeNull()
  await fixture.asOwner(
    `update book_verifications set begun_at = now() - interval '61 minutes'
      where finished_at is null`,
  )
  await verify()
  expect((await verifications())[0]?.finishedAt).not.toBeNull()
})

test('a verification that the stop of a server ends is taken over by another one', async () => {
  const other = await cloneDatabase()
  try {
    const slow = { name: 'slow', counts: 'select count(*) from pg_sleep(20)', problems: 'select 1' }
    const steps = endingSteps({ database: other.database, files: testServices.files })
    logged.length = 0
    const verifying = verify(other, [slow], steps.database)
    await pause(500)
    steps.end()
    await verifying
    const waiting = await other.asOwner(
      'select from book_verifications where begun_at is null and finished_at is null',
    )
    expect(waiting).toHaveLength(1)
    await verify(other)
    const [found] = await withContext(other, adminContext(null), (ctx) => listVerifications(ctx))
    expect(found).toMatchObject({ problems: 0, failure: null })
    expect(logged).toEqual([])
  } finally {
    await other.close()
  }
})

test('a stop before the result is stored gives the verification to another server', async () => {
  const other = await cloneDatabase()
  try {
    const steps = endingSteps({ database: other.database, files: testServices.files })
    let stopped = false
    const database: Database = {
      ...steps.database,
      transaction: (work) =>
        steps.database.transaction(async (tx) => {
          const rows: typeof tx.rows = async (text, values) => {
            // The statement that stores the result.
            if (text.includes('set finished_at')) {
              stopped = true
              throw new JobsStopped('The server stops')
            }
            return await tx.rows(text, values)
          }
          return await work({ ...tx, rows })
        }),
    }
    await verify(other, noChecks, database)
    expect(stopped).toBe(true)
    expect(
      await other.asOwner(
        'select from book_verifications where begun_at is null and finished_at is null',
      ),
    ).toHaveLength(1)
  } finally {
    await other.close()
  }
})
