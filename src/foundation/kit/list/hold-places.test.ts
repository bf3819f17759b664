import { expect, test } from 'vitest'
import { holdPlaces } from './hold-places.ts'

const hold = (shown: string, newest: string) => {
  const { rows, arrived, left } = holdPlaces([...shown], [...newest], (row) => row)
  return { rows: rows.join(''), arrived, left: [...left].join('') }
}

test('new rows wait, and nothing moves', () => {
  expect(hold('dcb', 'fedcb')).toEqual({ rows: 'dcb', arrived: 2, left: '' })
})

test('a row that was only pushed to the following page has not left', () => {
  expect(hold('dcb', 'edc')).toEqual({ rows: 'dcb', arrived: 1, left: '' })
})

test('a row that left keeps its place and is marked', () => {
  expect(hold('dcb', 'db')).toEqual({ rows: 'dcb', arrived: 0, left: 'c' })
  expect(hold('dcb', 'dc')).toEqual({ rows: 'dcb', arrived: 0, left: 'b' })
  expect(hold('dcb', 'edb')).toEqual({ rows: 'dcb', arrived: 1, left: 'c' })
})

test('rows that come in below all others push nothing away and are shown', () => {
  expect(hold('abc', 'abcd')).toEqual({ rows: 'abcd', arrived: 0, left: '' })
  expect(hold('abc', 'acd')).toEqual({ rows: 'abcd', arrived: 0, left: 'b' })
})

test('a list of other rows waits as a whole', () => {
  expect(hold('abc', 'xyz')).toEqual({ rows: 'abc', arrived: 3, left: '' })
  expect(hold('', 'xyz')).toEqual({ rows: '', arrived: 3, left: '' })
})
