import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('the state in an address is plain text and survives a round trip', () => {
  for (const search of [
    '20261120',
    '5,000.50',
    '1e5',
    'true',
    '"x"',
    '{"a":1}',
    'roof & walls?',
    'Ñiño',
    '0917',
  ]) {
    expect(parseSearch(stringifySearch({ search }))).toEqual({ search })
  }
  expect(parseSearch('?search=20261120&type=deposit')).toEqual({
    search: '20261120',
    type: 'deposit',
  })
  expect(stringifySearch({ search: '20261120', type: undefined })).toBe('?search=20261120')
  expect(stringifySearch({})).toBe('')
})
