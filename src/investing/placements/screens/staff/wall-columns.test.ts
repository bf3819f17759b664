import { expect, test } from 'vitest'
import type { Wall } from '../../shared/contract-staff.ts'
import { incomeLine, wallColumns, wallSums } from './wall-columns.ts'

const week = (from: string, gainCentavos: bigint, shortCentavos: bigint) => ({
  from,
  count: 1,
  principalCentavos: 1_000_00n,
  gainCentavos,
  shortCentavos,
})
const wall: Wall = {
  late: {
    count: 1,
    principalCentavos: 1_000_00n,
    gainCentavos: 30_00n,
    shortCentavos: 0n,
    oldestDueOn: '2026-11-10',
  },
  weeks: [
    week('2026-11-23', 10_00n, 0n),
    week('2026-11-30', 0n, 0n),
    week('2026-12-07', 20_00n, 10_00n),
    week('2026-12-14', 5_00n, 15_00n),
    week('2026-12-21', 1_00n, 16_00n),
  ],
  later: { count: 1, principalCentavos: 1_000_00n, gainCentavos: 4_00n },
  pools: [
    { poolId: 'one', name: { en: 'A', fil: 'A' }, balanceCentavos: 50_00n, gainCentavos: 70_00n },
  ],
  placedCentavos: 7_000_00n,
  recordedCentavos: 0n,
  ownMoneyCentavos: -50_00n,
  keptCentavos: 0n,
}

test('one line of income is drawn above the weeks only when one pool pays them all', () => {
  const pool = (balanceCentavos: bigint, gainCentavos: bigint) => ({
    poolId: `${balanceCentavos} ${gainCentavos}`,
    name: { en: 'A', fil: 'A' },
    balanceCentavos,
    gainCentavos,
  })
  expect(incomeLine(wall)).toBe(50_00n)
  // The first holds much and owes nothing; it does not pay for the second.
  expect(incomeLine({ pools: [pool(1_000_00n, 0n), pool(0n, 500_00n)] })).toBe(0n)
  expect(incomeLine({ pools: [pool(1_000_00n, 1n), pool(0n, 500_00n)] })).toBeNull()
  expect(incomeLine({ pools: [] })).toBe(0n)
})

test('returns add up week by week, and what declared income does not pay is kept apart', () => {
  expect(wallColumns(wall)).toEqual([
    { from: '2026-11-23', coveredCentavos: 40_00n, shortCentavos: 0n },
    { from: '2026-11-30', coveredCentavos: 40_00n, shortCentavos: 0n },
    { from: '2026-12-07', coveredCentavos: 50_00n, shortCentavos: 10_00n },
    { from: '2026-12-14', coveredCentavos: 50_00n, shortCentavos: 15_00n },
    { from: '2026-12-21', coveredCentavos: 50_00n, shortCentavos: 16_00n },
  ])
  expect(wallSums(wall)).toEqual({
    lateCentavos: 30_00n,
    soonCentavos: 35_00n,
    laterCentavos: 5_00n,
    incomeCentavos: 50_00n,
  })
})
