import { expect, test } from 'vitest'
import { question } from '#tests/fixtures/people/content-fixture.ts'
import { plan } from '#tests/fixtures/people/plan-fixture.ts'
import type { EntryContent } from './rules-edit.ts'
import { judgeBody, marksOf, publicTexts, type JudgeContext } from './rules-judge.ts'

const beside: JudgeContext = {
  source: '',
  sourceDate: '',
  capBasisPoints: 2400,
  now: new Date('2026-11-22T04:00:00Z'),
}
const found = (content: EntryContent, more: Partial<JudgeContext> = {}) =>
  judgeBody(content, { ...beside, ...more }).map(({ name, field }) => `${field}: ${name}`)

const registration = (more: object = {}): EntryContent => ({
  kind: 'registration',
  body: {
    regulator: 'Bangko Sentral ng Pilipinas',
    number: 'OPS-2025-014',
    permits: { en: 'To move payments.', fil: '' },
    doesNotPermit: { en: 'To take investments.', fil: '' },
    documentLink: '',
    checkLink: 'https://bsp.example.ph/list',
    issuedOn: '2025-01-15',
    expiresOn: '',
    position: 0,
    ...more,
  },
})
const about = (more: object = {}): EntryContent => ({
  kind: 'about',
  body: {
    tagline: { en: '', fil: '' },
    hours: { en: '', fil: '' },
    emergency: { en: '', fil: '' },
    address: { en: '', fil: '' },
    contactEmail: '',
    contactPhone: '',
    registeredOn: '',
    ...more,
  },
})

test('a text with a figure in any language or script needs a source and its date', () => {
  expect(found(question())).toEqual([])
  for (const en of ['Paid in 6 hours?', 'Paid in ⅔ of a day?', 'Paid in ٦ hours?'])
    expect(found(question(en))).toEqual([
      'source: source-missing',
      'sourceDate: source-date-missing',
    ])
  expect(found(question('How long?', { fil: 'Sa loob ng 6 oras?' }))).toContain(
    'source: source-missing',
  )
  expect(
    found(question('Paid in 6 hours?'), { source: 'Our book', sourceDate: '2026-11-21' }),
  ).toEqual([])
  expect(found(about({ contactPhone: '0917 000 0001' }))).toEqual([
    'source: source-missing',
    'sourceDate: source-date-missing',
  ])
})

test('news are their own source, and a registration needs the date of checking it', () => {
  const news: EntryContent = {
    kind: 'news',
    body: {
      title: { en: 'Rate cut by 25 points', fil: '' },
      publisher: 'The Paper',
      link: 'https://paper.example.ph/1',
      publishedOn: '2026-11-20',
      position: 0,
    },
  }
  expect(found(news)).toEqual([])
  expect(found(registration())).toEqual(['sourceDate: source-date-missing'])
  expect(found(registration(), { sourceDate: '2026-11-22' })).toEqual([])
  expect(found(registration({ expiresOn: '2026-11-21' }), { sourceDate: '2026-11-22' })).toEqual([
    'expiresOn: registration-over',
  ])
})

test('English texts are required, except in optional fields', () => {
  expect(found(question('', { fil: 'Ano ito?' }))).toEqual(['question.en: english-missing'])
  expect(found(question(''))).toEqual(['question.en: text-missing'])
  expect(found(about())).toEqual([])
  expect(found(about({ tagline: { en: '', fil: 'Wallet ninyo' } }))).toEqual([
    'tagline.en: english-missing',
  ])
})

test('an impossible or future date in Manila is a finding', () => {
  expect(found(registration({ issuedOn: '2026-02-30' }), { sourceDate: '2026-11-22' })).toEqual([
    'issuedOn: no-such-day',
  ])
  expect(found(registration(), { sourceDate: '2026-11-23' })).toEqual(['sourceDate: day-ahead'])
  expect(
    found(registration(), { sourceDate: '2026-11-23', now: new Date('2026-11-22T16:30:00Z') }),
  ).toEqual([])
})

test('claims are found in every public text and the source; a sourced superlative is none', () => {
  expect(found(question('Is it guaranteed?'))).toEqual(['question.en: claims-guarantee'])
  expect(found(question('Ano?', { answer: 'Our returns are risk-free.' }))).toEqual([
    'answer.en: claims-risk-free',
  ])
  expect(found(question('How?'), { source: 'Guaranteed by us', sourceDate: '2026-11-22' })).toEqual(
    ['source: claims-guarantee'],
  )
  expect(found(question('Are you the most trusted?'))).toEqual(['question.en: claims-superlative'])
  expect(
    found(question('Are you the most trusted?'), {
      source: 'Survey of The Paper',
      sourceDate: '2026-11-01',
    }),
  ).toEqual([])
})

const sourced = { source: 'Our book', sourceDate: '2026-11-01' }

const marked = (content: EntryContent, source = sourced.source) => {
  expect(found(content, { ...sourced, source })).toEqual([])
  return marksOf(content, source).map(({ field, figures }) => `${field}: ${figures.words}`)
}

