/**
 * The database lets staff settle a gain only from what the returns that are due leave in the pool,
 * whoever writes it; and the attempts would notice a fault of this guard: each is planted.
 */
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { refusalIn, withFault } from '#tests/fixtures/database/guards.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { defaultPoolId } from './pools.ts'

const fixture = await openMaturityFixture()
const { addSaver, asOwner, place } = fixture
const userId = await addSaver()
const poolId = defaultPoolId
const { investmentId } = await fixture.record(userId)
// Owed are ₱50.00 and ₱30.00: what is due, and what is due today although no job was there.
await place(userId, { poolId, state: 'due', dueInDays: -3, gainCentavos: 50_00n })
await place(userId, { poolId, gainCentavos: 30_00n })
await place(userId, { poolId, dueInDays: 1, gainCentavos: 7_00n })
await place(userId, { poolId: await fixture.addPool(), state: 'due', gainCentavos: 11_00n })

const left = (await fixture.inPool()) - 80_00n

const guard = 'recorded_gains_come_after_due'

/** The name of the guard that refuses this gain of what staff recorded, or undefined. */
const refusalOf = (gainCentavos: bigint) =>
  refusalIn(fixture, async () => {
    await asOwner(
      `update investments set status = 'matured', payout_centavos = amount_centavos + $2
       where id = $1`,
      [investmentId, gainCentavos],
    )
    await asOwner(
      `select ledger.post($2, $3, till_id, $4, 'investment gain', null, null)
       from investments where id = $1`,
      [investmentId, uuidv7(), poolId, gainCentavos],
    )
    await asOwner(`set constraints ${guard} immediate`)
  })
const judged = async () => [await refusalOf(left), await refusalOf(left + 1n)]
const sound = [undefined, guard]

test('what is owed stays in the pool, and not a centavo more', async () => {
  expect(await judged()).toEqual(sound)
})

test.each([
  ['keep_pool_for_due', '< pool_owed(general_income())', '<= pool_owed(general_income())'],
  ['keep_pool_for_due', 'pool_owed(general_income())', 'pool_owed(null)'],
  ['keep_pool_for_due', 'w.available::bigint', 'w.available::bigint + 1'],
  ['pool_owed', '(p.pool_id = pool_owed.pool)', 'true'],
  ['pool_owed', `(p.state = 'due'::text)`, 'false'],
  ['pool_owed', `(p.state = 'active'::text)`, 'false'],
  ['pool_owed', '(p.due_on <= ', '(p.due_on < '],
  ['pool_owed', '(p.due_on <= ', '(p.due_on - 1 <= '],
] as const)('a fault of %s is noticed: %s', (...fault) =>
  withFault(fixture, fault, async () => {
    expect(await judged()).not.toEqual(sound)
  }),
)

test('it is noticed without the trigger', async () => {
  await asOwner(`alter table investments disable trigger ${guard}`)
  try {
    expect(await judged()).not.toEqual(sound)
  } finally {
    await asOwner(`alter table investments enable trigger ${guard}`)
  }
})
