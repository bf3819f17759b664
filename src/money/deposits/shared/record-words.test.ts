import { expect, test } from 'vitest'
import { depositRecordTexts } from './record-words.ts'
import { depositStatuses } from './rules.ts'

test('every status makes a sentence', () => {
  expect(
    depositStatuses
      .map((status) =>
        depositRecordTexts
          .moved('₱1.00', status, '')
          .en.replace('Deposit of ₱1.00 ', '')
          .replace('.', ''),
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
