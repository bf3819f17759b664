/** Money that rolls over is the same money for its user's cap, and a new sale for the offer's. */
import { afterEach, expect, test } from 'vitest'
import { openRollFixture } from '#tests/fixtures/investing/roll-fixture.ts'
import { outcome, refusalOf } from '#tests/fixtures/people/outcomes.ts'
import { rollRoom } from '../../shared/rolls/roll-room.ts'
import { readPlacementView } from '../reads.ts'
import { readOfferRoom } from '../store.ts'

const fixture = await openRollFixture()
const { activeOf, consent, matureNow, addSaver, placeInOffer, stateOf, rolledInto } = fixture

afterEach(async () => {
  await fixture.expectSoundPlacements()
  await fixture.expectCapsKept()
})

const leftFor = async (userId: string, offerId: string) =>
  (await fixture.read(userId, offerId)).leftForUserCentavos

async function offerWith(terms: {
  perUserCapCentavos: bigint
  totalCapCentavos?: bigint
  stepCentavos?: bigint
  permissionNumber?: string
}) {
  const { planVersionId } = await fixture.publishPlan()
  return {
    planVersionId,
    offerId: await fixture.openOffer({ planVersionId, ...terms }),
  }
}

test('₱99,500 of ₱100,000 placed: ₱1,000 of it rolls over, ₱500 is left as before', async () => {
  const { offerId } = await offerWith({
    perUserCapCentavos: 100_000_00n,
    stepCentavos: 500_00n,
  })
  const maria = await addSaver(200_000_00n)
  await placeInOffer(maria, { offerId, amountCentavos: 98_500_00n })
  const placed = await activeOf(maria, { offerId, amountCentavos: 1_000_00n })
  expect(await leftFor(maria, offerId)).toBe(500_00n)
  await consent(placed, { offerId })
  await matureNow(placed)
  expect(await stateOf(placed.placementId)).toMatchObject({ state: 'rolled' })
  expect(await rolledInto(placed.placementId)).toMatchObject({ principal: 1_000_00n })
  expect(await leftFor(maria, offerId)).toBe(500_00n)
  const refused = await refusalOf(placeInOffer(maria, { offerId, amountCentavos: 1_000_00n }))
  expect(refused).toMatchObject({ refusalName: 'above-user-cap', figures: { left: '₱500.00' } })
})

test('at the cap two that mature together roll over, and once more after that', async () => {
  const { offerId } = await offerWith({ perUserCapCentavos: 4_000_00n })
  const maria = await addSaver()
  let both = [
    await activeOf(maria, { offerId, amountCentavos: 2_000_00n }),
    await activeOf(maria, { offerId, amountCentavos: 2_000_00n }),
  ]
  for (let round = 0; round < 2; round += 1) {
    for (const placed of both) await consent(placed, { offerId })
    await matureNow(...both)
    const next = await Promise.all(both.map(({ placementId }) => rolledInto(placementId)))
    both = next.map((one) => ({ userId: maria, placementId: one?.placementId ?? '' }))
    for (const { placementId } of both) await fixture.endCooling(placementId)
    await fixture.activate()
    for (const { placementId } of both) await fixture.moveDueDay(placementId, 3)
    expect(await leftFor(maria, offerId)).toBe(0n)
  }
})

test('a new term that was cancelled leaves the ended one counted, once', async () => {
  const { offerId } = await offerWith({ perUserCapCentavos: 5_000_00n })
  const maria = await addSaver()
  const placed = await activeOf(maria, { offerId })
  await consent(placed, { offerId })
  await matureNow(placed)
  const next = await rolledInto(placed.placementId)
  await fixture.cancel(maria, next?.placementId ?? '')
  expect(await leftFor(maria, offerId)).toBe(1_000_00n)
})

