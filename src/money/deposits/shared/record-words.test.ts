import { expect, test } from 'vitest'
import { recorded } from './record-words.ts'
import { depositStatuses } from './rules.ts'

test('every status makes a sentence', () => {
  expect(
    depositStatuses
      .map((status) =>
        recorded.moved('₱1.00', status, '').en.replace('Deposit of ₱1.00 ', '').replace('.', ''),
      )
      .toSorted(),
  ).toEqual([
    'has expired',
    'has failed',
    'is completed',
    'is on hold',
    'is pending confirmation',
    'is pending payment',
    'was cancelled',
    'was declined',
  ])
})
