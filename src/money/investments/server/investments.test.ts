import { afterEach, expect, test } from 'vitest'
import { placedSql } from '#investing/placements/server/placements-sql.ts'
import { addUser, adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openInvestmentFixture } from '#tests/fixtures/people/investment-fixture.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { listInvestmentsForAdmin, readInvestmentForAdmin } from './read-investments.ts'

const fixture = await openInvestmentFixture()
const { addSaver, record, edit, available, investmentsTill, inPool } = fixture
const [ana] = fixture.staff

afterEach(() => fixture.expectSoundInvestments())

test('recording takes the amount to the till of that user; the payout returns it', async () => {
  const userId = await addSaver()
  const made = await record(userId)
  expect(made).toMatchObject({ status: 'active', amountCentavos: 4_000_00n, payoutCentavos: null })
  expect([await available(userId), await investmentsTill(userId)]).toEqual([6_000_00n, 4_000_00n])
  const before = await inPool()
  const matured = await edit(made, { to: 'matured', payoutCentavos: 4_150_00n })
  expect(matured).toMatchObject({ status: 'matured', payoutCentavos: 4_150_00n })
  expect([
    await available(userId),
    await investmentsTill(userId),
    (await inPool()) - before,
  ]).toEqual([10_150_00n, 0n, -150_00n])
  const rows = await fixture.asOwner(
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

test('a failed one gives back its payout, a cancelled one its amount, with a reason', async () => {
  const userId = await addSaver()
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
  expect([await available(userId), await investmentsTill(userId)]).toEqual([8_800_00n, 0n])
})

test('refuses moves outside the move table and changes after the end', async () => {
  const userId = await addSaver()
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
    fixture.asOwner(
      `update investments set status = 'active', payout_centavos = null where id = $1`,
      [matured.investmentId],
    ),
  ).rejects.toThrow(/stays so/)
  expect(await edit(matured, { planName: 'Harvest 2026' })).toMatchObject({
    planName: 'Harvest 2026',
    status: 'matured',
  })
})

test('another amount moves the difference, within the available balance', async () => {
  const userId = await addSaver()
  const made = await record(userId)
  const more = await edit(made, { amountCentavos: 7_000_00n })
  expect([await available(userId), await investmentsTill(userId)]).toEqual([3_000_00n, 7_000_00n])
  const less = await edit(more, { amountCentavos: 1_000_00n })
  expect([await available(userId), await investmentsTill(userId)]).toEqual([9_000_00n, 1_000_00n])
  expect(await outcome(edit(less, { amountCentavos: 11_000_00n }))).toBe('insufficient-balance')
  expect(await refusalOf(record(userId, { amountCentavos: 9_000_01n }))).toMatchObject({
    refusalName: 'insufficient-balance',
    status: 409,
  })
  expect(
    await outcome(edit(less, { amountCentavos: 2_000_00n, to: 'cancelled', reason: 'No.' })),
  ).toBe('investment-ended')
  expect(await available(userId)).toBe(9_000_00n)
})

test('refuses an own investment, staff, inactive users and missing instructions', async () => {
  const userId = await addSaver()
  expect(await refusalOf(record(ana))).toMatchObject({ refusalName: 'own-investment', status: 403 })
  expect(await refusalOf(record(await addUser(fixture, 'admin')))).toMatchObject({
    refusalName: 'investor-not-found',
    status: 404,
  })
  expect(await outcome(record(userId, { notes: '' }))).toBe('instruction-required')
  expect(await outcome(record(userId, { planName: '' }))).toBe('plan-required')
  expect(await outcome(record(userId, { startDate: '2026-02-01', endDate: '2026-01-31' }))).toBe(
    'dates-reversed',
  )
  await fixture.asOwner(`update users set status = 'suspended' where id = $1`, [userId])
  expect(await refusalOf(record(userId))).toMatchObject({
    refusalName: 'investor-not-active',
    status: 409,
  })
  expect(await available(userId)).toBe(10_000_00n)
})

test('the views of the list are counted beside it', async () => {
  const numbers = async () =>
    (
      await withContext(fixture, adminContext(ana), (ctx) =>
        listInvestmentsForAdmin(ctx, { counts: true, status: 'failed' }, placedSql),
      )
    ).counts?.map((one) => one?.count ?? null)
  const [, active, late, ended] = (await numbers()) ?? []
  const userId = await addSaver()
  const [one] = [await record(userId), await record(userId)]
  await edit(one, { to: 'cancelled', reason: 'Asked back.', notes: 'By letter.' })
  expect(await numbers()).toEqual([null, active! + 1, late, ended])
})

test('the list is paged, searched and filtered; one investment shows its moves', async () => {
  const userId = await addSaver()
  const made = [
    await record(userId, { planName: 'Rice 100%', amountCentavos: 100n }),
    await record(userId, { planName: 'Corn', amountCentavos: 100n }),
    await record(userId, { planName: 'Fish', amountCentavos: 100n }),
  ]
  const read = (input: Parameters<typeof listInvestmentsForAdmin>[1]) =>
    withContext(fixture, adminContext(ana), (ctx) => listInvestmentsForAdmin(ctx, input, placedSql))
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
  const { moves } = await withContext(fixture, adminContext(ana), (ctx) =>
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
  const trail = await fixture.asOwner<{ changes: unknown }>(
    `select changes from user_activity_log where subject_kind = 'investment' and subject_id = $1
      order by id desc limit 1`,
    [corn.investmentId],
  )
  expect(trail[0]?.changes).toMatchObject({ status: { before: 'active', after: 'cancelled' } })
})
