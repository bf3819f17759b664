import { expect, test } from 'vitest'
import { judgeAmount } from '../rules.ts'
import { mostPlaceable, quickAmounts } from './amount-choice.ts'

const offer = { minimumCentavos: 5_000_00n, stepCentavos: 1_000_00n }
const room = (left: bigint, own: bigint, available: bigint) => ({
  leftCentavos: left * 100n,
  leftForUserCentavos: own * 100n,
  availableCentavos: available * 100n,
})

test.each([
  [room(50_000n, 50_000n, 12_345n), 12_000_00n],
  [room(7_900n, 50_000n, 50_000n), 7_000_00n],
  [room(50_000n, 6_000n, 50_000n), 6_000_00n],
  [room(50_000n, 50_000n, 4_999n), null],
  [room(0n, 50_000n, 50_000n), null],
])('the most is on a step, within every limit', (limits, most) => {
  expect(mostPlaceable(limits, offer)).toBe(most)
  if (most !== null) expect(judgeAmount(most, offer, limits)).toBeNull()
})

test.each([
  [999_999_999_99n, room(5_000_000n, 100_000n, 24_500n), 'insufficient-balance'],
  [999_999_999_99n, room(5_000_000n, 20_000n, 24_500n), 'above-user-cap'],
  [999_999_999_99n, room(9_000n, 20_000n, 24_500n), 'above-total-cap'],
  [4_999_00n, room(50_000n, 50_000n, 100n), 'below-minimum'],
  [5_500_00n, room(50_000n, 50_000n, 50_000n), 'off-step'],
])('an amount is judged by the limit that it exceeds most, then by the step', (...given) => {
  const [amount, limits, refusal] = given
  expect(judgeAmount(amount, offer, limits)).toBe(refusal)
})

test('every quick amount can be placed', () => {
  const limits = room(50_000n, 50_000n, 11_000n)
  const amounts = quickAmounts(offer, mostPlaceable(limits, offer))
  expect(amounts).toEqual([5_000_00n, 10_000_00n])
  for (const amount of amounts) expect(judgeAmount(amount, offer, limits)).toBeNull()
  expect(quickAmounts({ minimumCentavos: 1_500_00n, stepCentavos: 1_000_00n }, 9_000_00n)).toEqual([
    2_000_00n,
    4_000_00n,
  ])
  expect(quickAmounts(offer, null)).toEqual([])
})
