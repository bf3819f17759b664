import { expect, test } from 'vitest'
import { asFiled, type Final, type Intent, type Write } from '../history.ts'
import { findWrongLimits } from './check-limits.ts'

const limits = new Map([
  ['staff 1', 900n],
  ['all staff', 1_000n],
  ['user', 500n],
])
const move = (key: string, centavos: bigint, limitNames: string[], alone = true): Intent => ({
  name: key,
  verb: 'deposits.move',
  leaves: 'completed',
  counts: { centavos, limits: limitNames, alone },
})
const write = (
  intent: Intent,
  [invoked, ended]: readonly [number, number],
  outcome: Write['outcome'] = 'acknowledged',
): Write => ({ intent, key: intent.name, server: 1, invoked, ended, outcome, why: '' })
const finalOf = (stored: Record<string, string>): Final => ({
  stored: new Map(Object.entries(stored)),
  logs: new Map(),
  versions: new Map(),
})
const kinds = (writes: Write[], stored: Record<string, string>) =>
  findWrongLimits(writes, finalOf(stored), limits).map(({ kind }) => kind)

const byStaff = ['staff 1', 'all staff']
const first = move('first', 600n, byStaff)
const second = move('second', 400n, ['all staff'])

test('a limit may be met and not passed', () => {
  const met = [write(first, [0, 1]), write(second, [0, 1])]
  expect(kinds(met, { first: 'completed', second: 'completed' })).toEqual([])
  const third = write(move('third', 1n, ['all staff']), [2, 3])
  const stored = { first: 'completed', second: 'completed', third: 'completed' }
  expect(kinds([...met, third], stored)).toEqual(['above a limit'])
  expect(kinds([...met, { ...third, outcome: 'unknown' }], stored)).toEqual([])
  // Two people may agree to more.
  const agreed = write(move('third', 1n, ['all staff'], false), [2, 3])
  expect(kinds([...met, agreed], stored)).toEqual([])
})

test('what was filed had a limit near, by then', () => {
  const filed = write(asFiled(move('filed', 301n, byStaff)), [5, 9])
  const stored = { first: 'completed', filed: 'filed' }
  expect(kinds([write(first, [0, 1]), filed], stored)).toEqual([])
  // It may have counted before the answer, although nobody was told.
  expect(kinds([write(first, [8, 20], 'unknown'), filed], stored)).toEqual([])
  expect(kinds([write(first, [10, 20]), filed], stored)).toEqual(['needless filing'])
  expect(kinds([filed], { filed: 'filed' })).toEqual(['needless filing'])
  expect(kinds([write(first, [0, 1], 'unknown'), filed], { filed: 'filed' })).toEqual([
    'needless filing',
  ])
})

test('what two people agreed to counts for its user', () => {
  const agreed = write(move('agreed', 450n, ['user'], false), [0, 1])
  const filed = write(asFiled(move('filed', 51n, [...byStaff, 'user'])), [5, 9])
  expect(kinds([agreed, filed], { agreed: 'completed', filed: 'filed' })).toEqual([])
  expect(kinds([filed], { filed: 'filed' })).toEqual(['needless filing'])
})
