import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { approvalKinds } from '#main/server/approval-kinds.ts'
import { readReceipt } from '#money/transactions/server/read-transactions.ts'
import { listApprovals, readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { adminContext, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { outcome } from '#tests/fixtures/people/outcomes.ts'
import { twoPersonsFixture } from '#tests/fixtures/people/second-person-fixture.ts'
import { readAdjustmentStanding } from './read-standing.ts'

const fixture = await twoPersonsFixture()
const { ana, ben, cleo } = fixture.people
afterEach(() => fixture.expectWholeBooks())

test('books a credit and a debit with own uids and shows the user the reason', async () => {
  const userId = await fixture.addSaver()
  const [credit, debit] = [uuidv7(), uuidv7()]
  const { transactionUid } = await fixture.adjust({
    userId,
    adjustmentId: credit,
    amountCentavos: 1_500_50n,
    reason: 'A fee that was not due.',
    notes: 'Ticket 7',
  })
  expect(transactionUid).toMatch(/^ADM-\d{13}-[A-Z0-9]{6}$/)
  await fixture.adjust({
    userId,
    adjustmentId: debit,
    direction: 'debit',
    amountCentavos: 500_50n,
    reason: 'Credited too much.',
  })
  expect(await fixture.available(userId)).toBe(11_000_00n)
  const receipt = await withContext(fixture, userContext(userId), (ctx) =>
    readReceipt(ctx, { id: credit }),
  )
  expect(receipt).toMatchObject({
    transaction: { type: 'admin_credit', amountCentavos: 1_500_50n, status: 'completed' },
    statusReason: 'A fee that was not due.',
    balanceAfterCentavos: 11_500_50n,
  })
  expect(
    JSON.stringify(receipt, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  ).not.toContain('Ticket 7')
  const notices = await fixture.asOwner<{ type: string; message: string; link: string }>(
    'select type, message, link_to as link from notifications where user_id = $1 order by id',
    [userId],
  )
  expect(notices).toEqual([
    {
      type: 'balance_update',
      message: 'The company added ₱1,500.50 to your balance. A fee that was not due.',
      link: `/dashboard/transactions/receipt/${credit}`,
    },
    {
      type: 'balance_update',
      message: 'The company took ₱500.50 from your balance. Credited too much.',
      link: `/dashboard/transactions/receipt/${debit}`,
    },
  ])
})

test('books twenty copies of one adjustment once; the id takes no other amount', async () => {
  const userId = await fixture.addSaver()
  const adjustmentId = uuidv7()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fixture.adjust({ userId, adjustmentId })),
  )
  expect(new Set(answers.map(({ transactionUid }) => transactionUid)).size).toBe(1)
  expect(await fixture.available(userId)).toBe(11_000_00n)
  expect(await outcome(fixture.adjust({ userId, adjustmentId, amountCentavos: 2_000_00n }))).toBe(
    'key-reused',
  )
  expect(await outcome(fixture.adjust({ userId: await fixture.addSaver(), adjustmentId }))).toBe(
    'key-reused',
  )
})

test('refuses concurrent debits that would exceed the balance', async () => {
  const userId = await fixture.addSaver(2_500_00n)
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      outcome(fixture.adjust({ userId, direction: 'debit', amountCentavos: 1_000_00n })),
    ),
  )
  expect([
    outcomes.filter((one) => one === 'done').length,
    outcomes.filter((one) => one === 'insufficient-balance').length,
  ]).toEqual([2, 8])
  expect(await fixture.available(userId)).toBe(500_00n)
})

test('twenty simultaneous approvals move the money once', async () => {
  const userId = await fixture.addSaver()
  const approvalId = await fixture.filed(userId)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      outcome(fixture.approve(place % 2 ? ben : cleo, approvalId)),
    ),
  )
  // The winner's repeated requests succeed too.
  expect(new Set(outcomes)).toEqual(new Set(['done', 'already-decided']))
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(10)
  expect(await fixture.available(userId)).toBe(25_000_00n)
  expect(await fixture.count('transactions', 'id = $1', [approvalId])).toBe(1)
})

test('of simultaneous approval, rejection and recall one decides about the money', async () => {
  for (let round = 0; round < 8; round += 1) {
    const userId = await fixture.addSaver()
    const approvalId = await fixture.filed(userId)
    const outcomes = await Promise.all([
      outcome(fixture.approve(ben, approvalId)),
      outcome(fixture.reject(cleo, approvalId)),
      outcome(fixture.recall(ana, approvalId)),
    ])
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    const status = ['approved', 'rejected', 'recalled'][outcomes.indexOf('done')]
    expect([await fixture.statusOf(approvalId), await fixture.available(userId)]).toEqual([
      status,
      status === 'approved' ? 25_000_00n : 10_000_00n,
    ])
  }
})

