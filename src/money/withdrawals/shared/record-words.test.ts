import { expect, test } from 'vitest'
import { descriptions } from '#money/transactions/shared/descriptions.ts'
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

test('a reason of ours is said in both languages, one of the staff as it was written', () => {
  const notice = (reason: string) =>
    withdrawalRecordTexts.movedNotice('₱1.00', 'R', 'cancelled', reason)
  const own = notice(descriptions.disowned())
  expect(own.en).toMatch(/Its owner said: “This was not me”\.$/)
  expect(own.fil).toMatch(/Sabi ng may-ari: “Hindi ako ito”\.$/)
  expect(notice('Paid by hand.').fil).toMatch(/Paid by hand\.$/)
})
