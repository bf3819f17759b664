import { expect, test } from 'vitest'
import { saveContent } from '#content/content/server/save-content.ts'
import { openOfferFixture } from '#tests/fixtures/investing/offer-fixture.ts'
import { publishContent } from '#tests/fixtures/people/content-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { openInvestmentFixture } from '#tests/fixtures/people/investment-fixture.ts'
import { plan } from '#tests/fixtures/people/plan-fixture.ts'
import { newPlan } from '#tests/fixtures/people/plan-publishing.ts'
import { readIncomePlans } from './income-plans.ts'

const given = await openInvestmentFixture()
const fixture = { ...given, ...(await openOfferFixture(given)) }
const [ana, ben] = [adminContext(fixture.staff[0]), adminContext(fixture.staff[1])]

const known = async () =>
  (await fixture.database.read(readIncomePlans)).map(
    ({ name, shownName, standing }) => `${name} / ${shownName.fil}: ${standing}`,
  )

test('income is declared of plans that were ever public, and of what staff recorded', async () => {
  const named = (en: string, fil: string) => plan({ name: { en, fil } })
  const first = newPlan(named('Boats', 'Bangka'))
  await publishContent(fixture, ana, ben, first)
  const second = { ...newPlan(named('Boats, a year', '')), entryId: first.entryId }
  await publishContent(fixture, ana, ben, { ...second, versionSeen: 1 })
  // Nobody agreed to this one.
  await withContext(fixture, ana, (ctx) => saveContent(ctx, newPlan(named('Gold', 'Ginto'))))
  const userId = await fixture.addSaver()
  await fixture.record(userId, { planName: 'Recorded by hand' })
  await fixture.record(userId, { planName: 'Bangka' })
  expect(await known()).toEqual([
    'Boats, a year / Boats, a year: published',
    'Shop loans, half a year / Shop loans, half a year: published',
    'Boats / Bangka: past',
    'Recorded by hand / Recorded by hand: recorded',
  ])
})
