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

test('within its offer the same money does not count twice, even at the cap', () => {
  expect(obstacleTo({})).toBe('fits')
  expect(obstacleTo({ closed: 'user-cap-reached', leftForUserCentavos: 0n })).toBe('fits')
  expect(obstacleTo({}, { offerId: 'b', centavos: 1_000_00n })).toBe('above-user-cap')
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
