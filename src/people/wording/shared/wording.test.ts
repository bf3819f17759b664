import { describe, expect, test } from 'vitest'
import { judgeWording, type WordingFinding } from './rules.ts'

const findClaims = (text: string, hasSource = false): WordingFinding[] =>
  judgeWording([{ field: 'text', text }], { hasSource }).refusals
const kindsOf = (text: string, hasSource?: boolean): string[] =>
  findClaims(text, hasSource).map(({ name }) => name.replace('claims-', ''))

describe('a claim', () => {
  test.each([
    ['Guaranteed returns', 'guarantee'],
    ['We guarantee your payout', 'guarantee'],
    ['guaranteed!', 'guarantee'],
    ['100% sure', 'guarantee'],
    ['100 % legit', 'guarantee'],
    ['Sure win every day', 'guarantee'],
    ['assured income', 'guarantee'],
    ['Your profit is certain', 'guarantee'],
    ['Garantisado ang kita', 'guarantee'],
    ['Garantisadong payout', 'guarantee'],
    ['Ginagarantiyahan namin ito', 'guarantee'],
    ['Siguradong kita', 'guarantee'],
    ['Sigurado ang kita', 'guarantee'],
    ['Tiyak na kikita ka', 'guarantee'],
    ['Panalo ka rito', 'guarantee'],
    ['Sandaang porsiyento sigurado', 'guarantee'],
    ['A risk-free plan', 'risk-free'],
    ['no risk', 'risk-free'],
    ['Zero risk for you', 'risk-free'],
    ['You cannot lose', 'risk-free'],
    ["You can't lose", 'risk-free'],
    ['Your capital is protected', 'risk-free'],
    ['Principal is safe', 'risk-free'],
    ['Your deposit is secured', 'risk-free'],
    ['Your capital is never at risk', 'risk-free'],
    ['Walang panganib', 'risk-free'],
    ['Walang lugi, walang talo', 'risk-free'],
    ['Hindi ka malulugi', 'risk-free'],
    ['Di ka matatalo', 'risk-free'],
    ['Wala kang talo', 'risk-free'],
    ['Wala pong risk', 'risk-free'],
    ['Hindi po kayo malulugi', 'risk-free'],
    ['Hindi kayo po malulugi', 'risk-free'],
    ['Hurry!', 'urgency'],
    ['Only 3 slots left', 'urgency'],
    ['Last chance to join', 'urgency'],
    ['Act now', 'urgency'],
    ["Don't miss this", 'urgency'],
    ['Offer ends soon', 'urgency'],
    ['12 people are viewing this', 'urgency'],
    ['Magmadali na', 'urgency'],
    ['Huling pagkakataon', 'urgency'],
    ['Limitado ang slots', 'urgency'],
    ['Huwag palampasin', 'urgency'],
    ['Ngayong araw lang', 'urgency'],
    ['Paubos na', 'urgency'],
    ["Philippines' Most Trusted", 'superlative'],
    ['#1 wallet', 'superlative'],
    ['No. 1 in Manila', 'superlative'],
    ['the best wallet', 'superlative'],
    ['Award-winning', 'superlative'],
    ['Pinakamapagkakatiwalaan', 'superlative'],
    ['Numero uno', 'superlative'],
    ['Nangunguna sa Pilipinas', 'superlative'],
    ['Pinakamataas na kita', 'superlative'],
  ] as const)('is found in "%s" (%s)', (text, kind) => {
    expect(kindsOf(text)).toContain(kind)
  })

  test('has the words of the text', () => {
    expect(findClaims('All of it is GUARANTEED, and you must hurry up.')).toEqual([
      { name: 'claims-guarantee', field: 'text', figures: { words: 'GUARANTEED' } },
      { name: 'claims-urgency', field: 'text', figures: { words: 'hurry' } },
    ])
  })
})

