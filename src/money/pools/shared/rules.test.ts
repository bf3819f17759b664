import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { incomeDeclaration } from './rules.ts'

const income = {
  declarationId: uuidv7(),
  poolId: uuidv7(),
  amountCentavos: 1n,
  periodFrom: '2026-01-01',
  periodTo: '2026-02-28',
  source: 'Interest',
  plans: ['Harvest'],
  evidenceId: uuidv7(),
}
const isTaken = (days: object) => incomeDeclaration.safeParse({ ...income, ...days }).success

test('income is declared of days that the calendar has', () => {
  expect(isTaken({})).toBe(true)
  expect(isTaken({ periodTo: '2026-02-31' })).toBe(false)
  expect(isTaken({ periodFrom: '2025-02-29' })).toBe(false)
})
