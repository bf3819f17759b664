import { expect, test } from 'vitest'
import { findLimitAbove } from './rules-alone.ts'

test('nothing is above no limit, even when more has moved than a lowered limit allows', () => {
  const limits = [{ kind: 'person-day', limitCentavos: 100n, leftCentavos: -1n }] as const
  expect(findLimitAbove(limits, 0n)).toBeNull()
  expect(findLimitAbove(limits, 1n)).toBe(limits[0])
})
