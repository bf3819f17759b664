import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { openTill, readTill, readTillBalance } from '#ledger/server/actions.ts'
import { verifyBook } from '#ledger/server/verify.ts'
import { transactionChecks } from '#money/transactions/server/transaction-checks.ts'
import { defaultSettings } from '#people/company/shared/rules.ts'
import { anyKind } from '#teamwork/approvals/server/approval-kind.ts'
import { approve } from '#teamwork/approvals/server/decide-approval.ts'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openWithdrawalFixture, outcome } from '#tests/fixtures/people/withdrawal-fixture.ts'
import type { AdminInvestmentView } from '../shared/contract.ts'
import type { InvestmentEdit, NewInvestment } from '../shared/rules.ts'
import { editInvestment, investmentApproval } from './edit-investment.ts'
import { investmentChecks } from './investment-checks.ts'
import { listInvestmentsForAdmin, readInvestmentForAdmin } from './read-investments.ts'
import { recordInvestment } from './record-investment.ts'

const database = await testDatabase()
const fixture = await openWithdrawalFixture(database)
const companyTill = uuidv7()
await database.database.transaction((tx) =>
  openTill(tx, {
    tillId: companyTill,
    code: 'investment-money',
    name: 'Money placed in investments',
    sample: true,
  }),
)
const [ana] = fixture.staff
const kinds = [anyKind(investmentApproval)]

afterEach(async () =>
  expect(
    (await verifyBook(database.database, [...transactionChecks, ...investmentChecks])).problems,
  ).toEqual([]),
)

const record = (
  userId: string,
  asked: Partial<NewInvestment> & { staff?: string | null } = {},
): Promise<AdminInvestmentView> => {
  const { staff = ana, ...input } = asked
  return withContext(database, adminContext(staff), (ctx) =>
    recordInvestment(ctx, {
      requestId: uuidv7(),
      userId,
      planName: 'Harvest',
      amountCentavos: 4_000_00n,
      expectedReturnCentavos: 4_200_00n,
      startDate: '2026-01-05',
      endDate: '2026-07-05',
      notes: 'Asked for it in the support chat of 3 January.',
      ...input,
    }),
  )
}

const edit = (
  shown: AdminInvestmentView,
  asked: Partial<InvestmentEdit> & { staff?: string | null } = {},
): Promise<AdminInvestmentView> => {
  const { staff = ana, ...input } = asked
  return editOrAsk(shown, input, staff).then(({ investment }) => investment)
}

const editOrAsk = (
  shown: AdminInvestmentView,
  input: Partial<InvestmentEdit> = {},
  staff: string | null = ana,
) => {
  const { investmentId, planName, amountCentavos, expectedReturnCentavos, updatedAt } = shown
  return withContext(database, adminContext(staff), (ctx) =>
    editInvestment(ctx, {
      investmentId,
      moveId: uuidv7(),
      planName,
      amountCentavos,
      expectedReturnCentavos,
      reason: '',
      notes: '',
      updatedAtSeen: updatedAt,
      ...input,
    }),
  )
}

const available = async (userId: string) => (await fixture.balance(userId)).availableCentavos
const tillOf = (userId: string) =>
  database.database.read(
    async (tx) => await readTillBalance(tx, await readTill(tx, `investments:${userId}`)),
  )
const earned = () => database.database.read((tx) => readTillBalance(tx, companyTill))

test('a recorded investment takes the amount from the wallet to the till of that user, and its payout brings it back', async () => {
  const userId = await fixture.addSaver()
  const made = await record(userId)
  expect(made).toMatchObject({ status: 'active', amountCentavos: 4_000_00n, payoutCentavos: null })
  expect([await available(userId), await tillOf(userId)]).toEqual([6_000_00n, 4_000_00n])
  const before = await earned()
  const matured = await edit(made, { to: 'matured', payoutCentavos: 4_150_00n })
  expect(matured).toMatchObject({ status: 'matured', payoutCentavos: 4_150_00n })
  expect([await available(userId), await tillOf(userId), (await earned()) - before]).toEqual([
    10_150_00n,
    0n,
    -150_00n,
  ])
  const rows = await database.asOwner(
    `select type, amount_centavos as amount, status from transactions where user_id = $1
      order by created_at`,
    [userId],
  )
  expect(rows).toEqual([
    { type: 'investment', amount: -4_000_00n, status: 'completed' },
    { type: 'investment_payout', amount: 4_150_00n, status: 'completed' },
  ])
  expect(await fixture.count('notifications', 'user_id = $1', [userId])).toBe(2)
})

