import { expect, test } from 'vitest'
import { constantQuery, containing, queryBuilder } from './built-queries.ts'

interface Tables {
  boats: { id: string; name: string; harbour: string }
}
const boats = queryBuilder<Tables>().selectFrom('boats').selectAll().where('harbour', '=', 'Cebu')

test('a constant query puts the changing value in its place among the other values', () => {
  const { text, valuesFor } = constantQuery((id) => boats.where('id', '=', id).limit(1))
  expect(text).toBe('select * from "boats" where "harbour" = $1 and "id" = $2 limit $3')
  expect(valuesFor('first')).toEqual(['Cebu', 'first', 1])
  expect(valuesFor('second')).toEqual(['Cebu', 'second', 1])
})

test('a constant query without a changing value throws', () => {
  expect(() => constantQuery(() => boats)).toThrow('is no parameter')
})

test('a search term is never a wildcard', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})
