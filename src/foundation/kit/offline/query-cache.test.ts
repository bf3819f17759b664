import { expect, test } from 'vitest'
import { answersFor, type Kept } from './query-cache.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T00:00:00Z')
const at = (updatedAt: number) => ({
  key: [['transactions', 'balance']],
  data: { availableCentavos: 1n },
  updatedAt,
})
const kept: Kept = {
  shape: 'one',
  userId: 'maria',
  answers: [at(now - 30 * day), at(now - 7 * day)],
}

test('answers are kept for one person, one shape, and seven days after the newest', () => {
  expect(answersFor(kept, 'maria', 'one', now)).toEqual(kept.answers)
  expect(answersFor(kept, 'jose', 'one', now)).toEqual([])
  expect(answersFor(kept, 'maria', 'two', now)).toEqual([])
  expect(answersFor(kept, 'maria', 'one', now + 1)).toEqual([])
  expect(answersFor(undefined, 'maria', 'one', now)).toEqual([])
})

test('an empty store answers nothing', () => {
  expect(answersFor({ ...kept, answers: [] }, 'maria', 'one', now)).toEqual([])
})
