import { expect, test } from 'vitest'
import { openPlacementFixture } from '#tests/fixtures/investing/placement-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { readUserForStaff } from './read-user.ts'

const fixture = await openPlacementFixture()
const { addSaver, place, record, edit, cancel } = fixture

test('staff see what lies in investments beside the wallet, whoever placed it', async () => {
  const userId = await addSaver(30_000_00n)
  await place(userId)
  await cancel(userId, (await place(userId)).placementId)
  await record(userId, { amountCentavos: 20_000_00n })
  const ended = await record(userId, { amountCentavos: 1_000_00n })
  await edit(ended, { to: 'matured', payoutCentavos: 1_000_00n })
  const seen = await withContext(fixture, adminContext(fixture.staff[0]), (ctx) =>
    readUserForStaff(ctx, { userId }),
  )
  expect(seen).toMatchObject({ postedCentavos: 6_000_00n, investedCentavos: 24_000_00n })
  expect(seen.investedCentavos).toBe(await fixture.investmentsTill(userId))
})