test('a failed one gives back what is left of it, a cancelled one exactly what was placed, and both say why', async () => {
  const userId = await fixture.addSaver()
  const [first, second, third] = [
    await record(userId, { amountCentavos: 1_000_00n }),
    await record(userId, { amountCentavos: 2_000_00n }),
    await record(userId, { amountCentavos: 500_00n }),
  ]
  expect(await outcome(edit(first, { to: 'failed', payoutCentavos: 300_00n }))).toBe(
    'reason-required',
  )
  expect(await outcome(edit(first, { to: 'failed', reason: 'The borrower is insolvent.' }))).toBe(
    'payout-required',
  )
  await edit(first, { to: 'failed', payoutCentavos: 300_00n, reason: 'The borrower is insolvent.' })
  await edit(second, {
    to: 'cancelled',
    payoutCentavos: 9_999_00n,
    reason: 'The user changed their mind.',
  })
  await edit(third, { to: 'failed', payoutCentavos: 0n, reason: 'Nothing is left.' })
  expect([await available(userId), await tillOf(userId)]).toEqual([8_800_00n, 0n])
})

test('states move along the table only, and what has ended stays as it is', async () => {
  const userId = await fixture.addSaver()
  const pending = await record(userId, { startDate: '2999-01-01', endDate: '2999-12-31' })
  expect(pending.status).toBe('pending')
  expect(await outcome(edit(pending, { to: 'matured', payoutCentavos: 1n }))).toBe(
    'move-not-allowed',
  )
  const active = await edit(pending, { to: 'active' })
  expect(await outcome(edit(active, { to: 'pending' }))).toBe('move-not-allowed')
  const matured = await edit(active, { to: 'matured', payoutCentavos: 4_000_00n })
  for (const to of ['active', 'cancelled', 'failed'] as const)
    expect(await outcome(edit(matured, { to, payoutCentavos: 1n, reason: 'No.' }))).toBe(
      'move-not-allowed',
    )
  expect(await outcome(edit(matured, { amountCentavos: 5_000_00n }))).toBe('investment-ended')
  await expect(
    database.asOwner(
      `update investments set status = 'active', payout_centavos = null where id = $1`,
      [matured.investmentId],
    ),
  ).rejects.toThrow(/stays so/)
  expect(await edit(matured, { planName: 'Harvest 2026' })).toMatchObject({
    planName: 'Harvest 2026',
    status: 'matured',
  })
})

test('another amount moves the difference, and more than the wallet has is refused', async () => {
  const userId = await fixture.addSaver()
  const made = await record(userId)
  const more = await edit(made, { amountCentavos: 7_000_00n })
  expect([await available(userId), await tillOf(userId)]).toEqual([3_000_00n, 7_000_00n])
  const less = await edit(more, { amountCentavos: 1_000_00n })
  expect([await available(userId), await tillOf(userId)]).toEqual([9_000_00n, 1_000_00n])
  expect(await outcome(edit(less, { amountCentavos: 11_000_00n }))).toBe('insufficient-balance')
  expect(await outcome(record(userId, { amountCentavos: 9_000_01n }))).toBe('insufficient-balance')
  expect(
    await outcome(edit(less, { amountCentavos: 2_000_00n, to: 'cancelled', reason: 'No.' })),
  ).toBe('investment-ended')
  expect(await available(userId)).toBe(9_000_00n)
})

test('recorded or matured twenty times at once, it is recorded and matured once', async () => {
  const userId = await fixture.addSaver()
  const requestId = uuidv7()
  const recorded = await Promise.all(
    Array.from({ length: 20 }, () => record(userId, { requestId })),
  )
  expect(new Set(recorded.map(({ investmentId }) => investmentId)).size).toBe(1)
  const [made] = recorded
  if (!made) throw new Error('Nothing was recorded')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      outcome(
        edit(made, {
          to: 'matured',
          payoutCentavos: 4_100_00n,
          staff: fixture.staff[number % 2] ?? ana,
        }),
      ),
    ),
  )
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['done', 'investment-changed']))
  expect(await available(userId)).toBe(10_100_00n)
})

test('a second press of the same window gives the first answer, and other words under its id are refused', async () => {
  const userId = await fixture.addSaver()
  const made = await record(userId)
  const moveId = uuidv7()
  await edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_00n })
  expect(await edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_00n })).toMatchObject({
    status: 'matured',
  })
  expect(await outcome(edit(made, { moveId, to: 'matured', payoutCentavos: 4_000_01n }))).toBe(
    'key-reused',
  )
  expect(await outcome(record(userId, { requestId: made.investmentId }))).toBe('done')
  expect(await outcome(record(userId, { requestId: made.investmentId, amountCentavos: 1n }))).toBe(
    'key-reused',
  )
  expect(await available(userId)).toBe(10_000_00n)
})

