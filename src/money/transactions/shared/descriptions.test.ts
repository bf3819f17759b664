import { expect, test } from 'vitest'
import { describeInFilipino } from './descriptions.fil.ts'
import { descriptions, planIn } from './descriptions.ts'

const parts = ['First (1.5%) *', 'Second $& plan.', 'Third']
const stored = Object.entries(descriptions).map(
  ([kind, write]) =>
    [kind, (write as (...given: string[]) => string)(...parts), write.length] as const,
)

test.each(stored)(
  'the description %s is read in Filipino, its names as they are',
  (_, text, count) => {
    const read = describeInFilipino(text)
    for (const part of parts.slice(0, count)) expect(read).toContain(part)
    const rest = parts.reduce((left, part) => left.replace(part, ''), read)
    expect(rest).not.toMatch(/\b(?:of|the|to|by|requested|completed)\b/)
  },
)

test('a stored description says the same amount and bank in Filipino', () => {
  expect(describeInFilipino('Deposit of ₱5,000.00 to BDO, Unibank to go requested.')).toBe(
    'Hiniling na deposito na ₱5,000.00 sa BDO, Unibank to go.',
  )
  expect(describeInFilipino('Withdrawal to GCash, •••• 4567.')).toBe(
    'Withdrawal sa GCash, •••• 4567.',
  )
})

test('what somebody else wrote stays as it is', () => {
  for (const text of ['', 'Test', 'Deposit of nothing', 'Refund for Ana.', 'Investment: .'])
    expect(describeInFilipino(text)).toBe(text)
})

test.each(stored)('the plan of the description %s is found in it, if it has one', (kind, text) => {
  const isOther = /^(?:deposit|withdrawal|credit|debit|disowned)/.test(kind)
  expect(planIn(text)).toBe(isOther ? null : parts[0])
})
