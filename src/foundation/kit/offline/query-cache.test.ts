import { expect, test } from 'vitest'
import { validAnswers, type StoredAnswers } from './query-cache.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.parse('2026-11-22T00:00:00Z')
const at = (updatedAt: number) => ({
  key: [['transactions', 'balance']],
  data: { availableCentavos: 1n },
  updatedAt,
})
const kept: StoredAnswers = {
  shape: 'one',
  userId: 'maria',
  answers: [at(now - 30 * day), at(now - 7 * day)],
}

test('answers are kept for one person, one shape, and seven days after the newest', () => {
  expect(validAnswers(kept, 'maria', 'one', now)).toEqual(kept.answers)
  expect(validAnswers(kept, 'jose', 'one', now)).toEqual([])
  expect(validAnswers(kept, 'maria', 'two', now)).toEqual([])
  expect(validAnswers(kept, 'maria', 'one', now + 1)).toEqual([])
  expect(validAnswers(undefined, 'maria', 'one', now)).toEqual([])
})

test('an empty store answers nothing', () => {
  expect(validAnswers({ ...kept, answers: [] }, 'maria', 'one', now)).toEqual([])
})