test('a return claim is marked but not refused, in both languages and in the source', () => {
  expect(marked(question('What do I get?', { answer: 'Deposit 2,000, receive 14,000.' }))).toEqual([
    'answer.en: Deposit 2,000, receive 14,000',
  ])
  expect(marked(question('What do I get?', { fil: 'Kumita ng 30% kada buwan?' }))).toEqual([
    'question.fil: Kumita ng 30% kada buwan',
  ])
  expect(marked(about({ tagline: { en: 'Double your money', fil: '' } }))).toEqual([
    'tagline.en: Double your money',
  ])
  expect(
    marked({
      kind: 'highlight',
      body: { title: { en: '5% a day', fil: '' }, text: { en: 'Ask us.', fil: '' }, position: 0 },
    }),
  ).toEqual(['title.en: 5% a day'])
  expect(marked(registration({ permits: { en: 'To pay 5% a day.', fil: '' } }))).toEqual([
    'permits.en: 5% a day',
  ])
  expect(marked(question('How?'), 'Earn 5% a day')).toEqual(['source: Earn 5% a day'])
  const news = (title: string): EntryContent => ({
    kind: 'news',
    body: {
      title: { en: title, fil: '' },
      publisher: 'The Paper',
      link: 'https://paper.example.ph/1',
      publishedOn: '2026-11-20',
      position: 0,
    },
  })
  expect(marked(news('Wallet lets you earn 5% a day'))).toEqual(['title.en: earn 5% a day'])
  expect(marked(news('Inflation was 3.2% last year'))).toEqual([])
})

test('figures in the texts of a plan or the reason of a cap are marked', () => {
  const saidOf = (risk: string): EntryContent => ({
    kind: 'plan',
    body: plan({ risk: { en: risk, fil: '' } }),
  })
  // ₱5,000 for 180 days, projected to be ₱5,150: 3 %, or 6.18 % a year.
  for (const [risk, words] of [
    ['A return of 6.18% a year is not certain.', 'return of 6.18% a year'],
    ['At best you deposit ₱5,000 and receive ₱5,150.', 'deposit ₱5,000 and receive ₱5,150'],
    ['Earn 5% a month.', 'Earn 5% a month'],
    ['Deposit 2,000, receive 14,000.', 'Deposit 2,000, receive 14,000'],
    ['Double your money.', 'Double your money'],
  ] as const)
    expect(marked(saidOf(risk))).toEqual([`risk.en: ${words}`])
  const cap = (reason: string): EntryContent => ({
    kind: 'plan-cap',
    body: { capBasisPoints: 1200, reason: { en: reason, fil: '' } },
  })
  expect(marked(cap('Our lenders earn 12% a year.'))).toEqual(['reason.en: earn 12% a year'])
})

test('only a registration may claim an approval, and nothing may claim insurance', () => {
  const permits = (en: string) => registration({ permits: { en, fil: '' } })
  expect(found(permits('Licensed by the BSP to move payments.'), sourced)).toEqual([])
  expect(found(permits('Deposits are insured by PDIC.'), sourced)).toEqual([
    'permits.en: claims-backing',
  ])
  expect(
    found(
      registration({ doesNotPermit: { en: 'Deposits are not insured by the PDIC.', fil: '' } }),
      sourced,
    ),
  ).toEqual([])
  expect(
    found(about({ tagline: { en: 'BSP approved', fil: 'Aprubado ng BSP' } }), sourced),
  ).toEqual(['tagline.en: claims-approval', 'tagline.fil: claims-approval'])
  expect(found(question('How?'), { source: 'SEC accredited', sourceDate: '2026-11-01' })).toEqual([
    'source: claims-approval',
  ])
})

test('a question about insurance is allowed when the answer begins with no', () => {
  expect(
    found(
      question('Is my money insured by the PDIC?', { answer: 'No. A wallet is no bank deposit.' }),
    ),
  ).toEqual([])
  expect(
    found(question('Is my money insured by the PDIC?', { answer: 'Yes, all of it.' })),
  ).toEqual(['question.en: claims-backing'])
  expect(
    found(question('Is my money insured by the PDIC?', { answer: 'Nothing beats us.' })),
  ).toEqual(['question.en: claims-backing'])
  expect(found(question('Insured by the PDIC', { answer: 'No.' }))).toEqual([
    'question.en: claims-backing',
  ])
  expect(
    found(
      question('Can I double my money?', {
        fil: 'Nakaseguro ba ito sa PDIC?',
        answer: 'No. Nobody can promise that.',
      }),
    ),
  ).toEqual([])
})

test('public texts are complete and leave out links', () => {
  expect(
    publicTexts(registration({ documentLink: 'https://x.example/9' })).map(({ field }) => field),
  ).toEqual([
    'regulator',
    'number',
    'permits.en',
    'permits.fil',
    'doesNotPermit.en',
    'doesNotPermit.fil',
  ])
  expect(publicTexts(about()).map(({ field }) => field)).toContain('contactPhone')
})
