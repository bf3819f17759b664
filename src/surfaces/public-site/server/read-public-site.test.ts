import { expect, test } from 'vitest'
import { listKeptOutcomes, listOutcomes } from '#investing/placements/server/outcomes/outcomes.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { withContext } from '#tests/fixtures/people/contexts.ts'
import { siteReader } from './read-public-site.ts'

const fixture = await openMaturityFixture()
const { addSaver, place, mature, fillOwnPool } = fixture

test('the public pages show what became of a plan, as the book has it', async () => {
  await place(await addSaver(), { gainCentavos: 20_00n })
  await fillOwnPool(20_00n)
  await mature()
  const site = await withContext(fixture, { role: 'visitor' }, siteReader(listOutcomes))
  expect(site.outcomes).toMatchObject([{ paidCount: 1, paidGainCentavos: 20_00n, lateCount: 0 }])
})

test('the landing page and the list of plans show the same outcomes', async () => {
  const visitor = { role: 'visitor' } as const
  const site = await withContext(fixture, visitor, siteReader())
  expect(await withContext(fixture, visitor, listKeptOutcomes)).toBe(site.outcomes)
})
