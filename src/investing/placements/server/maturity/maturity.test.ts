import { afterEach, expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, mature, stateOf, available, tillOf, fillOwnPool, inOwnPool } = fixture

afterEach(() => fixture.expectSoundPlacements())

test('principal and return are posted apart; the gain comes from the pool, after tax', async () => {
  const userId = await addSaver()
  const placementId = await place(userId)
  await fillOwnPool(50_00n)
  await mature()
  expect(await stateOf(placementId)).toEqual({
    state: 'paid',
    late: false,
    returned: 1_040_00n,
    tax: 10_00n,
    status: 'matured',
    payout: 1_040_00n,
  })
  expect([
    await available(userId),
    await tillOf(userId),
    await inOwnPool(),
    await fixture.taxWithheld(),
  ]).toEqual([10_040_00n, 0n, 0n, 10_00n])
  const rows = await fixture.asOwner(
    `select amount_centavos as amount, description from transactions
     where user_id = $1 and type = 'investment_payout' order by created_at, amount_centavos desc`,
    [userId],
  )
  expect(rows).toEqual([
    { amount: 1_000_00n, description: 'Principal of the matured investment Harvest.' },
    {
      amount: 40_00n,
      description: 'Return of the matured investment Harvest: ₱50.00 before tax, ₱10.00 withheld.',
    },
  ])
  expect(await fixture.notificationsOf(userId)).toEqual([
    {
      message:
        'Your investment Harvest has matured. Your principal of ₱1,000.00 and a return of ' +
        '₱40.00, after ₱10.00 of tax withheld, are in your wallet.',
    },
  ])
})

test('nothing matures before its day, and nothing twice', async () => {
  const userId = await addSaver()
  const [tomorrow, today] = [await place(userId, { dueInDays: 1 }), await place(userId)]
  await fillOwnPool(100_00n)
  await mature()
  await mature()
  expect(await stateOf(tomorrow)).toMatchObject({ state: 'active' })
  expect(await stateOf(today)).toMatchObject({ state: 'paid' })
  expect([await available(userId), await inOwnPool()]).toEqual([9_040_00n, 50_00n])
})

test('verify goes by the order of the moves, also when the clock stepped back', async () => {
  const userId = await addSaver()
  const placementId = await place(userId)
  await fillOwnPool(50_00n)
  await mature()
  await fixture.asOwner(`set session_replication_role = replica`)
  const moved = await fixture.asOwner(
    `update investment_moves set changed_at = changed_at - interval '1 hour'
     where investment_id = $1 and previous_status = 'matured' returning id`,
    [placementId],
  )
  await fixture.asOwner(`set session_replication_role = origin`)
  expect(moved).toHaveLength(1)
  await fixture.expectSoundPlacements()
})
