import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { frame, landing } from '#tests/fixtures/landing-page.tsx'
import { emptySite, fullSite } from '#tests/fixtures/public-sites.ts'
import type { PageLanguage, PublicSite } from '../../shared/rules-page.ts'
import { fillSlots } from '../page/fill-slots.tsx'
import { HowFigures } from '../page/how-figures.tsx'
import { Part } from './landing.tsx'

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
  test('every figure has a source, with and without content', () => {
    for (const site of [emptySite, fullSite]) {
      expect(looseFigures(landing(site, language))).toEqual([])
      expect(
        looseFigures(
          renderToStaticMarkup(<HowFigures site={site} frame={{ ...frame, language }} />),
        ),
      ).toEqual([])
    }
  })

  test('the sections are in the order of the specification, under one title', () => {
    for (const site of [emptySite, fullSite]) {
      const page = landing(site, language)
      expect([...page.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)).toEqual(anchors)
      expect(page.match(/<h1/g)).toHaveLength(1)
    }
  })

  test('every entry, figure and line names its source', () => {
    const page = landing(fullSite, language)
    const known = new Set(
      [...page.matchAll(/<details data-source="([^"]+)"/g)].map(([, source]) => source),
    )
    // The feed explains its lines once, below them. Examples are marked as examples.
    const shown = [...page.matchAll(/data-source="([^"]+)"/g)]
      .map(([, source]) => String(source))
      .filter((source) => !/^(payout:|example$|setting:|rule:)/.test(source))
    expect(shown.filter((source) => !known.has(source))).toEqual([])
  })
})

test('an empty installation shows zero, and no plans, payouts, testimonials or news', () => {
  const page = landing(emptySite, 'en')
  expect(page).toContain('₱0.00')
  expect(page).not.toMatch(/data-source="(entry|market|payout|proof|testimonial):/)
  expect(page).toContain('No registration has been entered')
  expect(page).toContain('This list is never filled with examples.')
})

test('the page invites readers to invest only when there is a plan', () => {
  const home = (site: PublicSite) =>
    renderToStaticMarkup(<Part part="home" site={site} frame={frame} />)
  expect(home(fullSite)).toContain('>Start Investing</a>')
  expect(home(emptySite)).not.toMatch(/invest/i)
  expect(home(emptySite)).toMatch(/href="\/register"[^>]*>Register Now</)
})

test('who has signed in goes straight to the plan, staff to the console', () => {
  const seen = (kind: 'user' | 'admin') =>
    fillSlots(landing(fullSite, 'en'), {
      language: 'en',
      theme: 'system',
      left: undefined,
      reader: { kind, fullName: 'Maria Santos', email: 'maria@sample.test', avatarId: null },
    })
  expect(seen('user')).toMatch(/href="\/dashboard\/investments\/plans\?plan=plan"[^>]*>Invest Now</)
  expect(seen('admin')).toMatch(/href="\/admin\/dashboard"[^>]*>Invest Now</)
  for (const kind of ['user', 'admin'] as const) expect(seen(kind)).not.toContain('/register?')
})

test('the ticker and the market figures name a figure in the language of the page', () => {
  const texts = (language: PageLanguage, more: object = {}) => {
    const market = fullSite.market.map((figure) => ({ ...figure, ...more }))
    return (['ticker', 'market'] as const).map((part) =>
      renderToStaticMarkup(
        <Part part={part} site={{ ...fullSite, market }} frame={{ ...frame, language }} />,
      ),
    )
  }
  for (const text of texts('en')) {
    expect(text).toMatch(/PSEi.*points/)
    expect(text).not.toMatch(/Indeks|puntos/)
  }
  for (const text of texts('fil')) {
    expect(text).toMatch(/Indeks ng PSE.*puntos/)
    expect(text).not.toMatch(/PSEi|points/)
  }
  for (const text of texts('fil', { nameFil: '', unitFil: '' }))
    expect(text).toMatch(/PSEi.*points/)
})

test('text without a translation is marked as English on the Filipino page', () => {
  expect(landing(fullSite, 'fil')).toContain('<span lang="en">A bad harvest can reduce it.</span>')
})

test('text written by staff is never HTML', () => {
  const name = { en: '<img src=x onerror=alert(1)>', fil: '' }
  const page = landing(
    {
      ...fullSite,
      plans: fullSite.plans.map((plan) => ({ ...plan, body: { ...plan.body, name } })),
    },
    'en',
  )
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&lt;img src=x')
})

/** Returns every text with a digit outside elements with a source. */
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
