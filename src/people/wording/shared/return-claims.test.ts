import { describe, expect, test } from 'vitest'
import {
  approvalClaims,
  approvalDenials,
  backingClaims,
} from '#tests/fixtures/texts/approval-claims.ts'
import { ordinarySentences } from '#tests/fixtures/texts/ordinary-sentences.ts'
import { returnClaims } from '#tests/fixtures/texts/return-claims.ts'
import { judgeWording } from './rules.ts'

/** Return claims that are not marked. This list may only shrink. */
const missedReturnClaims: readonly string[] = []

/** Ordinary sentences that are marked by mistake. This list may only shrink. */
const markedOrdinarySentences: readonly string[] = [
  'You can receive up to ₱100,000 a month.',
  'Send ₱500, and Juan receives ₱500.',
  'You pay a fee of ₱15, and the bank receives ₱5,000.',
  'We pay 25% income tax.',
  'Deposit three times a month at most.',
  'A deposit that was sent twice is paid back once.',
  'We double-check every deposit.',
  'Double deposits are corrected within a day.',
  'Banks pay about 3% a year on time deposits.',
  'Treasury bills yield 5.8% a year.',
  'Stocks gain 2% as inflation slows',
  'Bank income up 12% in 2025',
  'Borrowers pay interest of 2% a month.',
  'The shops pay us 2% a month on their loans.',
  'Do not believe anyone who promises 5% a day.',
  'Report whoever promises you 30% a month.',
  'Ang bangko ay nagbabayad ng humigit-kumulang 3% bawat taon.',
  'Tinitingnan namin nang dalawang beses ang bawat deposito.',
  'Huwag maniwala sa nangangako ng 5% kada araw.',
  'If you deposit ₱10,000 and your plan loses half, you get ₱5,000 back.',
  'Loans of 12% interest are what the shops pay.',
  'Farmers earn 5% more as palay prices rise',
  "Farmers' income up 5%",
  'Scammers promised 5% a day, police say',
  'Police arrest 3 who promised 30% a month',
  'SEC warns against schemes that promise 5% a day',
  'Beware of "double your money" schemes',
  'Mortgage rates of 7% a year',
  'Salaries grew 5% a year',
  'Kumikita ng ₱15,000 kada buwan ang karaniwang pamilya',
  'Families earn ₱20,000 a month on average',
  'A teacher earns ₱27,000 a month',
  'The company earned ₱4 million in 2025 and lost ₱1 million in 2024.',
  'No plan may promise more than 24% a year.',
  'If a plan fails, ₱2,000 can become ₱0.',
  'If half of the shops fail, ₱2,000 becomes ₱1,000.',
  'Users grew 20% a year.',
  'Chats rose 12% in a month.',
]

const judge = (text: string, mayStateApproval = false) =>
  judgeWording([{ field: 'text', text }], { hasSource: true, mayStateApproval })
const refusalsIn = (text: string, mayStateApproval?: boolean) =>
  judge(text, mayStateApproval).refusals.map(({ name }) => name)
const marksIn = (text: string) => judge(text).marks.map(({ figures }) => figures.words)

describe('a return claim', () => {
  test.each(returnClaims.filter((text) => !missedReturnClaims.includes(text)))(
    'is marked: %s',
    (text) => {
      expect(marksIn(text)).not.toEqual([])
    },
  )

  test('is marked by its own words, in the middle of a text too', () => {
    expect(
      marksIn('We are glad that you are here. Deposit 2,000, receive 14,000. Ask us how!'),
    ).toEqual(['Deposit 2,000, receive 14,000'])
    expect(marksIn('Kumusta po! Kumita ng 30% kada buwan dito.')).toEqual([
      'Kumita ng 30% kada buwan',
    ])
    expect(judge('Double your money, guaranteed.')).toEqual({
      refusals: [{ name: 'claims-guarantee', field: 'text', figures: { words: 'guaranteed' } }],
      marks: [{ name: 'claims-return', field: 'text', figures: { words: 'Double your money' } }],
    })
  })

  test('is marked and never refused', () => {
    expect(refusalsIn('Deposit ₱2,000 and receive ₱2,001. 6% a year.')).toEqual([])
  })

  test('is still missed where the list says so', () => {
    expect(missedReturnClaims.filter((text) => marksIn(text).length > 0)).toEqual([])
    expect(missedReturnClaims.filter((text) => !returnClaims.includes(text))).toEqual([])
  })
})

describe('an ordinary sentence', () => {
  test.each([...ordinarySentences, ...approvalDenials])('is not refused: %s', (text) => {
    expect(refusalsIn(text)).toEqual([])
  })

  test('is marked only where the list says so', () => {
    expect(
      [...ordinarySentences, ...approvalDenials].filter((text) => marksIn(text).length > 0),
    ).toEqual(markedOrdinarySentences)
  })
})

test('the corpus holds more ordinary sentences than claims, each once', () => {
  expect(returnClaims.length).toBeGreaterThan(60)
  expect(ordinarySentences.length).toBeGreaterThan(120)
  for (const list of [
    returnClaims,
    ordinarySentences,
    approvalClaims,
    backingClaims,
    approvalDenials,
  ])
    expect(new Set(list).size).toBe(list.length)
})

describe('who approved the company and who answers for the money', () => {
  test.each(approvalClaims)('is stated by a registration alone: %s', (text) => {
    expect(refusalsIn(text)).toEqual(['claims-approval'])
    expect(refusalsIn(text, true)).toEqual([])
  })

  test.each(backingClaims)('is stated nowhere: %s', (text) => {
    expect(refusalsIn(text)).toContain('claims-backing')
    expect(refusalsIn(text, true)).toContain('claims-backing')
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
  for (const text of hostile) judge(text.slice(0, 1200))
  // Count only the CPU time of this thread, not what else the machine does.
  const begin = process.threadCpuUsage()
  for (const text of hostile) judge(text.slice(0, 1200))
  const { user, system } = process.threadCpuUsage(begin)
  expect((user + system) / hostile.length, 'microseconds').toBeLessThan(100_000)
})
