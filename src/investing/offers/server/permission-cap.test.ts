import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { anyApprovalKind } from '#teamwork/approvals/server/approval-kind.ts'
import { readApproval } from '#teamwork/approvals/server/read-approvals.ts'
import { openMaturityFixture } from '#tests/fixtures/investing/maturity-fixture.ts'
import { adminContext, withContext } from '#tests/fixtures/people/contexts.ts'
import { refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { offerApproval } from './offer-approval.ts'
import { listOffers, readOffer } from './read-offers.ts'

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
  const { offerId: second } = await fixture.enter(caps)
  const asked = await withContext(fixture, adminContext(fixture.staff[1]), (ctx) =>
    readApproval(ctx, [anyApprovalKind(offerApproval(readSoldInOffers))], { approvalId: second }),
  )
  expect(asked.details.offer).toMatchObject({ soldBeforeCentavos: 4_000_00n })
  await fixture.agreeToOffer(second)
  const saver = await addSaver()
  expect(await fixture.read(saver, second)).toMatchObject({
    leftCentavos: 0n,
    closed: 'total-cap-reached',
  })
  const refusal = await refusalOf(placeInOffer(saver, { offerId: second }))
  expect(refusal).toMatchObject({ refusalName: 'above-total-cap' })
  expect(await soldIn(first)).toEqual({
    placedCentavos: 4_000_00n,
    users: 1,
    soldBeforeCentavos: 0n,
  })
  expect(await soldIn(second)).toEqual({
    placedCentavos: 0n,
    users: 0,
    soldBeforeCentavos: 4_000_00n,
  })
  await fixture.expectSoundPlacements()
})

test('staff see what users placed and how many of them, without what was cancelled', async () => {
  const offerId = await fixture.openOffer({ ...(await fixture.publishPlan()) })
  const saver = await addSaver()
  const place = (userId: string, amountCentavos: bigint) =>
    placeInOffer(userId, { offerId, amountCentavos })
  await place(saver, 1_000_00n)
  await place(saver, 2_000_00n)
  await place(await addSaver(), 1_000_00n)
  const leaver = await addSaver()
  const { placementId } = await place(leaver, 5_000_00n)
  await fixture.cancel(leaver, placementId)
  expect(await soldIn(offerId)).toEqual({
    placedCentavos: 4_000_00n,
    users: 2,
    soldBeforeCentavos: 0n,
  })
})

/** As the list and the page of the offer have it. */
async function soldIn(offerId: string) {
  const asAna = <T>(work: Parameters<typeof withContext<T>>[2]) =>
    withContext<T>(fixture, adminContext(fixture.staff[0]), work)
  const { offers } = await asAna((ctx) => listOffers(ctx, {}, readSoldInOffers))
  const { sold } = await asAna((ctx) => readOffer(ctx, { offerId }, readSoldInOffers))
  expect(offers.find((offer) => offer.offerId === offerId)?.sold).toEqual(sold)
  return sold
}
