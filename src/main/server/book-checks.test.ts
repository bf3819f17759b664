import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { hold, openTill, post, reverse } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { moveWithdrawal } from '#money/withdrawals/server/moves/move-withdrawal.ts'
import { requestWithdrawal } from '#money/withdrawals/server/request-withdrawal.ts'
import { cloneDatabase, testDatabase } from '#tests/fixtures/database/database.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { openDepositFixture } from '#tests/fixtures/people/deposit-fixture.ts'
import { bankDetails } from '#tests/fixtures/people/withdrawal-fixture.ts'
import { installationChecks } from './book-checks.ts'

const fixture = await openDepositFixture(await testDatabase())
const payouts = uuidv7()
await fixture.database.transaction((tx) =>
  openTill(tx, { tillId: payouts, code: 'payouts', name: 'Payouts', sample: true }),
)

const problems = async () => (await verifyBook(fixture.database, installationChecks)).problems

/** Adds a user with money from a completed deposit. */
async function addPayer(): Promise<{ userId: string; transactionId: string }> {
  const userId = await fixture.addSaver()
  const { transactionId } = await fixture.request(userId, 12_000_00n)
  await fixture.move(fixture.staff[0], transactionId, 'completed')
  return { userId, transactionId }
}

async function withdraw(userId: string): Promise<string> {
  const requestId = uuidv7()
  await withContext(fixture, userContext(userId), (ctx) =>
    requestWithdrawal(ctx, { requestId, amountCentavos: 5_000_00n, ...bankDetails }),
  )
  return requestId
}

test('deposits, withdrawals in every state and their reversals have no problems', async () => {
  const { userId } = await addPayer()
  await withdraw(userId)
  const [paid, moveId] = [await withdraw(userId), uuidv7()]
  await withContext(fixture, adminContext(null), (ctx) =>
    moveWithdrawal(ctx, { transactionId: paid, moveId, to: 'completed', bankReference: 'BPI 5' }),
  )
  await fixture.database.transaction((tx) =>
    reverse(tx, { key: uuidv7(), transferId: moveId, reason: 'The bank sent it back.' }),
  )
  const other = await addPayer()
  await fixture.database.transaction((tx) =>
    reverse(tx, { key: uuidv7(), transferId: other.transactionId, reason: 'The payment bounced.' }),
  )
  // The company may move money between its tills freely.
  const till = uuidv7()
  await fixture.database.transaction(async (tx) => {
    await openTill(tx, { tillId: till, code: 'other', name: 'Other', sample: true })
    await post(tx, {
      key: uuidv7(),
      from: payouts,
      to: till,
      amountCentavos: 1n,
      purpose: 'between tills',
    })
  })
  expect(await problems()).toEqual([])
})

test('finds a hold, a credit, a payment out and a reversal that no row explains', async () => {
  const { userId, transactionId } = await addPayer()
  const planted = { hold: uuidv7(), credit: uuidv7(), payment: uuidv7(), reversal: uuidv7() }
  await fixture.database.transaction(async (tx) => {
    await hold(tx, {
      key: planted.hold,
      walletId: userId,
      amountCentavos: 1_00n,
      purpose: 'withdrawal',
      subjectId: transactionId,
    })
    // A transfer is not a deposit just because its subject is a real one.
    await post(tx, {
      key: planted.credit,
      from: payouts,
      to: userId,
      amountCentavos: 12_000_00n,
      purpose: 'deposit',
      subjectId: transactionId,
    })
    await post(tx, {
      key: planted.payment,
      from: userId,
      to: payouts,
      amountCentavos: 2_00n,
      purpose: 'withdrawal',
    })
    await reverse(tx, { key: planted.reversal, transferId: planted.payment, reason: 'Planted' })
  })
  const found = await problems()
  expect(found).toHaveLength(4)
  for (const id of Object.values(planted))
    expect(found.filter((problem) => problem.includes(` ${id} `))).toHaveLength(1)
})

test('a deposit that an older server completes during an upgrade is no problem', async () => {
  const own = await openDepositFixture(await cloneDatabase())
  try {
    const deposits: string[] = []
    for (let turn = 0; turn < 2; turn += 1) {
      const { transactionId } = await own.request(await own.addSaver(), 12_000_00n)
      await own.move(own.staff[0], transactionId, 'completed')
      deposits.push(transactionId)
    }
    // Older servers count nothing.
    await own.asOwner('alter table moved_alone disable trigger moved_alone_only_grows')
    await own.asOwner(
      `delete from moved_alone where move_id in
         (select id from status_history where transaction_id = $1)`,
      [deposits[1]],
    )
    const found = async () => (await verifyBook(own.database, installationChecks)).problems
    const asFound = [expect.stringContaining('completed by staff and counts as nothing')]
    expect(await found()).toEqual(asFound)
    await own.asOwner(
      `update schema_version set run_at = run_at - interval '90 days' where version < 44`,
    )
    expect(await found()).toEqual([])
    await own.asOwner(
      `update schema_version set run_at = run_at - interval '25 hours' where version = 44`,
    )
    expect(await found()).toEqual(asFound)
  } finally {
    await own.close()
  }
})
