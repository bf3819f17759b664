import { expect, test } from 'vitest'
import { pageOf, searchNewest } from './list-page.ts'
import { readTerm } from './search-term.ts'

const idOf = (row: string) => row

test('a page names the next older and newer pages, and none at the ends', () => {
  expect(pageOf(['e', 'd', 'c'], idOf, { limit: 2 })).toEqual({
    rows: ['e', 'd'],
    older: 'd',
    newer: null,
  })
  expect(pageOf(['c', 'b', 'a'], idOf, { limit: 2, before: 'd' })).toEqual({
    rows: ['c', 'b'],
    older: 'b',
    newer: 'c',
  })
  expect(pageOf(['a'], idOf, { limit: 2, before: 'b' })).toEqual({
    rows: ['a'],
    older: null,
    newer: 'a',
  })
})

test('newer rows come oldest first from the database and leave newest first', () => {
  expect(pageOf(['b', 'c', 'd'], idOf, { limit: 2, after: 'a' })).toEqual({
    rows: ['c', 'b'],
    older: 'b',
    newer: 'c',
  })
  expect(pageOf(['d', 'e'], idOf, { limit: 2, after: 'c' })).toEqual({
    rows: ['e', 'd'],
    older: 'd',
    newer: null,
  })
  expect(pageOf([], idOf, { limit: 2, after: 'e' })).toEqual({ rows: [], older: null, newer: null })
})

test('indexes are used only when the walk leaves room, and no row comes twice', async () => {
  const used: string[] = []
  const search = (walked: string[], found: string[]) =>
    searchNewest({
      limit: 2,
      idOf,
      walk: () => (used.push('walk'), Promise.resolve(walked)),
      byIndex: () => (used.push('index'), Promise.resolve(found)),
    })
  expect(await search(['e', 'd', 'c'], [])).toEqual(['e', 'd', 'c'])
  expect(used).toEqual(['walk'])
  expect(await search(['e'], ['e', 'b', 'a'])).toEqual(['e', 'b', 'a'])
})

test('a term is read in every way that fits, and never as a pattern', () => {
  expect(readTerm('50%_')).toMatchObject({
    anywhere: '%50\\%\\_%',
    centavos: null,
    digits: null,
    idsFrom: null,
  })
  expect(readTerm('-₱1,234.50')).toMatchObject({ centavos: 1_234_50n })
  expect(readTerm('a1b2c3')).toMatchObject({
    ending: '3C2B1A%',
    idsFrom: {
      first: 'a1b2c300-0000-0000-0000-000000000000',
      last: 'a1b2c3ff-ffff-ffff-ffff-ffffffffffff',
    },
    id: null,
  })
  expect(readTerm('0190c0de-0000-7000-8000-00000000ABCD').id).toBe(
    '0190c0de-0000-7000-8000-00000000abcd',
  )
  expect(readTerm('0917 000 0001')).toMatchObject({ digits: '09170000001' })
  expect(readTerm('ab')).toMatchObject({ hasTrigrams: false, ending: null })
})
