import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { newInvestment } from './rules-input.ts'

const investment = {
  requestId: uuidv7(),
  userId: uuidv7(),
  planName: 'Harvest',
  amountCentavos: 1n,
  expectedReturnCentavos: null,
  startDate: '2026-01-01',
  endDate: '2026-02-28',
  notes: '',
}
const isTaken = (days: object) => newInvestment.safeParse({ ...investment, ...days }).success

test('an investment has days that the calendar has', () => {
  expect(isTaken({})).toBe(true)
  expect(isTaken({ endDate: '2026-02-31' })).toBe(false)
  expect(isTaken({ startDate: '2025-02-29' })).toBe(false)
})
