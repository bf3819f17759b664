import { expect, test } from 'vitest'
import { inBothLanguages, joinBilingual } from './bilingual.ts'

const words = inBothLanguages(
  { done: 'Done.', paid: (amount: string) => `Paid ${amount}.`, deep: { down: 'Down.' } },
  { done: 'Tapos na.', paid: (amount) => `Binayaran ang ${amount}.`, deep: { down: 'Baba.' } },
)

test('a sentence has the same figures in both languages', () => {
  expect(words.done).toEqual({ en: 'Done.', fil: 'Tapos na.' })
  expect(words.paid('₱5.00')).toEqual({ en: 'Paid ₱5.00.', fil: 'Binayaran ang ₱5.00.' })
  expect(words.deep.down).toEqual({ en: 'Down.', fil: 'Baba.' })
})

test('sentences are joined in each language', () => {
  expect(joinBilingual(words.done, words.paid('₱1.00'))).toEqual({
    en: 'Done. Paid ₱1.00.',
    fil: 'Tapos na. Binayaran ang ₱1.00.',
  })
})
