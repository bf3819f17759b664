import { expect, test } from 'vitest'
import { transactionNameWindow } from './rules-list.ts'

test('the beginning of a uid or reference implies when it was made', () => {
  const made = new Date('2026-03-31T17:30:00Z') // 1 April in Manila.
  for (const term of [
    `TXN${made.getTime()}`,
    'txn1774',
    `ADM-${made.getTime()}-X`,
    'REF20260401ABC',
    'REF202604',
    '2026',
    'ref2026',
  ]) {
    const window = transactionNameWindow(term)
    expect([term, window && window.from <= made && made < window.until]).toEqual([term, true])
  }
})

test('the time span is as narrow as the typed text, and null when it implies no time', () => {
  const days = (term: string) =>
    Math.round(
      ((transactionNameWindow(term)?.until.getTime() ?? 0) -
        (transactionNameWindow(term)?.from.getTime() ?? 0)) /
        86_400_000,
    )
  expect([days('REF20260401'), days('REF202604'), days('TXN1774978200000')]).toEqual([3, 32, 2])
  for (const term of ['TXN', 'REF', 'maria', '1234', 'REF99'])
    expect([term, transactionNameWindow(term)]).toEqual([term, null])
})