test('money that rolls into another offer counts in both: it was placed in each', async () => {
  const { planVersionId, offerId } = await offerWith({ perUserCapCentavos: 5_000_00n })
  const maria = await addSaver()
  const placed = await activeOf(maria, { offerId })
  const next = await fixture.openOffer({ planVersionId, perUserCapCentavos: 6_000_00n })
  await placeInOffer(maria, { offerId: next, amountCentavos: 1_000_00n })
  await consent(placed, { offerId: next })
  await matureNow(placed)
  expect(await leftFor(maria, next)).toBe(1_000_00n)
  const first = { offerId, totalCapCentavos: 0n, perUserCapCentavos: 5_000_00n }
  const inFirst = await fixture.database.read((tx) => readOfferRoom(tx, first, { userId: maria }))
  expect(inFirst.leftForUserCentavos).toBe(1_000_00n)
})

test('the screen judges the room of an offer that is entered anew as the server does', async () => {
  const permission = { perUserCapCentavos: 5_000_00n, permissionNumber: 'Entered anew' }
  const { planVersionId, offerId } = await offerWith(permission)
  const maria = await addSaver()
  await placeInOffer(maria, { offerId, amountCentavos: 1_000_00n })
  const placed = await activeOf(maria, { offerId })
  const view = await fixture.database.read((tx) => readPlacementView(tx, placed.placementId))
  const both = async (next: string) => {
    const offered = await fixture.read(maria, next)
    const { offer } = offered
    if (!offer) throw new Error('There is no offer')
    const rolling = { userId: maria, rolling: placed.placementId }
    const room = await fixture.database.read((tx) => readOfferRoom(tx, offer, rolling))
    const allowed = (await outcome(consent(placed, { offerId: next }))) === 'done'
    const obstacle = rollRoom(offered, view)?.obstacle
    return { obstacle, allowed, left: room.leftForUserCentavos }
  }
  // In each of them ₱5,000 would count, the ₱4,000 of this one among them.
  let open = offerId
  const reopened = async (terms: Parameters<typeof fixture.openOffer>[0]) => {
    await fixture.endOffer(open)
    open = await fixture.openOffer({ planVersionId, ...terms })
    return await both(open)
  }
  expect(await reopened(permission)).toEqual({ obstacle: null, allowed: true, left: 4_000_00n })
  expect(await reopened({ ...permission, perUserCapCentavos: 4_000_00n })).toEqual({
    obstacle: 'above-user-cap',
    allowed: false,
    left: 3_000_00n,
  })
  const another = await reopened({ perUserCapCentavos: 5_000_00n, permissionNumber: 'Another' })
  expect(another).toEqual({ obstacle: null, allowed: true, left: 5_000_00n })
})

test('money that rolls into another offer of the same permission counts once', async () => {
  const terms = { perUserCapCentavos: 5_000_00n, permissionNumber: 'Rolled' }
  const { planVersionId, offerId } = await offerWith(terms)
  const maria = await addSaver()
  const placed = await activeOf(maria, { offerId })
  await fixture.endOffer(offerId)
  const next = await fixture.openOffer({ planVersionId, ...terms })
  expect(await leftFor(maria, next)).toBe(1_000_00n)
  await consent(placed, { offerId: next })
  await matureNow(placed)
  expect(await rolledInto(placed.placementId)).toMatchObject({ principal: 4_000_00n })
  expect(await leftFor(maria, next)).toBe(1_000_00n)
})

test('a new term is a new sale: an offer that is sold out takes no consent', async () => {
  const caps = { perUserCapCentavos: 6_000_00n, totalCapCentavos: 6_000_00n }
  const { offerId } = await offerWith(caps)
  const placed = await activeOf(await addSaver(), { offerId })
  expect(await refusalOf(consent(placed, { offerId }))).toMatchObject({
    refusalName: 'roll-not-placeable',
    message:
      'Today’s offer has room for only ₱2,000.00 more. Your payout goes to your wallet. ' +
      'No money was moved.',
  })
  const small = await activeOf(await addSaver(), { offerId, amountCentavos: 1_000_00n })
  expect(await outcome(consent(small, { offerId }))).toBe('done')
})
