import { expect, test } from 'vitest'
import { shortIds } from './short-ids.ts'

test('an id in a record of an earlier version is shortened for people', () => {
  expect(shortIds('Support chat 01980000-1111-7222-8333-44445d3f9a1c is open.')).toBe(
    'Support chat …5d3f9a1c is open.',
  )
  expect(shortIds('Deposit TXN1780000000000ABCDEF: Pending to Completed.')).toBe(
    'Deposit TXN1780000000000ABCDEF: Pending to Completed.',
  )
})
