/** T13, T14: what one member of the staff could do alone. Approvals: approvals.test.ts. */
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { openWallet } from '#ledger/server/actions.ts'
import { approvalKinds } from '#main/server/approval-kinds.ts'
import { listApprovals, readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { adminContext, withContext } from '../../fixtures/people/contexts.ts'
import { openInvestmentFixture } from '../../fixtures/people/investment-fixture.ts'
import { outcome } from '../../fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '../../fixtures/people/second-person-fixture.ts'

const fixture = await twoPersonsFixture()
const { ana, ben, cleo } = fixture.people
afterEach(() => fixture.expectWholeBooks())

test('T13 of thirty concurrent payouts to one user, those above the limit wait', async () => {
  const userId = await fixture.addSaver(300_000_00n)
  const requested: string[] = []
  for (let number = 0; number < 30; number += 1)
    requested.push((await fixture.request(userId, { amountCentavos: 10_000_00n })).transactionId)
  const paidBefore = await fixture.paidOut()
  const moves = await Promise.all(
    requested.map((transactionId, place) =>
      fixture.moveFor(place % 2 ? ana : ben, transactionId, place % 3 ? 'approved' : 'completed'),
    ),
  )
  expect(moves.filter(({ waitsForApproval }) => !waitsForApproval)).toHaveLength(5)
  expect(await fixture.count('approvals', `user_id = $1 and status = 'pending'`, [userId])).toBe(25)
  expect((await fixture.paidOut()) - paidBefore).toBeLessThanOrEqual(50_000_00n)
  // Nobody can pay a waiting withdrawal in another way.
  const waiting = requested.filter((_, place) => moves[place]?.waitsForApproval)[0] ?? ''
  expect(await outcome(fixture.moveFor(cleo, waiting, 'completed'))).toBe('already-waiting')
})

test('T13 a split payout needs a second person until the next day', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  const [first, second, third] = [
    await fixture.request(userId, { amountCentavos: 30_000_00n }),
    await fixture.request(userId, { amountCentavos: 30_000_00n }),
    await fixture.request(userId, { amountCentavos: 30_000_00n }),
  ]
  expect((await fixture.moveFor(ana, first.transactionId, 'completed')).waitsForApproval).toBe(
    false,
  )
  const split = await fixture.moveFor(ana, second.transactionId, 'completed')
  expect(split).toMatchObject({ waitsForApproval: true, withdrawal: { status: 'pending' } })
  await fixture.asOwner(
    `do $$ begin
       set local session_replication_role = replica;
       update transactions set created_at = created_at - interval '25 hours'
       where id = '${first.transactionId}';
       update status_history set changed_at = changed_at - interval '25 hours'
       where transaction_id = '${first.transactionId}';
     end $$`,
  )
  expect((await fixture.moveFor(ana, third.transactionId, 'completed')).waitsForApproval).toBe(
    false,
  )
})

test('T13 of thirty concurrent adjustments those within the limit are booked', async () => {
  const userId = await fixture.addSaver(50_000_00n)
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      outcome(
        fixture.adjust(
          { userId, direction: place % 2 ? 'credit' : 'debit' },
          place % 3 ? ana : ben,
        ),
      ),
    ),
  )
  expect(
    await fixture.count(
      'transactions',
      `user_id = $1 and type in ('admin_credit', 'admin_debit')`,
      [userId],
    ),
  ).toBe(10)
  // The eleventh is filed, and no other while it waits.
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(11)
  expect(outcomes.filter((one) => one === 'already-waiting')).toHaveLength(19)
})

test('T14 an adjustment without a reason or amount is refused (422)', async () => {
  const userId = await fixture.addSaver()
  for (const change of [
    { reason: '' },
    { reason: '   ' },
    { amountCentavos: 0n },
    { amountCentavos: -1n },
    { amountCentavos: 10n ** 15n },
  ]) {
    await expect(fixture.adjust({ userId, ...change })).rejects.toMatchObject({
      status: 422,
      title: 'Invalid Input',
      message: 'Please provide a valid amount and reason.',
    })
  }
  await expect(
    fixture.adjust({ userId, direction: 'debit', amountCentavos: 10_000_01n }),
  ).rejects.toMatchObject({
    status: 422,
    title: 'Insufficient Balance',
    message: "Debit amount exceeds user's current balance.",
  })
  expect(await fixture.available(userId)).toBe(10_000_00n)
})

test("T14 an adjustment of one's own wallet is refused (403), also as second person", async () => {
  await fixture.database.transaction((tx) => openWallet(tx, { walletId: ben, sample: true }))
  for (const amountCentavos of [1n, 15_000_00n])
    await expect(fixture.adjust({ userId: ben, amountCentavos }, ben)).rejects.toMatchObject({
      status: 403,
      refusalName: 'own-wallet',
    })
  const approvalId = await fixture.filed(ben)
  await expect(fixture.approve(ben, approvalId)).rejects.toMatchObject({
    status: 403,
    refusalName: 'own-wallet',
  })
  await fixture.approve(cleo, approvalId)
  expect(await fixture.available(ben)).toBe(15_000_00n)
})

