import { expect, test } from 'vitest'
import type { OfferedPlan } from '../views.ts'
import { rollRoom } from './roll-room.ts'

const offer = {
  offerId: 'a',
  minimumCentavos: 1_000_00n,
  stepCentavos: 500_00n,
  perUserCapCentavos: 100_000_00n,
}
const offered = (given: Partial<OfferedPlan>) =>
  ({
    offer,
    terms: {},
    termsSha256: 'f'.repeat(64),
    closed: null,
    leftCentavos: 50_000_00n,
    leftForUserCentavos: 500_00n,
    countedForUserCentavos: 99_500_00n,
    permissionOfferIds: ['before', 'a'],
    ...given,
  }) as unknown as OfferedPlan

const obstacleTo = (
  given: Partial<OfferedPlan>,
  placed = { offerId: 'a', centavos: 1_000_00n },
) => {
  const { offerId, centavos: principalCentavos } = placed
  const room = rollRoom(offered(given), { offerId, principalCentavos })
  return room && (room.obstacle ?? 'fits')
}

test('under its permission the same money does not count twice, even at the cap', () => {
  const atCap = {
    closed: 'user-cap-reached',
    leftForUserCentavos: 0n,
    countedForUserCentavos: 100_000_00n,
  } as const
  for (const offerId of ['a', 'before']) {
    expect(obstacleTo({}, { offerId, centavos: 1_000_00n })).toBe('fits')
    expect(obstacleTo(atCap, { offerId, centavos: 1_000_00n })).toBe('fits')
  }
})

test('under another permission it counts besides', () => {
  const elsewhere = { offerId: 'b', centavos: 1_000_00n }
  expect(obstacleTo({}, elsewhere)).toBe('above-user-cap')
  expect(obstacleTo({ countedForUserCentavos: 99_000_00n }, elsewhere)).toBe('fits')
})

test('what the offer before allowed above the cap of this one takes the room', () => {
  const above = offered({ countedForUserCentavos: 100_500_00n, leftForUserCentavos: 0n })
  expect(rollRoom(above, { offerId: 'before', principalCentavos: 1_000_00n })).toMatchObject({
    obstacle: 'above-user-cap',
    figures: { left: '₱500.00' },
  })
})

test('sold out, a higher minimum and other steps are obstacles, each with its figure', () => {
  const soldOut = offered({ closed: 'total-cap-reached', leftCentavos: 500_00n })
  expect(rollRoom(soldOut, { offerId: 'a', principalCentavos: 1_000_00n })).toMatchObject({
    obstacle: 'above-total-cap',
    figures: { left: '₱500.00' },
  })
  expect(obstacleTo({}, { offerId: 'a', centavos: 500_00n })).toBe('below-minimum')
  expect(obstacleTo({}, { offerId: 'a', centavos: 1_250_00n })).toBe('off-step')
})

test('an offer that takes no money leaves no room', () => {
  for (const closed of ['closed', 'expired', 'plan-replaced', 'upcoming'] as const)
    expect(obstacleTo({ closed })).toBeNull()
  expect(obstacleTo({ offer: null, terms: null, termsSha256: null })).toBeNull()
})
