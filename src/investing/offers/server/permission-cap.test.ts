import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { refusalOf } from '#tests/fixtures/people/outcomes.ts'

const fixture = await openMaturityFixture()
const { addSaver, placeInOffer } = fixture

test('a permission sells its total cap once, however often its document is offered', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const { evidenceId: documentId } = await fixture.sendDocument()
  const caps = {
    planVersionId,
    documentId,
    permissionNumber: uuidv7(),
    totalCapCentavos: 4_000_00n,
    perUserCapCentavos: 4_000_00n,
  }
  const first = await fixture.openOffer(caps)
  await placeInOffer(await addSaver(), { offerId: first })
  await fixture.endOffer(first)
  const second = await fixture.openOffer(caps)
  const saver = await addSaver()
  expect(await fixture.read(saver, second)).toMatchObject({
    leftCentavos: 0n,
    closed: 'total-cap-reached',
  })
  const refusal = await refusalOf(placeInOffer(saver, { offerId: second }))
  expect(refusal).toMatchObject({ refusalName: 'above-total-cap' })
  await fixture.expectSoundPlacements()
})
