import { describe, expect, test } from 'vitest'
import {
  approvals,
  backings,
  noApprovals,
  ordinarySentences,
  toldReturns,
} from '#tests/fixtures/texts/return-claims.ts'
import { judgeWording, type Context } from './rules.ts'

const found = (text: string, more: Partial<Context> = {}) =>
  judgeWording([{ field: 'text', text }], { hasSource: true, ...more }).map(({ name, figures }) => [
    name,
    figures.words,
  ])
const namesIn = (text: string, more?: Partial<Context>) => found(text, more).map(([name]) => name)

describe('a return that is told in prose', () => {
  test.each(toldReturns)('is refused: %s', (text) => {
    expect(namesIn(text)).toContain('claims-return')
  })

  test('is refused in the middle of a text too, by the words in which it stands', () => {
    expect(
      found('We are glad that you are here. Deposit 2,000, receive 14,000. Ask us how!'),
    ).toEqual([['claims-return', 'Deposit 2,000, receive 14,000']])
    expect(found('Kumusta po! Kumita ng 30% kada buwan dito.')).toEqual([
      ['claims-return', 'Kumita ng 30% kada buwan'],
    ])
    expect(found('Double your money, guaranteed.')).toEqual([
      ['claims-return', 'Double your money'],
      ['claims-guarantee', 'guaranteed'],
    ])
  })

  test('is none where not more comes back than was put in', () => {
    expect(found('Deposit ₱14,000 and receive ₱2,000.')).toEqual([])
    expect(namesIn('Deposit ₱2,000 and receive ₱2,001.')).toEqual(['claims-return'])
  })

  test('is told where its figures may be', () => {
    const seen: unknown[] = []
    expect(
      found('Deposit ₱2,000, receive ₱2,120. 6% a year.', {
        mayTellReturn: (told) => seen.push(told.figures.map(({ worth }) => worth)) > 0,
      }),
    ).toEqual([])
    expect(seen).toEqual([[2000, 2120], [6]])
  })
})

describe('what stays possible', () => {
  test.each([...ordinarySentences, ...noApprovals])('%s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('is more than what is refused', () => {
    expect(toldReturns.length).toBeGreaterThan(60)
    expect(ordinarySentences.length).toBeGreaterThan(120)
    for (const list of [toldReturns, ordinarySentences, approvals, backings, noApprovals])
      expect(new Set(list).size).toBe(list.length)
  })
})

describe('who approved it and who answers for it', () => {
  test.each(approvals)('is said by a registration alone: %s', (text) => {
    expect(namesIn(text)).toEqual(['claims-approval'])
    expect(namesIn(text, { mayTellApproval: true })).toEqual([])
  })

  test.each(backings)('is said nowhere: %s', (text) => {
    expect(namesIn(text)).toContain('claims-backing')
    expect(namesIn(text, { mayTellApproval: true })).toContain('claims-backing')
  })
})

test('a long text is judged quickly, however it was made', () => {
  const hostile = [
    'a '.repeat(600),
    'earn up to '.repeat(110),
    'deposit 100 receive 50 '.repeat(52),
    '1 '.repeat(600),
    'two '.repeat(300),
    '5% '.repeat(400),
    'your money grows '.repeat(70),
    '1,000,'.repeat(200),
    `${'- '.repeat(600)}5%`,
    'na ng sa '.repeat(130),
    'fifty thousand and '.repeat(63),
    'bsp '.repeat(300),
    'licensed by the '.repeat(80),
    'not insured by '.repeat(80),
    ' '.repeat(1200),
    'may may the the '.repeat(80),
  ]
  for (const text of hostile) found(text.slice(0, 1200))
  // What the machine does besides is not counted.
  const begin = process.threadCpuUsage()
  for (const text of hostile) found(text.slice(0, 1200))
  const { user, system } = process.threadCpuUsage(begin)
  expect((user + system) / hostile.length, 'microseconds').toBeLessThan(100_000)
})
