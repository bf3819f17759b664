import { expect, test } from 'vitest'
import { question } from '../../tests/content-town.ts'
import { judgeBody, publicTexts, type Beside } from './rules-judge.ts'
import type { ContentSaid } from './rules-edit.ts'

const beside: Beside = { source: '', sourceDate: '', capBasisPoints: 2400, now: new Date('2026-11-22T04:00:00Z') }
const found = (said: ContentSaid, more: Partial<Beside> = {}) => judgeBody(said, { ...beside, ...more }).map(({ name, field }) => `${field}: ${name}`)

const registration = (more: object = {}): ContentSaid => ({
  kind: 'registration',
  body: {
    regulator: 'Bangko Sentral ng Pilipinas', number: 'OPS-2025-014', permits: { en: 'To move payments.', fil: '' }, doesNotPermit: { en: 'To take investments.', fil: '' },
    documentLink: '', checkLink: 'https://bsp.example.ph/list', issuedOn: '2025-01-15', expiresOn: '', position: 0, ...more,
  },
})
const about = (more: object = {}): ContentSaid => ({
  kind: 'about',
  body: { tagline: { en: '', fil: '' }, hours: { en: '', fil: '' }, emergency: { en: '', fil: '' }, address: { en: '', fil: '' }, contactEmail: '', contactPhone: '', registeredOn: '', ...more },
})

test('a text with a figure, in either language and in any script, needs a source and its day', () => {
  expect(found(question())).toEqual([])
  for (const en of ['Paid in 6 hours?', 'Paid in ⅔ of a day?', 'Paid in ٦ hours?']) expect(found(question(en))).toEqual(['source: source-missing', 'sourceDate: source-date-missing'])
  expect(found(question('How long?', { fil: 'Sa loob ng 6 oras?' }))).toContain('source: source-missing')
  expect(found(question('Paid in 6 hours?'), { source: 'Our book', sourceDate: '2026-11-21' })).toEqual([])
  expect(found(about({ contactPhone: '0917 000 0001' }))).toEqual(['source: source-missing', 'sourceDate: source-date-missing'])
})

test('news have their source in themselves, and of a registration it is said when somebody looked it up', () => {
  const news: ContentSaid = { kind: 'news', body: { title: { en: 'Rate cut by 25 points', fil: '' }, publisher: 'The Paper', link: 'https://paper.example.ph/1', publishedOn: '2026-11-20', position: 0 } }
  expect(found(news)).toEqual([])
  expect(found(registration())).toEqual(['sourceDate: source-date-missing'])
  expect(found(registration(), { sourceDate: '2026-11-22' })).toEqual([])
  expect(found(registration({ expiresOn: '2026-11-21' }), { sourceDate: '2026-11-22' })).toEqual(['expiresOn: registration-over'])
})

test('English is never missing, and what may stay empty may', () => {
  expect(found(question('', { fil: 'Ano ito?' }))).toEqual(['question.en: english-missing'])
  expect(found(question(''))).toEqual(['question.en: text-missing'])
  expect(found(about())).toEqual([])
  expect(found(about({ tagline: { en: '', fil: 'Wallet ninyo' } }))).toEqual(['tagline.en: english-missing'])
})

test('a day that is none, or that is still to come in Manila, is found', () => {
  expect(found(registration({ issuedOn: '2026-02-30' }), { sourceDate: '2026-11-22' })).toEqual(['issuedOn: no-such-day'])
  expect(found(registration(), { sourceDate: '2026-11-23' })).toEqual(['sourceDate: day-ahead'])
  expect(found(registration(), { sourceDate: '2026-11-23', now: new Date('2026-11-22T16:30:00Z') })).toEqual([])
})

test('claims are found in every text that is shown, also in the source; a superlative with a source is none', () => {
  expect(found(question('Is it guaranteed?'))).toEqual(['question.en: claims-guarantee'])
  expect(found(question('Ano?', { answer: 'Our returns are risk-free.' }))).toEqual(['answer.en: claims-risk-free'])
  expect(found(question('How?'), { source: 'Guaranteed by us', sourceDate: '2026-11-22' })).toEqual(['source: claims-guarantee'])
  expect(found(question('Are you the most trusted?'))).toEqual(['question.en: claims-superlative'])
  expect(found(question('Are you the most trusted?'), { source: 'Survey of The Paper', sourceDate: '2026-11-01' })).toEqual([])
})

test('no text that people read escapes, and links are none', () => {
  expect(publicTexts(registration({ documentLink: 'https://x.example/9' })).map(({ field }) => field)).toEqual(['regulator', 'number', 'permits.en', 'permits.fil', 'doesNotPermit.en', 'doesNotPermit.fil'])
  expect(publicTexts(about()).map(({ field }) => field)).toContain('contactPhone')
})
