import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { placementTerms } from '#tests/fixtures/investing/placement-terms.ts'
import { readPdf } from '#tests/fixtures/readers/read-pdf.ts'
import type { PlacementTerms } from '../../shared/terms.ts'
import { figuresOf } from '../../shared/user/facts.ts'
import { writeFactsPdf, type FactsFile } from './facts-pdf.ts'

const sha = 'a'.repeat(64)

async function textOf(terms: PlacementTerms, change: Partial<FactsFile> = {}): Promise<string[]> {
  const dates = {
    coolingUntil: new Date('2026-11-26T00:00:00+08:00'),
    startsOn: '2026-11-26',
    dueOn: '2027-05-25',
  }
  const file = writeFactsPdf({
    terms,
    termsSha256: sha,
    figures: { ...figuresOf(terms, 10_000_00n), dates },
    company: 'Kaban',
    language: 'en',
    sample: false,
    acceptedAt: null,
    now: new Date('2026-11-23T16:00:00+08:00'),
    ...change,
  })
  const pages = readPdf(await buffer(file))
  expect(pages).toHaveLength(1)
  return pages[0] ?? []
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

test('the page says what may come back, what may be lost, and how to get out', async () => {
  const text = (await textOf(placementTerms())).join('')
  for (const part of [
    '₱10,214.04',
    'Projected, not owed',
    '₱0.00 comes back.',
    'Sample: the borrowers do not pay back, and the whole deposit is lost.',
    '20% of the return is withheld, here ₱53.50',
    'Until November 25, 2026 at 11:59 PM you can cancel',
    'the fee is ₱200.00, ₱9,800.00 comes back',
    'For leaving early: 2% of the amount.',
    'Registration: SEC, no. CR-12345, until December 31, 2027',
    '180 days, from November 26, 2026 to May 25, 2027.',
    'no deposit insurance',
    'All amounts are in Philippine pesos (PHP).',
    `fingerprint ${sha}`,
  ])
    expect(text).toContain(squeezed(part))
})

test('terms without a tax and an early exit say so', async () => {
  const terms = placementTerms({ tax: null })
  const text = (
    await textOf({ ...terms, offer: { ...terms.offer, earlyExitBasisPoints: null } })
  ).join('')
  expect(text).toContain(squeezed('Nothing is withheld.'))
  expect(text).toContain(squeezed('you cannot leave before the term ends'))
  expect(text).not.toContain(squeezed('For leaving early'))
})

test('the longest texts of a plan fit on one page, to their last word', async () => {
  const { plan, ...rest } = placementTerms()
  const long = (length: number, last: string) => {
    const text = `${'Wide words wander. '.repeat(60).slice(0, length - last.length - 1)} ${last}`
    return { en: text, fil: text }
  }
  const terms = {
    ...rest,
    plan: {
      ...plan,
      worstCase: long(400, 'worstend'),
      returnSource: long(400, 'sourceend'),
      fees: long(400, 'feesend'),
      risk: long(600, 'riskend'),
    },
  }
  for (const language of ['en', 'fil'] as const) {
    const text = (await textOf(terms, { language, sample: true })).join('')
    for (const end of ['worstend', 'sourceend', 'feesend', 'riskend', sha])
      expect(text).toContain(end)
  }
})

test('the Filipino page is in Filipino, and an accepted one names its day', async () => {
  const text = (
    await textOf(placementTerms(), {
      language: 'fil',
      acceptedAt: new Date('2026-11-20T09:00:00+08:00'),
    })
  ).join('')
  expect(text).toContain(squeezed('Pangunahing impormasyon: Ani, kalahating taon'))
  expect(text).toContain(squeezed('Mga kondisyong tinanggap noong Nobyembre 20, 2026'))
})
