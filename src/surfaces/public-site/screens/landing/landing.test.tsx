import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Published } from '#content/content/shared/rules.ts'
import {
  keyFigureNames,
  type FigureValue,
  type KeyFigureName,
} from '#content/figures/shared/rules.ts'
import type { PlanBody } from '#content/plans/shared/rules.ts'
import {
  pageParts,
  type PageFrame,
  type PageLanguage,
  type PublicSite,
} from '../../shared/rules-page.ts'
import { HowFigures } from '../page/how-figures.tsx'
import { Part } from './landing.tsx'

const madeAt = new Date('2026-11-22T02:10:00Z')
const anchors = [
  'home',
  'payouts',
  'plans',
  'banks',
  'news',
  'market',
  'proofs',
  'testimonials',
  'notifications',
  'about',
  'legal',
  'contact',
]

describe.each(['en', 'fil'] as const)('the first page in %s', (language) => {
  test('nothing on it has a figure without a source, empty or full', () => {
    for (const site of [empty, full]) {
      expect(looseFigures(landing(site, language))).toEqual([])
      expect(
        looseFigures(
          renderToStaticMarkup(<HowFigures site={site} frame={{ ...frame, language }} />),
        ),
      ).toEqual([])
    }
  })

  test('its sections stand in the order of the specification, under one title', () => {
    for (const site of [empty, full]) {
      const page = landing(site, language)
      expect([...page.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual(anchors)
      expect(page.match(/<h1/g)).toHaveLength(1)
    }
  })

  test('every entry, figure and line that is shown says how we know', () => {
    const page = landing(full, language)
    const known = new Set(
      [...page.matchAll(/<details data-source="([^"]+)"/g)].map(([, source]) => source),
    )
    // A line of the feed is told once for all lines, below them; what is an example says so itself.
    const shown = [...page.matchAll(/data-source="([^"]+)"/g)]
      .map(([, source]) => String(source))
      .filter((source) => !/^(payout:|example$|setting:|rule:)/.test(source))
    expect(shown.filter((source) => !known.has(source))).toEqual([])
  })
})

test('an empty installation shows zero, and no plan, payout, testimonial, news or registration', () => {
  const page = landing(empty, 'en')
  expect(page).toContain('₱0.00')
  expect(page).not.toMatch(/data-source="(entry|market|payout|proof|testimonial):/)
  expect(page).toContain('No registration has been entered')
  expect(page).toContain('This list is never filled with examples.')
})

test('who opens the page is asked to invest only where there is a plan', () => {
  const home = (site: PublicSite) =>
    renderToStaticMarkup(<Part part="home" site={site} frame={frame} />)
  expect(home(full)).toContain('>Start Investing</a>')
  expect(home(empty)).not.toMatch(/invest/i)
  expect(home(empty)).toMatch(/href="\/register"[^>]*>Register Now</)
})

test('a plan shows its term, worst case and risk in the size of its return', () => {
  const page = landing(full, 'en')
  const line = (label: string) =>
    new RegExp(`<div class="([^"]*)"><dt class="([^"]*)">${label}</dt><dd class="([^"]*)">`)
      .exec(page)
      ?.slice(1)
  expect(line('Return a year')).toBeDefined()
  for (const label of [
    'Term',
    'Projected payout',
    String.raw`Return in the whole term \(ROI\)`,
    'Worst case',
  ])
    expect(line(label), label).toEqual(line('Return a year'))
  expect(line('Risk')?.join(' ')).not.toMatch(/text-(xs|sm)/)
  expect(line('Return a year')?.join(' ')).not.toMatch(/text-(lg|xl|2xl|3xl)/)
  expect(page).toContain('6.09%')
})

test('what was written in English only is marked as English on the Filipino page', () => {
  expect(landing(full, 'fil')).toContain('<span lang="en">A bad harvest can reduce it.</span>')
})

test('what staff wrote is text, whatever it looks like', () => {
  const name = { en: '<img src=x onerror=alert(1)>', fil: '' }
  const page = landing(
    { ...full, plans: full.plans.map((plan) => ({ ...plan, body: { ...plan.body, name } })) },
    'en',
  )
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;img src=x')
})

const frame: PageFrame = {
  language: 'en',
  path: '/',
  serial: 0,
  built: { script: '', fonts: [], styles: '' },
}

function landing(site: PublicSite, language: PageLanguage): string {
  return pageParts
    .map((part) =>
      renderToStaticMarkup(<Part part={part} site={site} frame={{ ...frame, language }} />),
    )
    .join('')
}

/** Every text with a digit that stands inside of no element with a source. */
function looseFigures(html: string): string[] {
  const within: boolean[] = []
  const loose: string[] = []
  for (const [, close, tag = '', attributes = '', text] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (/\d/.test(text.replaceAll(/&#?\w+;/g, '')) && !within.includes(true)) loose.push(text)
    } else if (close) within.pop()
    else if (!/^(br|img|hr|input|meta|link)$/.test(tag) && !attributes.endsWith('/'))
      within.push(attributes.includes('data-source="'))
  }
  return loose
}

function figuresOf(values: Record<KeyFigureName, FigureValue>): PublicSite['figures'] {
  return keyFigureNames.map((name) => ({ name, value: values[name], asOf: madeAt }))
}

const notEnough: FigureValue = { unit: 'not-enough', cases: 0, needed: 10 }
const none: FigureValue = { unit: 'count', count: 0 }
const empty: PublicSite = {
  mode: 'live',
  madeAt,
  publicUrl: 'https://kaban.example',
  company: {
    siteName: 'Kaban',
    supportEmail: '',
    supportPhone: '',
    businessHours: '',
    maintenance: false,
    maintenanceMessage: '',
    minimumDepositCentavos: 500_00n,
    minimumWithdrawalCentavos: 5_000_00n,
    maximumWithdrawalCentavos: 500_000_00n,
  },
  about: null,
  plans: [],
  cap: { basisPoints: 2400, entry: null },
  news: [],
  faq: [],
  registrations: [],
  highlights: [],
  market: [],
  figures: figuresOf({
    clients: none,
    'paid-out': { unit: 'centavos', centavos: 0n },
    payouts: none,
    'success-rate': notEnough,
    'payout-median': notEnough,
    'payout-slow': notEnough,
    since: { unit: 'none' },
  }),
  payouts: [],
  proofs: [],
  testimonials: { shown: [], count: 0, averageHundredths: null },
}

const both = (en: string, fil = '') => ({ en, fil })
function published<Body>(
  entryId: string,
  body: Body,
): Omit<Published<'plan'>, 'body'> & { body: Body } {
  return {
    entryId,
    version: 2,
    body,
    source: 'https://example.ph/report',
    sourceDate: '2026-11-01',
    author: 'A. R.',
    approver: 'B. C.',
    publishedAt: madeAt,
    sample: true,
  }
}
const harvest: PlanBody = {
  name: both('Harvest 180', 'Ani 180'),
  depositCentavos: 5_000_00n,
  termDays: 180,
  projectedPayoutCentavos: 5_147_95n,
  worstPayoutCentavos: 3_500_00n,
  worstCase: both('More than 1 in 4 growers cannot repay.', 'Higit sa 1 sa 4 ang hindi makabayad.'),
  returnSource: both('Loans to growers.'),
  fees: both('1% of the payout.'),
  risk: both('A bad harvest can reduce it.'),
  isPopular: true,
  position: 1,
}
const full: PublicSite = {
  ...empty,
  mode: 'sample',
  company: {
    ...empty.company,
    supportEmail: 'help@sample.test',
    supportPhone: '+63 2 8123 4567',
    businessHours: 'Mon-Fri 8-5',
  },
  about: published('about', {
    tagline: both('Since 2024'),
    hours: both('Mon-Fri 8 AM-8 PM'),
    emergency: both('24/7'),
    address: both('Street 1'),
    contactEmail: '',
    contactPhone: '+63 917 000 0000',
    registeredOn: '2024-11-10',
  }),
  plans: [published('plan', harvest)],
  cap: {
    basisPoints: 1200,
    entry: published('cap', { capBasisPoints: 1200, reason: both('Twice the 6% of banks.') }),
  },
  news: [
    published('news', {
      title: both('Rice at 48 pesos'),
      publisher: 'Bulletin 24',
      link: 'https://example.ph/1',
      publishedOn: '2026-11-18',
      position: 1,
    }),
  ],
  faq: [
    published('faq', { question: both('From 18 years?'), answer: both('From 18.'), position: 1 }),
  ],
  registrations: [
    published('registration', {
      regulator: 'SEC 1',
      number: 'CS-1',
      permits: both('Rule 1.'),
      doesNotPermit: both('Rule 2.'),
      documentLink: 'https://example.ph/2',
      checkLink: 'https://example.ph/3',
      issuedOn: '2024-11-10',
      expiresOn: '2025-11-10',
      position: 1,
    }),
  ],
  highlights: [
    published('highlight', { title: both('Branch 1'), text: both('Since 2025.'), position: 1 }),
  ],
  market: [
    {
      figureId: 'psei',
      name: 'PSEi',
      value: '6523.75',
      decimals: 2,
      unit: 'points',
      changePercent: '-0.5',
      source: 'https://example.ph/4',
      asOf: madeAt,
      author: 'A. R.',
      approver: 'B. C.',
      sample: true,
    },
  ],
  figures: figuresOf({
    clients: { unit: 'count', count: 12 },
    'paid-out': { unit: 'centavos', centavos: 123_456_50n },
    payouts: { unit: 'count', count: 14 },
    'success-rate': { unit: 'share', basisPoints: 9333, cases: 15 },
    'payout-median': { unit: 'duration', ms: 7_200_000, cases: 14 },
    'payout-slow': { unit: 'duration', ms: 39_600_000, cases: 14 },
    since: { unit: 'day', instant: madeAt },
  }),
  payouts: [
    {
      id: 'p1',
      maskedName: 'M••• S•••',
      amountFromCentavos: 5_000_00n,
      channel: { kind: 'named', name: 'GCash' },
      completedHour: madeAt,
      sample: true,
    },
  ],
  proofs: [
    {
      id: 'r1',
      maskedName: 'M••• S•••',
      amountFromCentavos: 5_000_00n,
      completedOn: madeAt,
      verifyCode: 'ABC',
      sample: true,
    },
  ],
  testimonials: {
    shown: [
      {
        testimonialId: 't1',
        shownName: 'Maria S.',
        location: 'Purok 2',
        text: 'Paid in 3 hours.',
        rating: 4,
        language: 'en',
        writtenAt: madeAt,
        sample: true,
      },
    ],
    count: 1,
    averageHundredths: 400,
  },
}