test('a payout that gains more than one person may give waits for another, many small gains together like one large one', async () => {
  const userId = await fixture.addSaver(50_000_00n)
  const [first, second, third] = [await record(userId), await record(userId), await record(userId)]
  const band = defaultSettings.adjustmentApprovalCentavos
  const gain = { to: 'matured', payoutCentavos: 4_000_00n + band } as const
  expect(await editOrAsk(first, gain)).toMatchObject({
    waitsForApproval: false,
    investment: { status: 'matured' },
  })
  const moveId = uuidv7()
  expect(await editOrAsk(second, { ...gain, payoutCentavos: 4_000_01n, moveId })).toMatchObject({
    waitsForApproval: true,
    investment: { status: 'active' },
  })
  const before = await available(userId)
  const decide = (staff: string | null) =>
    outcome(
      withContext(database, adminContext(staff), (ctx) =>
        approve(ctx, kinds, { approvalId: moveId }),
      ),
    )
  expect(await decide(ana)).toBe('own-request')
  expect(await decide(fixture.staff[1])).toBe('done')
  expect(await available(userId)).toBe(before + 4_000_01n)
  expect(
    await fixture.count('investment_moves', 'id = $1 and changed_by_user_id = $2', [
      moveId,
      fixture.staff[1],
    ]),
  ).toBe(1)

  const late = uuidv7()
  expect(await editOrAsk(third, { ...gain, moveId: late })).toMatchObject({
    waitsForApproval: true,
  })
  await edit(third, { planName: 'Renamed' })
  expect(
    await outcome(
      withContext(database, adminContext(fixture.staff[1]), (ctx) =>
        approve(ctx, kinds, { approvalId: late }),
      ),
    ),
  ).toBe('already-decided')
})

test('nobody records one for themselves, for staff, for who is not active, or without saying who asked', async () => {
  const userId = await fixture.addSaver()
  expect(await outcome(record(ana))).toBe('own-investment')
  expect(await outcome(record(await addUser(database, 'admin')))).toBe('investor-not-found')
  expect(await outcome(record(userId, { notes: '' }))).toBe('instruction-required')
  expect(await outcome(record(userId, { planName: '' }))).toBe('plan-required')
  expect(await outcome(record(userId, { startDate: '2026-02-01', endDate: '2026-01-31' }))).toBe(
    'dates-reversed',
  )
  await database.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
  expect(await outcome(record(userId))).toBe('investor-not-active')
  expect(await available(userId)).toBe(10_000_00n)
})

test('the list is paged, searched and filtered, and one shows everything that was done to it', async () => {
  const userId = await fixture.addSaver()
  const made = [
    await record(userId, { planName: 'Rice 100%', amountCentavos: 100n }),
    await record(userId, { planName: 'Corn', amountCentavos: 100n }),
    await record(userId, { planName: 'Fish', amountCentavos: 100n }),
  ]
  const read = (input: Parameters<typeof listInvestmentsForAdmin>[1]) =>
    withContext(database, adminContext(ana), (ctx) => listInvestmentsForAdmin(ctx, input))
  const first = await read({ limit: 2 })
  expect(first.investments.map(({ planName }) => planName)).toEqual(['Fish', 'Corn'])
  const second = await read({ limit: 1, before: first.older ?? '' })
  expect(second.investments[0]?.planName).toBe('Rice 100%')
  expect((await read({ search: 'rice 100%' })).investments).toHaveLength(1)
  expect((await read({ search: '%' })).investments).toHaveLength(1)
  const [, corn] = made
  if (!corn) throw new Error('Nothing was recorded')
  await edit(corn, { to: 'cancelled', reason: 'Asked back.', notes: 'By letter.' })
  expect(
    (await read({ status: 'cancelled', search: corn.investmentId })).investments.map(
      ({ planName }) => planName,
    ),
  ).toEqual(['Corn'])
  const { moves } = await withContext(database, adminContext(ana), (ctx) =>
    readInvestmentForAdmin(ctx, { investmentId: corn.investmentId }),
  )
  expect(moves).toMatchObject([
    {
      previousStatus: 'active',
      newStatus: 'cancelled',
      walletCentavos: 100n,
      reason: 'Asked back.',
      notes: 'By letter.',
      changedByName: 'Test User',
    },
    { previousStatus: null, newStatus: 'active', walletCentavos: -100n },
  ])
  const trail = await database.asOwner<{ changes: unknown }>(
    `select changes from user_activity_log where subject_kind = 'investment' and subject_id = $1
      order by id desc limit 1`,
    [corn.investmentId],
  )
  expect(trail[0]?.changes).toMatchObject({ status: { before: 'active', after: 'cancelled' } })
})
