import { expect, test } from 'vitest'
import { readQuestion } from './rules-question.ts'

const now = new Date('2026-11-24T04:00:00Z')
const ask = (text: string) => readQuestion(text, now)

test.each([
  ['pending withdrawals last week', 'withdrawals', { status: 'pending', when: 'last-week' }],
  ['Withdrawals over ₱50,000', 'withdrawals', { amount: '50000..' }],
  [
    'paid withdrawals in october',
    'withdrawals',
    { status: 'completed', when: '2026-10-01..2026-10-31' },
  ],
  ['deposits dec 3', 'deposits', { type: 'deposit', when: '2025-12-03..2025-12-03' }],
  ['waiting deposits', 'deposits', { type: 'deposit_initiated', status: 'pending_confirmation' }],
  [
    'expired deposits yesterday',
    'deposits',
    { type: 'deposit_initiated', status: 'expired', when: 'yesterday' },
  ],
  ['suspended users', 'users', { status: 'suspended' }],
  ['users today', 'users', { when: 'today' }],
  ['late investments', 'investments', { status: 'late' }],
  ['withdrawals to pay under 5k', 'withdrawals', { status: 'to-pay', amount: '..5000' }],
  [
    'declined withdrawals maria santos',
    'withdrawals',
    { status: 'declined', search: 'maria santos' },
  ],
  [
    'nakabinbin na withdrawal noong nakaraang linggo',
    'withdrawals',
    { status: 'pending', when: 'last-week' },
  ],
  ['mga deposito kahapon', 'deposits', { type: 'deposit', when: 'yesterday' }],
  [
    'mga tinanggihan na withdrawal higit sa 10,000',
    'withdrawals',
    { status: 'declined', amount: '10000..' },
  ],
  ['transaksyon ngayong buwan', 'transactions', { when: 'this-month' }],
])('%s', (text, list, search) => {
  expect(ask(text)).toEqual([{ list, search }])
})

test('without a list, withdrawals and transactions are meant', () => {
  expect(ask('pending last week')).toEqual([
    { list: 'withdrawals', search: { status: 'pending', when: 'last-week' } },
    { list: 'transactions', search: { status: 'pending', when: 'last-week' } },
  ])
})

test('a name, a reference, an amount or a page is no question', () => {
  for (const text of [
    'maria',
    'REF20261124ABC',
    '6000',
    'withdrawals',
    'last week',
    'matured users',
    '',
  ])
    expect(ask(text), text).toBe(null)
})
