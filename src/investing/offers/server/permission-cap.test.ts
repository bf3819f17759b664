import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { readSoldInOffers } from '#investing/placements/server/outcomes/sold-in-offers.ts'
import { placementChecks } from '#investing/placements/server/placement-checks.ts'
import { verifyBook } from '#ledger/server/verify.ts'
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

test('one offer is open under a permission, also when a third one joins two of them', async () => {
  const plans = [await fixture.publishPlan(), await fixture.publishPlan()] as const
  const { evidenceId: documentId } = await fixture.sendDocument()
  const caps = {
    permissionNumber: uuidv7(),
    totalCapCentavos: 5_000_00n,
    perUserCapCentavos: 5_000_00n,
  }
  await fixture.endOffer((await fixture.enter({ ...caps, documentId })).offerId)
  const first = await fixture.openOffer({
    ...caps,
    ...plans[0],
    documentId,
    permissionNumber: 'Mistyped',
  })
  await placeInOffer(await addSaver(), { offerId: first })
  const { offerId } = await fixture.enter({ ...caps, ...plans[1] })
  expect(await refusalOf(fixture.agreeToOffer(offerId))).toMatchObject({
    refusalName: 'permission-open',
  })
  await fixture.endOffer(first)
  await fixture.agreeToOffer(offerId)
  expect(await fixture.read(await addSaver(), offerId)).toMatchObject({
    closed: null,
    leftCentavos: 1_000_00n,
  })
})

test('another scan of one registration, for another plan, sells what is left', async () => {
  const number = uuidv7()
  const caps = { totalCapCentavos: 5_000_00n, perUserCapCentavos: 5_000_00n }
  const plans = [await fixture.publishPlan(), await fixture.publishPlan()] as const
  const first = await fixture.openOffer({ ...caps, ...plans[0], permissionNumber: number })
  await placeInOffer(await addSaver(), { offerId: first })
  await fixture.endOffer(first)
  const permissionNumber = ` ${number.toUpperCase().replaceAll('-', ' ')}.`
  const second = await fixture.openOffer({ ...caps, ...plans[1], permissionNumber })
  expect(await soldIn(second)).toMatchObject({ soldBeforeCentavos: 4_000_00n })
  const saver = await addSaver()
  expect(await fixture.read(saver, second)).toMatchObject({ leftCentavos: 1_000_00n })
  expect(await refusalOf(placeInOffer(saver, { offerId: second }))).toMatchObject({
    refusalName: 'above-total-cap',
  })
  await placeInOffer(saver, { offerId: second, amountCentavos: 1_000_00n })
  await fixture.expectSoundPlacements()
})

test('the cap of a user counts what they placed in offers before of the permission', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const caps = {
    planVersionId,
    permissionNumber: uuidv7(),
    totalCapCentavos: 20_000_00n,
    perUserCapCentavos: 5_000_00n,
  }
  const first = await fixture.openOffer(caps)
  const [saver, other] = [await addSaver(), await addSaver()]
  await placeInOffer(saver, { offerId: first })
  await fixture.endOffer(first)
  const second = await fixture.openOffer(caps)
  expect(await fixture.read(saver, second)).toMatchObject({ leftForUserCentavos: 1_000_00n })
  expect(await refusalOf(placeInOffer(saver, { offerId: second }))).toMatchObject({
    refusalName: 'above-user-cap',
    figures: { cap: '₱5,000.00', left: '₱1,000.00' },
  })
  await placeInOffer(saver, { offerId: second, amountCentavos: 1_000_00n })
  expect(await fixture.read(saver, second)).toMatchObject({ closed: 'user-cap-reached' })
  await placeInOffer(other, { offerId: second })
  await fixture.expectSoundPlacements()
})

test('verify finds who has more than the cap, over all offers of the permission', async () => {
  const { planVersionId } = await fixture.publishPlan()
  const caps = {
    planVersionId,
    totalCapCentavos: 20_000_00n,
    perUserCapCentavos: 5_000_00n,
  }
  const saver = await addSaver()
  const offers: string[] = []
  for (const permissionNumber of [uuidv7(), uuidv7()]) {
    const offerId = await fixture.openOffer({ ...caps, permissionNumber })
    await placeInOffer(saver, { offerId })
    await fixture.endOffer(offerId)
    offers.push(offerId)
  }
  const [first, second] = offers
  const capProblems = async () => {
    const { problems } = await verifyBook(fixture.database, placementChecks)
    return problems.filter((problem) => problem.includes('the cap for each user'))
  }
  expect(await capProblems()).toEqual([])
  const setNumber = (number: string) =>
    fixture.asOwner(`begin; set local session_replication_role = replica;
      update offers set permission_number = ${number} where id = '${second}'; commit`)
  await setNumber(`(select permission_number from offers where id = '${first}')`)
  expect(await capProblems()).toEqual([
    expect.stringMatching(
      `${second}.*${saver} placed ₱8,000\\.00, more than the cap for each user of ₱5,000\\.00`,
    ),
  ])
  await setNumber('id')
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