test('T14 staff decide nothing about their own money from before they were staff', async () => {
  const dora = await fixture.addSaver(100_000_00n)
  const [small, large] = [
    await fixture.request(dora),
    await fixture.request(dora, { amountCentavos: 60_000_00n }),
  ]
  await fixture.asOwner(`update users set role = 'admin' where id = $1`, [dora])
  for (const to of ['approved', 'completed', 'declined', 'processing'] as const) {
    await expect(
      fixture.moveFor(dora, small.transactionId, to, { reason: 'Mine.' }),
    ).rejects.toMatchObject({ status: 403, refusalName: 'own-transaction' })
  }
  const moveId = uuidv7()
  expect(
    (await fixture.moveFor(ana, large.transactionId, 'completed', { moveId })).waitsForApproval,
  ).toBe(true)
  const { approvals, counts } = await withContext(fixture, adminContext(dora), (ctx) =>
    listApprovals(ctx, { view: 'waiting' }),
  )
  expect([approvals.some(({ approvalId }) => approvalId === moveId), counts.waiting]).toEqual([
    false,
    approvals.length,
  ])
  expect(
    (
      await withContext(fixture, adminContext(dora), (ctx) =>
        readApproval(ctx, approvalKinds, { approvalId: moveId }),
      )
    ).mayNot,
  ).toBe('own-wallet')
  await expect(fixture.approve(dora, moveId)).rejects.toMatchObject({
    status: 403,
    refusalName: 'own-wallet',
  })
  expect(await fixture.balance(dora)).toMatchObject({
    postedCentavos: 100_000_00n,
    heldCentavos: 65_000_00n,
  })
  await fixture.approve(ben, moveId)
})

test('T14 a large adjustment needs two persons, and the records name both', async () => {
  const userId = await fixture.addSaver()
  const approvalId = await fixture.filed(userId)
  expect(await fixture.available(userId)).toBe(10_000_00n)
  await expect(fixture.approve(ana, approvalId)).rejects.toMatchObject({
    status: 403,
    refusalName: 'own-request',
  })
  await fixture.approve(ben, approvalId)
  expect(await fixture.available(userId)).toBe(25_000_00n)
  const [row] = await fixture.asOwner<object>(
    'select maker, decided_by, status from approvals where id = $1',
    [approvalId],
  )
  expect(row).toEqual({ maker: ana, decided_by: ben, status: 'approved' })
  const acts = await fixture.asOwner<{ action: string; actor: string; changes: object | null }>(
    `select action_type as action, actor_user_id as actor, changes from user_activity_log
      where subject_kind = 'adjustment' and subject_id = $1 order by id`,
    [approvalId],
  )
  expect(acts).toEqual([
    { action: 'ADMIN_APPROVAL_FILED', actor: ana, changes: null },
    {
      action: 'ADMIN_BALANCE_ADJUSTMENT',
      actor: ben,
      changes: { availableCentavos: { before: '1000000', after: '2500000' } },
    },
    {
      action: 'ADMIN_APPROVAL_APPROVED',
      actor: ben,
      changes: { approval: { before: 'pending', after: 'approved' } },
    },
  ])
})

test('T14 gains and losses of investments count together with adjustments', async () => {
  const investments = await openInvestmentFixture(fixture)
  const invest = (userId: string) =>
    investments.record(userId, { amountCentavos: 20_000_00n, expectedReturnCentavos: null })
  const end = (
    investment: Awaited<ReturnType<typeof invest>>,
    payoutCentavos: bigint,
    moveId = uuidv7(),
  ) =>
    investments.editOrFile(investment, {
      moveId,
      to: payoutCentavos < 20_000_00n ? 'failed' : 'matured',
      payoutCentavos,
      reason: 'It ended.',
    })
  const [maria, jose, liza] = [
    await fixture.addSaver(50_000_00n),
    await fixture.addSaver(50_000_00n),
    await fixture.addSaver(50_000_00n),
  ]
  // An adjustment, then a gain.
  expect(
    (await fixture.adjust({ userId: maria, amountCentavos: 6_000_00n })).waitsForApproval,
  ).toBe(false)
  expect((await end(await invest(maria), 24_000_01n)).waitsForApproval).toBe(true)
  // A gain, then an adjustment.
  expect((await end(await invest(jose), 26_000_00n)).waitsForApproval).toBe(false)
  expect((await fixture.adjust({ userId: jose, amountCentavos: 4_000_01n })).waitsForApproval).toBe(
    true,
  )
  // A loss counts as a debit.
  const moveId = uuidv7()
  expect(await end(await invest(liza), 0n, moveId)).toMatchObject({
    waitsForApproval: true,
    investment: { status: 'active' },
  })
  expect(await fixture.available(liza)).toBe(30_000_00n)
  await fixture.approve(ben, moveId)
  expect(
    (await fixture.adjust({ userId: liza, direction: 'debit', amountCentavos: 1n }))
      .waitsForApproval,
  ).toBe(true)
})

test('T14 credit and debit count together', async () => {
  const userId = await fixture.addSaver()
  expect((await fixture.adjust({ userId, amountCentavos: 6_000_00n })).waitsForApproval).toBe(false)
  expect(
    (await fixture.adjust({ userId, direction: 'debit', amountCentavos: 4_000_01n }))
      .waitsForApproval,
  ).toBe(true)
})

test('T13 F17 a new payee waits again when the clock steps back after the filing', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  const { transactionId } = await fixture.request(userId, {
    bankName: 'Maya',
    accountName: 'A Mule',
    accountNumber: '09995550000',
    amountCentavos: 60_000_00n,
  })
  const moveId = uuidv7()
  await fixture.letPayeeWaitPass(transactionId, 24)
  await fixture.moveFor(ana, transactionId, 'approved', { moveId })
  await fixture.letPayeeWaitPass(transactionId, -1)
  expect(await outcome(fixture.approve(ben, moveId))).toBe('payee-waits')
  await fixture.letPayeeWaitPass(transactionId, 1)
  expect(await outcome(fixture.approve(ben, moveId))).toBe('done')
})
