import { expect, test } from 'vitest'
import { withdrawalRecordTexts } from './record-words.ts'
import { withdrawalStatuses } from './rules.ts'

test('every status makes a sentence', () => {
  expect(
    withdrawalStatuses
      .map((status) =>
        withdrawalRecordTexts
          .movedNotice('₱1.00', 'R', status, '')
          .en.replace('Your withdrawal of ₱1.00 (R) ', ''),
      )
      .toSorted(),
  ).toEqual([
    'has failed.',
    'is being processed.',
    'is on hold.',
    'is pending.',
    'was approved.',
    'was cancelled.',
    'was completed.',
    'was declined.',
  ])
})