test('files twenty copies of one request once, and not again after a rejection', async () => {
  const userId = await fixture.addSaver()
  const adjustmentId = uuidv7()
  const asked = { userId, adjustmentId, amountCentavos: 15_000_00n }
  await Promise.all(Array.from({ length: 20 }, () => fixture.adjust(asked)))
  expect(await fixture.count('approvals', 'user_id = $1', [userId])).toBe(1)
  expect(await outcome(fixture.adjust({ ...asked, reason: 'Something else.' }))).toBe(
    'already-waiting',
  )
  expect(await outcome(fixture.adjust(asked, ben))).toBe('already-waiting')
  expect(await outcome(fixture.reject(ben, adjustmentId, ''))).toBe('reason-required')
  await fixture.reject(ben, adjustmentId)
  expect(await outcome(fixture.adjust(asked))).toBe('already-decided')
  expect(await fixture.available(userId)).toBe(10_000_00n)
})

test('approval carries out a withdrawal above the band under the requested move id', async () => {
  const userId = await fixture.addSaver(100_000_00n)
  const { transactionId } = await fixture.request(userId, { amountCentavos: 60_000_00n })
  const moveId = uuidv7()
  const asked = { moveId, bankReference: 'BDO 60', notes: 'Called the bank.' }
  expect(await fixture.moveFor(ana, transactionId, 'completed', asked)).toMatchObject({
    waitsForApproval: true,
    withdrawal: { status: 'pending', bankReference: null },
  })
  // Sending it again is the same request.
  expect((await fixture.moveFor(ana, transactionId, 'completed', asked)).waitsForApproval).toBe(
    true,
  )
  await fixture.approve(ben, moveId)
  expect(await fixture.moveFor(ana, transactionId, 'completed', asked)).toMatchObject({
    waitsForApproval: false,
    withdrawal: { status: 'completed', bankReference: 'BDO 60', adminNotes: 'Called the bank.' },
  })
  expect(await fixture.balance(userId)).toEqual({
    postedCentavos: 40_000_00n,
    heldCentavos: 0n,
    availableCentavos: 40_000_00n,
  })
  // One person may pay what two people approved.
  const other = await fixture.request(userId, { amountCentavos: 20_000_00n })
  const approvedFirst = uuidv7()
  expect(
    (await fixture.moveFor(ana, other.transactionId, 'approved', { moveId: approvedFirst }))
      .waitsForApproval,
  ).toBe(true)
  await fixture.approve(ben, approvedFirst)
  expect((await fixture.moveFor(ana, other.transactionId, 'completed')).waitsForApproval).toBe(
    false,
  )
})

test('the inbox shows what each person may decide, with the wallet before and after', async () => {
  const userId = await fixture.addSaver()
  const approvalId = await fixture.filed(userId)
  const inbox = (staff: string | null, view: 'waiting' | 'mine') =>
    withContext(fixture, adminContext(staff), async (ctx) =>
      (await listApprovals(ctx, { view })).approvals.map((row) => row.approvalId),
    )
  expect(await inbox(ana, 'waiting')).not.toContain(approvalId)
  expect(await inbox(ana, 'mine')).toContain(approvalId)
  expect(await inbox(null, 'waiting')).toContain(approvalId)
  const seen = (staff: string) =>
    withContext(fixture, adminContext(staff), (ctx) =>
      readApproval(ctx, approvalKinds, { approvalId }),
    )
  expect(await seen(ana)).toMatchObject({ mine: true, mayNot: 'own-request' })
  expect(await seen(ben)).toMatchObject({
    mine: false,
    mayNot: null,
    stateChanged: false,
    effect: {
      before: { availableCentavos: 10_000_00n },
      after: { availableCentavos: 25_000_00n },
      till: 'adjustments',
      tillCentavos: -15_000_00n,
    },
    details: { reason: 'Paid twice.' },
  })
  expect(
    await withContext(fixture, adminContext(ben), (ctx) => readAdjustmentStanding(ctx, { userId })),
  ).toMatchObject({
    waiting: { approvalId },
    own: false,
    aloneLimits: [{ kind: 'amount', limitCentavos: 10_000_00n, leftCentavos: 10_000_00n }, {}, {}],
  })
  await fixture.request(userId)
  expect(await seen(ben)).toMatchObject({ stateChanged: true, mayNot: 'state-changed' })
})