describe('a text written around the word list', () => {
  test.each([
    'g u a r a n t e e d',
    'G.U.A.R.A.N.T.E.E.D',
    'g-u-a-r-a-n-t-e-e-d',
    'gua-ranteed',
    'guar anteed',
    'gu4ranteed',
    'gu@r@nt33d',
    'guaranteeeed',
    'GUARANTEED',
    'ｇｕａｒａｎｔｅｅｄ',
    'guаrаntееd',
    'guara\u200Dnteed',
    'guáránteed',
    '𝐠𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝',
    'ɢᴜᴀʀᴀɴᴛᴇᴇᴅ',
    'guarantee\u00ADd',
    'guarant*ed',
    'garanteed',
    'g a r a n t i s a d o',
    'g4rantisado',
    'garantisadong-garantisado',
    'risk free',
    'riskfree',
    'risk_free',
    'r i s k f r e e',
    'r1sk-free',
    'rısk-free',
    'RISK\nFREE',
    '$ure win',
    'suuuure win',
    'w4lang lugi',
    'walang-lugi',
    'wa1ang ta1o',
    'h u r r y',
    '100%sure',
    '1OO% sure'.replace('OO', '00'),
  ])('is found: %j', (text) => {
    expect(findClaims(`Join us. ${text} for you.`)).toHaveLength(1)
  })
})

describe('no claim', () => {
  test.each([
    'Returns are not guaranteed.',
    'No return is guaranteed.',
    'We do not guarantee a return.',
    'This is not a guarantee.',
    'There is no guarantee.',
    'The payout cannot be guaranteed.',
    'Nothing here is guaranteed.',
    "It isn't guaranteed",
    'Without any guarantee',
    'It is neither promised nor guaranteed.',
    'Hindi garantisado ang kita.',
    'Hindi namin ginagarantiyahan ang tubo.',
    'Walang garantiya.',
    'Hindi ito garantiya.',
    'Walang kita na garantisado.',
    'This plan is not risk-free.',
    'No investment is risk-free.',
    'It is never without risk.',
    'Hindi ito walang panganib.',
    'Do not rush.',
    'There is no need to hurry.',
    'Huwag magmadali.',
    'Hindi kailangang magmadali.',
    'Make sure returns are entered twice.',
    'Are you sure?',
    'Sigurado ka ba?',
    'Tiyaking tama ang halaga.',
    'In certain investments you can lose money.',
    'You can lose all of it.',
    'May panganib na malugi.',
    'Maaari kang malugi.',
    'Never lose your phone.',
    'Never put at risk what you need.',
    'The principal is what you deposit.',
    'Minimum: the largest amount is 5,000.',
    'Pinakamababang deposito',
    'Now available',
    'Invest Now',
    'Register Now',
    'Mag-invest',
    'An asterisk frees nobody.',
    'The last day of the term',
    'Open until 5:00 PM',
    'Techno riskers',
    'Kakaunti ang bayarin',
  ])('is found in "%s"', (text) => {
    expect(findClaims(text)).toEqual([])
  })

  test.each([
    'Not only guaranteed but fast',
    'No fees, guaranteed returns',
    'No limits! Guaranteed.',
    'Hindi lang garantisado',
    'Walang bayad, garantisadong kita',
    'Nothing is not guaranteed',
    'There is not one peso of risk: guaranteed',
    'Hindi hindi garantisado',
    'You will never be without guaranteed income',
  ])('is taken back by the denial of something else: "%s"', (text) => {
    expect(kindsOf(text)).toContain('guarantee')
  })
})

test('a source allows a superlative, and nothing else', () => {
  const text = 'The most trusted wallet, guaranteed, without risk. Hurry!'
  expect(kindsOf(text, true)).toEqual(['guarantee', 'risk-free', 'urgency'])
  expect(kindsOf(text)).toEqual(['superlative', 'guarantee', 'risk-free', 'urgency'])
})

test('a finding names the field and the words', () => {
  expect(
    judgeWording(
      [
        { field: 'risk.en', text: 'none' },
        { field: 'risk.fil', text: 'Walang panganib' },
      ],
      { hasSource: true },
    ),
  ).toEqual({
    refusals: [
      { name: 'claims-risk-free', field: 'risk.fil', figures: { words: 'Walang panganib' } },
    ],
    marks: [],
  })
})

test('a long text is judged within a few milliseconds, however it was made', () => {
  const hostile = [
    'a '.repeat(600),
    'no '.repeat(400),
    'g-'.repeat(600),
    'only x '.repeat(170),
    'guarante'.repeat(150),
    ' '.repeat(1200),
    'sure '.repeat(240),
    '1'.repeat(1200),
    'a1'.repeat(600),
  ]
  // Count only the CPU time of this thread, not what else the machine does.
  const begin = process.threadCpuUsage()
  for (const text of hostile) findClaims(text.slice(0, 1200))
  const { user, system } = process.threadCpuUsage(begin)
  expect((user + system) / hostile.length, 'microseconds').toBeLessThan(100_000)
})
