import { expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { readFigures } from './store.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, placeInOffer, mature, fillOwnPool } = fixture

test('what is placed counts from its cooling-off to its payout', async () => {
  const active = () =>
    fixture.database.transaction(async (tx) => (await readFigures(tx)).activeInvestments)
  const userId = await addSaver()
  expect(await active()).toBe(0)
  await placeInOffer(userId)
  expect(await active()).toBe(1)
  await place(userId, { gainCentavos: 20_00n })
  expect(await active()).toBe(2)
  // Due now, and late: nothing pays it yet.
  await mature()
  expect(await active()).toBe(2)
  await fillOwnPool(20_00n)
  await mature()
  expect(await active()).toBe(1)
})
