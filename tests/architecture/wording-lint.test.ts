/** Checks that the site's own texts follow the rules for the operator's texts. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeWording } from '#people/wording/shared/rules.ts'
import { ownSentences, quotedTexts, type Sentence } from './sentences.ts'

const sentences = ownSentences(path.resolve(import.meta.dirname, '../..'))

/** Sentences that deny or forbid a claim in a way that the lists do not recognise. */
const allowed: readonly { text: RegExp; claims: readonly string[]; why: string }[] = [
  {
    text: /^- It earns no interest[^]*It is not a loan, a guarantee or advice/,
    claims: ['guarantee'],
    why: 'the "not" is before the whole list',
  },
  {
    text: /Hindi ito utang, garantiya, o payo/,
    claims: ['garantiya'],
    why: 'the same in Filipino',
  },
  {
    text: /^Call itself sure or risk-free/,
    claims: ['risk-free', 'hurry'],
    why: 'what no plan may do',
  },
  {
    text: /^Tawagin ang sarili na sigurado o walang panganib/,
    claims: ['walang panganib'],
    why: 'the same in Filipino',
  },
]

test('truth test 8: our English and Filipino texts make no forbidden claim', () => {
  expect(claimsOf(sentences)).toEqual([])
})

test('every exception is still needed', () => {
  const texts = sentences.map(({ text }) => text)
  expect(
    allowed.filter(
      ({ text, claims }) =>
        !texts.some(
          (one) => text.test(one) && found(one).some(({ words }) => claims.includes(words)),
        ),
    ),
  ).toEqual([])
})

test('words in both languages, mails, documents and public pages are checked', () => {
  const files = new Set(sentences.map(({ file }) => file))
  for (const file of [
    'src/surfaces/public-site/shared/words-plans.ts',
    'src/surfaces/public-site/shared/words-plans.fil.ts',
    'src/surfaces/public-site/server/documents/terms.fil.md',
    'src/money/withdrawals/shared/record-words.ts',
    'src/main/server/start/launch-words.ts',
    'src/content/plans/shared/words.fil.ts',
    'src/people/safeguards/server/security-mail.ts',
    'src/people/safeguards/server/company-access-mail.ts',
  ])
    expect(files).toContain(file)
})

test('finds a claim anywhere in a words file', () => {
  const planted = [
    `export const words = { title: 'Guaranteed returns', }`,
    'export const words = { text: (days: number) => `Paid in ${days > 1 ? `${days} days, ' +
      'risk-free` : "a day"}. It\'s fine.`, }',
    `export const words = { en: 'It is risk-' +\n  'free' }`,
    `// Garantisado is only a remark\nexport const words = { fil: "Huwag palampasin, 'di ba?" }`,
  ]
  const found = planted.map(
    (source, at) =>
      claimsOf(quotedTexts(source).map((text) => ({ file: String(at), text }))).length,
  )
  expect(found).toEqual([1, 1, 1, 1])
})

function found(text: string): { name: string; words: string }[] {
  const { refusals, marks } = judgeWording([{ field: '', text }], { hasSource: false })
  return [...refusals, ...marks].map(({ name, figures }) => ({ name, words: figures.words }))
}

function claimsOf(sentences: readonly Sentence[]): string[] {
  const fileOfText = new Map(
    sentences.filter(({ text }) => !isName(text)).map(({ file, text }) => [text, file]),
  )
  return [...fileOfText].flatMap(([text, file]) => {
    const excused = allowed.filter((one) => one.text.test(text)).flatMap(({ claims }) => claims)
    return found(text)
      .filter(({ words }) => !excused.includes(words))
      .map(({ name, words }) => `${file}: ${name} “${words}” in “${text.slice(0, 120)}”`)
  })
}

/** Returns true for the name of a refusal or a file, which is not a sentence. */
const isName = (text: string): boolean => /^[a-z0-9./-]+$/.test(text)
